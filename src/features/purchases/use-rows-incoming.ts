import { useAtomValue } from 'jotai'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { type Incoming, useIncoming } from '#parts/article/use-incoming.ts'
import { useCart } from '#parts/cart/use-cart.ts'

/** What the chosen customer has already of the articles of a list, by their id. */
export function useRowsIncoming(codes: readonly string[]): ReadonlyMap<string, Incoming> {
  const online = useAtomValue(onlineAtom)
  const { actions } = useCart()
  return useIncoming(codes, '', actions !== null, !online)
}
