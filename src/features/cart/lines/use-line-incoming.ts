import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { type Incoming, useIncoming } from '#parts/article/use-incoming.ts'

/**
 * What the customer has coming of the articles of a cart, by the lines' id: asked for in one question once the cart stands on
 * the screen, and anew only when an article comes in. Without a network it is what this device has heard.
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
