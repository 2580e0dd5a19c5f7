import type { ResultOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useQuery } from 'urql'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { silent } from '#data/silent.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { CartFreight } from '../cart.gql.ts'
import type { FreightOff } from './checkout-totals.ts'

export type Freight = ResultOf<typeof CartFreight>['cartFreight'][number]

const silentContext = { ...silent }
const none: readonly Freight[] = []

/** Returns the freight benefits of this cart; asked once changes have arrived, never while offline. */
export const useCartFreight = (cart: CartView): readonly Freight[] => useFreight(cart).freight

function useFreight({ key, version, lines, pendingCount }: CartView) {
  const asks =
    useAtomValue(onlineAtom) && pendingCount === 0 && version !== null && lines.length > 0
  // The server has the same cart by now: two thousand lines need not be written down and sent there.
  const [{ data, fetching }, ask] = useQuery({
    query: CartFreight,
    variables: { cart: key, cartVersion: version ?? 0 },
    pause: !asks,
    requestPolicy: 'network-only',
    context: silentContext,
  })
  return {
    freight: (lines.length > 0 && data?.cartFreight) || none,
    asking: fetching,
    askAgain: ask,
  }
}

/** Returns the freight benefit of each sales organisation; `asking`: the shown one may be of an earlier cart. */
export function useFreightOff(cart: CartView): {
  off: FreightOff
  asking: boolean
  askAgain: () => void
} {
  const { freight, asking, askAgain } = useFreight(cart)
  const off = useMemo(
    () => new Map(freight.map(({ sorg, off: taken }) => [sorg, taken])),
    [freight],
  )
  return { off, asking, askAgain }
}
