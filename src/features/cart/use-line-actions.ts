import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useToast } from '#app/toasts/use-toast.ts'
import type { ViewLine } from '#offline/cart-view.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { nameOf } from './cart-groups.ts'

/** What can be done to a line. Each is kept on the device before the screen shows it. */
export interface LineActions {
  setQuantity(line: ViewLine, qty: number): void
  remove(line: ViewLine): void
}

/** Changes lines; a removed one can be had back as it was. */
export function useLineActions(): LineActions | null {
  const { t } = useLingui()
  const { actions } = useCart()
  const toast = useToast()
  return useMemo(() => {
    if (!actions) return null
    const keep = async (work: Promise<void>) => {
      try {
        await work
        return true
      } catch {
        toast({ tone: 'danger', text: t`This device could not keep the change.` })
        return false
      }
    }
    const remove = async (line: ViewLine) => {
      if (!(await keep(actions.setQuantity(line, 0, line.qty)))) return
      const { product, qty } = line
      const name = nameOf(line)
      // With its facts: once the removal is sent, nothing here knows the article any more.
      const back = () => keep(product ? actions.addToCart(product, qty) : actions.setQuantity(line, qty, 0))
      toast({ text: t`${name} removed`, action: { label: t`Undo`, run: () => void back() } })
    }
    return {
      setQuantity: (line, qty) => void (qty === 0 ? remove(line) : keep(actions.setQuantity(line, qty, line.qty))),
      remove: (line) => void remove(line),
    }
  }, [actions, toast, t])
}
