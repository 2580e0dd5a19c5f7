import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { type Incoming, useIncoming } from '#parts/article/use-incoming.ts'

/**
 * Returns the incoming quantities of a cart's articles, by line id: one query once the cart is shown, repeated only
 * for a new article. Offline it uses the stored answers.
 */
export function useLineIncoming({ key, lines }: CartView): ReadonlyMap<string, Incoming> {
  const online = useAtomValue(onlineAtom)
  const [codes, setCodes] = useState<readonly string[]>([])
  useEffect(() => {
    const asked = new Set(codes)
    const now = new Set(lines.map(({ article }) => article))
    if ([...now].some((code) => !asked.has(code))) setCodes([...now].sort())
  }, [lines, codes])
  return useIncoming(codes, key, true, !online)
}
