import { useAtomValue } from 'jotai'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { type Coming, useComing } from '#parts/article/use-incoming.ts'
import { useCart } from '#parts/cart/use-cart.ts'

/** What the chosen customer has already of the articles of a list, by their id. */
export function useRowsComing(codes: readonly string[]): ReadonlyMap<string, Coming> {
  const online = useAtomValue(onlineAtom)
  const { actions } = useCart()
  return useComing(codes, '', actions !== null, !online)
}
