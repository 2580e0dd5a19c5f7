import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { CartEntry } from '#offline/cart/book-view.ts'
import type { NewLine } from '#offline/cart/cart-store.ts'
import { cartBookAtom, cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'

/** What can be done to the list of named carts. Each resolves when the change is kept on the device. @throws NotSavedError */
export interface CartsActions {
  /** Opens a cart with these lines in it. Answers its key. */
  saveAsCart(name: string, lines?: readonly NewLine[]): Promise<string>
  renameCart(key: string, name: string): Promise<void>
  /** @param seenVersion of the cart as it was on the screen; null: no answer was ever seen */
  dropCart(key: string, seenVersion: number | null): Promise<void>
  /** Puts lines into one of the carts, '' being the active one. */
  addLines(key: string, lines: readonly NewLine[]): Promise<void>
}

/** The chosen customer's named carts as they stand here; `actions` is null while no customer is chosen. */
export function useCarts(): {
  carts: readonly CartEntry[]
  ready: boolean
  actions: CartsActions | null
} {
  const offline = useAtomValue(offlineAtom)
  const customerKey = useAtomValue(cartCustomerAtom)
  const entries = useAtomValue(cartBookAtom)
  const actions = useMemo((): CartsActions | null => {
    if (!offline || customerKey === null) return null
    const { cart } = offline
    return {
      saveAsCart: (name, lines) => cart.saveAsCart(customerKey, name, lines),
      renameCart: (key, name) => cart.renameCart(customerKey, key, name),
      dropCart: (key, seenVersion) => cart.dropCart(customerKey, key, seenVersion),
      addLines: (key, lines) => cart.addLines(customerKey, lines, key),
    }
  }, [offline, customerKey])
  return { carts: entries ?? none, ready: entries !== null, actions }
}

const none: CartEntry[] = []
