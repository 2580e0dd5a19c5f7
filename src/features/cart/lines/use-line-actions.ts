import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { useMemo } from 'react'
import { useToast } from '#shell/toasts/use-toast.ts'
import type { CartView, ViewLine } from '#offline/cart/cart-view.ts'
import {
  addLines,
  moveLine,
  type NewLine,
  setNote,
  setQuantities,
} from '#offline/cart/cart-changes.ts'
import { type DispatchHere, useCart } from '#parts/cart/use-cart.ts'
import { cartCustomerAtom } from '#shell/sync/sync-state.ts'
import { nameOf } from './cart-groups.ts'

/** Actions on a line. Each is stored on the device before the screen shows it. */
export interface LineActions {
  /** Answers whether it was kept. @param seen what stood in the field before, if that is not what the line has by now */
  setQuantity(line: ViewLine, qty: number, seen?: number): Promise<boolean>
  /** The line's field has gone while a number was being typed: it is kept, or said where the line is gone too. */
  abandon(line: ViewLine, typed: number, seen: number): void
  remove(line: ViewLine): void
  /** Empty takes the note away. */
  setNote(line: ViewLine, note: string): void
  /** Moves or copies a line to another cart. @param to '' the active one */
  send(line: ViewLine, how: 'move' | 'copy', to: { key: string; name: string }): void
}

const newLine = ({ product, qty, note }: ViewLine): NewLine | null =>
  product && { product, qty, ...(note && { note }) }

/** Keeps a change, and says what the buyer has to know of it. */
function useSaying() {
  const { t, i18n } = useLingui()
  const toast = useToast()
  return useMemo(
    () => ({
      keep: async (work: Promise<unknown>) => {
        try {
          await work
          return true
        } catch {
          toast({ tone: 'danger', text: t`This device couldn’t save the change.` })
          return false
        }
      },
      removed: (name: string, back: () => void) =>
        toast({ text: t`${name} removed`, action: { label: t`Undo`, run: back } }),
      /** Called when the line of a half-typed quantity is gone. */
      gone: (name: string, typed: number, back: () => void) => {
        const count = i18n.number(typed)
        toast({
          sticky: true,
          text: t`${name} was removed from this cart on another device. You had typed ${count}.`,
          action: { label: t`Restore with ${count}`, run: back },
        })
      },
    }),
    [t, i18n, toast],
  )
}

/** @param hasLeft the person has signed out, or works for another customer by now */
function quantities(
  { key, dispatch, read }: { key: string; dispatch: DispatchHere; read: () => Promise<CartView> },
  { keep, removed, gone }: ReturnType<typeof useSaying>,
  hasLeft: () => boolean,
) {
  const change = ({ sorg, article }: ViewLine, qty: number, seenQty: number) =>
    keep(dispatch(setQuantities(key, [{ sorg, article, qty, seenQty }])))
  const remove = async (line: ViewLine, seen = line.qty) => {
    if (!(await change(line, 0, seen))) return false
    const whole = newLine(line)
    // With its facts: once the removal is sent, nothing here knows the article any more.
    removed(
      nameOf(line),
      () => void (whole ? keep(dispatch(addLines(key, [whole]))) : change(line, line.qty, 0)),
    )
    return true
  }
  const setQuantity = (line: ViewLine, qty: number, seen = line.qty) =>
    qty === 0 ? remove(line, seen) : change(line, qty, seen)
  const abandon = async (line: ViewLine, typed: number, seen: number) => {
    const { lines } = await read()
    if (hasLeft()) return
    if (lines.some(({ id }) => id === line.id)) return void setQuantity(line, typed, seen)
    const whole = newLine(line)
    if (whole && typed > 0)
      gone(
        nameOf(line),
        typed,
        () => void keep(dispatch(addLines(key, [{ ...whole, qty: typed }]))),
      )
  }
  return { remove, setQuantity, abandon }
}

/** Changes lines of a cart; a removed one can be had back as it was. @param key '' the active one */
export function useLineActions(key = ''): LineActions | null {
  const { t } = useLingui()
  const { dispatch, read } = useCart(key)
  const customerKey = useAtomValue(cartCustomerAtom)
  const toast = useToast()
  const say = useSaying()
  const state = useStore()
  return useMemo(() => {
    if (!dispatch || customerKey === null) return null
    const { keep } = say
    const { setQuantity, remove, abandon } = quantities(
      { key, dispatch, read },
      say,
      () => state.get(cartCustomerAtom) !== customerKey,
    )
    const send = async (
      line: ViewLine,
      how: 'move' | 'copy',
      to: { key: string; name: string },
    ) => {
      const whole = newLine(line)
      if (
        !whole ||
        !(await keep(
          dispatch(how === 'move' ? moveLine(key, to.key, whole) : addLines(to.key, [whole])),
        ))
      )
        return
      const [name, target] = [nameOf(line), to.name]
      if (how === 'copy') return toast({ text: t`${name} copied to ${target}` })
      const back = () => keep(dispatch(moveLine(to.key, key, whole)))
      toast({
        text: t`${name} moved to ${target}`,
        action: { label: t`Undo`, run: () => void back() },
      })
    }
    return {
      setQuantity,
      abandon: (line, typed, seen) => void abandon(line, typed, seen).catch(() => undefined),
      remove: (line) => void remove(line),
      setNote: (line, note) => void keep(dispatch(setNote(key, line, note))),
      send: (line, how, to) => void send(line, how, to),
    }
  }, [dispatch, read, state, customerKey, key, toast, say, t])
}
