import { useAtomValue } from 'jotai'
import { use, useEffect, useMemo, useState } from 'react'
import type { NewLine, QuantityChange } from '#offline/cart/cart-store.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import {
  cartCustomerAtom,
  cartViewAtom,
  merchantsAtom,
  offlineAtom,
} from '#shell/sync/sync-state.ts'
import { CartCustomer } from './cart-customer.ts'
import { withMerchants } from './with-merchants.ts'

const empty: CartView = {
  key: '',
  lines: [],
  totalQuantity: 0,
  totals: [],
  version: null,
  pendingCount: 0,
  ownSeq: 0,
  at: null,
}

interface Line {
  sorg: string
  article: string
}

/** What a screen can do to a cart. Each resolves when the change is kept on the device. @throws NotSavedError */
export interface CartActions {
  /** The cart as it is on the device now: a screen learns of a change a moment later. */
  read(): Promise<CartView>
  addToCart(product: ProductFacts, qty: number): Promise<void>
  addLines(lines: readonly NewLine[]): Promise<void>
  /** @param seenQty what the field showed before; 0 as `qty` removes the line */
  setQuantity(line: Line, qty: number, seenQty: number): Promise<void>
  /** The same for several lines at once. */
  setQuantities(changes: readonly QuantityChange[]): Promise<void>
  /** @param note empty takes it away */
  setNote(line: Line, note: string): Promise<void>
  /** Takes a line out of this cart and puts it into another, '' being the active one. */
  moveLine(line: NewLine, to: string): Promise<void>
  /** @param seenVersion of the cart as it was on the screen; null: no answer was ever seen */
  clearCart(seenVersion: number | null): Promise<void>
}

/**
 * One of the chosen customer's carts as it stands here, or of whom `CartCustomer` names, and what can be done to it; `actions`
 * is null while there is no customer. @param key of a named cart; '' or left out: the active one
 */
export function useCart(key = ''): { cart: CartView; ready: boolean; actions: CartActions | null } {
  const offline = useAtomValue(offlineAtom)
  const chosen = useAtomValue(cartCustomerAtom)
  const customerKey = use(CartCustomer) ?? chosen
  const active = useAtomValue(cartViewAtom)
  const isActive = key === '' && customerKey === chosen
  const followed = useFollowedView(isActive ? null : customerKey, key)
  const merchants = useAtomValue(merchantsAtom)
  const own = isActive ? active : followed
  const view = useMemo(() => own && withMerchants(own, merchants), [own, merchants])
  const actions = useMemo((): CartActions | null => {
    if (!offline || customerKey === null) return null
    const { cart } = offline
    return {
      read: () => cart.read(customerKey, key),
      addToCart: (product, qty) => cart.addToCart(customerKey, product, qty, key),
      addLines: (lines) => cart.addLines(customerKey, lines, key),
      setQuantity: (line, qty, seenQty) =>
        cart.setQuantity(customerKey, { ...line, cart: key }, qty, seenQty),
      setQuantities: (changes) => cart.setQuantities(customerKey, changes, key),
      setNote: (line, note) => cart.setNote(customerKey, { ...line, cart: key }, note),
      moveLine: (line, to) => cart.moveLine(customerKey, line, key, to),
      clearCart: (seenVersion) => cart.clearCart(customerKey, seenVersion, key),
    }
  }, [offline, customerKey, key])
  return { cart: view ?? empty, ready: view !== null, actions }
}

/** A cart that is not the active one, followed while it is looked at; the server is asked for those of the chosen customer alone. */
function useFollowedView(customerKey: string | null, key: string): CartView | null {
  const offline = useAtomValue(offlineAtom)
  const ofChosen = useAtomValue(cartCustomerAtom) === customerKey
  const [view, setView] = useState<CartView | null>(null)
  useEffect(() => {
    if (!offline || customerKey === null) return
    const stop = offline.cart.subscribe(customerKey, setView, key)
    if (ofChosen) void offline.refreshNamedCart(key)
    return () => {
      stop()
      setView(null)
    }
  }, [offline, customerKey, ofChosen, key])
  return view?.key === key ? view : null
}
