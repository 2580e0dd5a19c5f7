import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { useToast } from '#app/toasts/use-toast.ts'
import type { NewLine } from '#offline/cart-store.ts'
import { cartCustomerAtom, cartViewAtom, offlineAtom } from '#parts/sync/sync-state.ts'
import { canBeAdded } from './grid-line.ts'
import { contentOf, type FastOrder } from './use-fast-order.ts'

/** Lines of one article are one line of the cart. */
function linesOf(order: FastOrder): NewLine[] {
  const byArticle = new Map<string, NewLine>()
  for (const line of order.lines) {
    if (!line.product || !canBeAdded(line)) continue
    byArticle.set(line.product.id, { product: line.product, qty: (byArticle.get(line.product.id)?.qty ?? 0) + line.row.qty })
  }
  return [...byArticle.values()]
}

/** Puts what can be had into the cart, or with a name into one of its own; the rest stays in the grid. Both can be taken back. */
export function useAddOrder(order: FastOrder): (name?: string) => Promise<void> {
  const { t } = useLingui()
  const offline = useAtomValue(offlineAtom)
  const customerKey = useAtomValue(cartCustomerAtom)
  const cart = useAtomValue(cartViewAtom)
  const toast = useToast()
  return useCallback(async (name) => {
    if (!offline || customerKey === null) return
    const lines = linesOf(order)
    const stay = new Set(order.lines.filter((line) => !canBeAdded(line)).map(({ row }) => row.id))
    const left = order.grid.rows.filter(({ id }) => stay.has(id))
    const before = new Map(cart?.lines.map(({ id, qty }) => [id, qty]))
    try {
      await offline.fastOrder.addToCart(customerKey, lines, contentOf({ rows: left, problems: order.grid.problems }, order.known), name)
    } catch {
      return void toast({ tone: 'danger', text: t`This device could not keep the change.` })
    }
    order.dispatch({ kind: 'keep', ids: stay })
    const takeBack = async () => {
      order.dispatch({ kind: 'undo' })
      for (const { product, qty } of lines) {
        const had = before.get(product.id) ?? 0
        await offline.cart.setQuantity(customerKey, { sorg: product.sorg, article: product.article_code }, had, had + qty)
      }
    }
    const text = name === undefined
      ? plural(lines.length, { one: '# line is in the cart', other: '# lines are in the cart' })
      : plural(lines.length, { one: `# line is in the cart ${name}`, other: `# lines are in the cart ${name}` })
    toast({ tone: 'success', text, ...(name === undefined && { action: { label: t`Undo`, run: () => void takeBack().catch(() => undefined) } }) })
  }, [offline, customerKey, cart, order, toast, t])
}
