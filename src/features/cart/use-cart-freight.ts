import type { ResultOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useQuery } from 'urql'
import { onlineAtom } from '#app/network/network-atom.ts'
import { quiet } from '#data/quiet.ts'
import type { CartView } from '#offline/cart-view.ts'
import { CartFreight } from './cart.gql.ts'
import type { FreightOff } from './checkout-totals.ts'

export type Freight = ResultOf<typeof CartFreight>['cartFreight'][number]

const quietContext = { ...quiet }
const none: readonly Freight[] = []

/** What the server says of the freight benefits of this cart; asked once what was changed has arrived, and nothing while offline. */
export function useCartFreight({ lines, pendingCount }: CartView): readonly Freight[] {
  const online = useAtomValue(onlineAtom)
  const cartItems = useMemo(() => lines.map(({ article, sorg, qty }) => ({ article_code: article, sorg, qty })), [lines])
  const pause = !online || pendingCount > 0 || cartItems.length === 0
  const [{ data }] = useQuery({ query: CartFreight, variables: { cartItems }, pause, requestPolicy: 'network-only', context: quietContext })
  return (cartItems.length > 0 && data?.cartFreight) || none
}

/** What is taken off the freight of each sales organisation. */
export function useFreightOff(cart: CartView): FreightOff {
  const freight = useCartFreight(cart)
  return useMemo(() => new Map(freight.map(({ sorg, off }) => [sorg, off])), [freight])
}
