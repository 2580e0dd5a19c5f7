import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { CartView } from '#offline/cart-view.ts'
import type { ProductFacts } from '#offline/product-facts.ts'
import { cartCustomerAtom, cartViewAtom, offlineAtom } from '#parts/sync/sync-state.ts'

const empty: CartView = { lines: [], totalQuantity: 0, totals: [], version: null, pendingCount: 0, at: null }

/** What a screen can do to the cart. Each resolves when the change is kept on the device. @throws NotSavedError */
export interface CartActions {
  addToCart(product: ProductFacts, qty: number): Promise<void>
  /** @param seenQty what the field showed before; 0 as `qty` removes the line */
  setQuantity(line: { sorg: string; article: string }, qty: number, seenQty: number): Promise<void>
  clearCart(): Promise<void>
}

/** The chosen customer's cart as it stands here, and what can be done to it; `actions` is null while no customer is chosen. */
export function useCart(): { cart: CartView; ready: boolean; actions: CartActions | null } {
  const offline = useAtomValue(offlineAtom)
  const customerKey = useAtomValue(cartCustomerAtom)
  const view = useAtomValue(cartViewAtom)
  const version = view?.version ?? null
  const actions = useMemo(() => {
    if (!offline || customerKey === null) return null
    return {
      addToCart: (product: ProductFacts, qty: number) => offline.cart.addToCart(customerKey, product, qty),
      setQuantity: (line: { sorg: string; article: string }, qty: number, seenQty: number) =>
        offline.cart.setQuantity(customerKey, line, qty, seenQty),
      clearCart: () => offline.cart.clearCart(customerKey, version),
    }
  }, [offline, customerKey, version])
  return { cart: view ?? empty, ready: view !== null, actions }
}
