import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useToast } from '#app/toasts/use-toast.ts'
import type { ViewLine } from '#offline/cart-view.ts'
import type { NewLine } from '#offline/cart-store.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { useCarts } from '#parts/cart/use-carts.ts'
import { cartCustomerAtom, offlineAtom } from '#parts/sync/sync-state.ts'
import { nameOf } from './cart-groups.ts'

/** What can be done to a line. Each is kept on the device before the screen shows it. */
export interface LineActions {
  /** Answers whether it was kept. */
  setQuantity(line: ViewLine, qty: number): Promise<boolean>
  remove(line: ViewLine): void
  /** Empty takes the note away. */
  setNote(line: ViewLine, note: string): void
  /** Moves or copies a line to another cart. @param to '' the active one */
  send(line: ViewLine, how: 'move' | 'copy', to: { key: string; name: string }): void
}

const newLine = ({ product, qty, note }: ViewLine): NewLine | null => product && { product, qty, ...(note && { note }) }

/** Changes lines of a cart; a removed one can be had back as it was. @param key '' the active one */
export function useLineActions(key = ''): LineActions | null {
  const { t } = useLingui()
  const { actions } = useCart(key)
  const { actions: carts } = useCarts()
  const store = useAtomValue(offlineAtom)?.cart
  const customerKey = useAtomValue(cartCustomerAtom)
  const toast = useToast()
  return useMemo(() => {
    if (!actions || !carts || !store || customerKey === null) return null
    const keep = async (work: Promise<unknown>) => {
      try {
        await work
        return true
      } catch {
        toast({ tone: 'danger', text: t`This device could not keep the change.` })
        return false
      }
    }
    const remove = async (line: ViewLine) => {
      if (!(await keep(actions.setQuantity(line, 0, line.qty)))) return false
      const name = nameOf(line)
      const whole = newLine(line)
      // With its facts: once the removal is sent, nothing here knows the article any more.
      const back = () => keep(whole ? actions.addLines([whole]) : actions.setQuantity(line, line.qty, 0))
      toast({ text: t`${name} removed`, action: { label: t`Undo`, run: () => void back() } })
      return true
    }
    const send = async (line: ViewLine, how: 'move' | 'copy', to: { key: string; name: string }) => {
      const whole = newLine(line)
      if (!whole || !(await keep(how === 'move' ? actions.moveLine(whole, to.key) : carts.addLines(to.key, [whole])))) return
      const [name, target] = [nameOf(line), to.name]
      if (how === 'copy') return toast({ text: t`${name} copied to ${target}` })
      const back = () => keep(store.moveLine(customerKey, whole, to.key, key))
      toast({ text: t`${name} moved to ${target}`, action: { label: t`Undo`, run: () => void back() } })
    }
    return {
      setQuantity: (line, qty) => (qty === 0 ? remove(line) : keep(actions.setQuantity(line, qty, line.qty))),
      remove: (line) => void remove(line),
      setNote: (line, note) => void keep(actions.setNote(line, note)),
      send: (line, how, to) => void send(line, how, to),
    }
  }, [actions, carts, store, customerKey, key, toast, t])
}
