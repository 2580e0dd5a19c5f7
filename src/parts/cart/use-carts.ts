import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { CartEntry } from '#offline/cart/book-view.ts'
import { moveLine, newCart, type NewLine } from '#offline/cart/cart-changes.ts'
import { cartBookAtom, cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import type { DispatchHere } from './use-cart.ts'

/** The chosen customer's named carts on this device; `dispatch` and `saveAsCart` are null while no customer is chosen. */
export function useCarts(): {
  carts: readonly CartEntry[]
  ready: boolean
  dispatch: DispatchHere | null
  /** Opens a cart with these lines in it. Returns its key. @throws NotSavedError */
  saveAsCart: ((name: string, lines?: readonly NewLine[]) => Promise<string>) | null
  /** Opens a cart and moves these lines into it. Returns its key. @throws NotSavedError */
  moveToNewCart: ((name: string, from: string, lines: readonly NewLine[]) => Promise<string>) | null
} {
  const offline = useAtomValue(offlineAtom)
  const customerKey = useAtomValue(cartCustomerAtom)
  const entries = useAtomValue(cartBookAtom)
  const actions = useMemo(() => {
    if (!offline || customerKey === null)
      return { dispatch: null, saveAsCart: null, moveToNewCart: null }
    const dispatch: DispatchHere = async (changes) => {
      await offline.dispatch(customerKey, changes)
    }
    return {
      dispatch,
      async saveAsCart(name: string, lines: readonly NewLine[] = []) {
        const key = offline.newId()
        await dispatch(newCart(key, name, lines))
        return key
      },
      async moveToNewCart(name: string, from: string, lines: readonly NewLine[]) {
        const key = offline.newId()
        await dispatch([
          ...newCart(key, name),
          ...lines.flatMap((line) => moveLine(from, key, line)),
        ])
        return key
      },
    }
  }, [offline, customerKey])
  return { carts: entries ?? none, ready: entries !== null, ...actions }
}

const none: CartEntry[] = []
