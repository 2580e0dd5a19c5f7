import { useAtomValue } from 'jotai'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { type Incoming, useIncoming } from '#parts/article/use-incoming.ts'
import { useCart } from '#parts/cart/use-cart.ts'

/** Returns incoming quantities of a list's articles, by id. */
export function useRowsIncoming(codes: readonly string[]): ReadonlyMap<string, Incoming> {
  const online = useAtomValue(onlineAtom)
  const { dispatch } = useCart()
  return useIncoming(codes, '', dispatch !== null, !online)
}
