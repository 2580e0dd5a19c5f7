import { useAtomValue } from 'jotai'
import { use, useCallback, useEffect, useMemo, useState } from 'react'
import type { CartView } from '#offline/cart/cart-view.ts'
import type { QueuedChange } from '#offline/sync/dispatch.ts'
import {
  cartCustomerAtom,
  cartViewAtom,
  merchantsAtom,
  offlineAtom,
} from '#shell/sync/sync-state.ts'
import { CartCustomer } from './cart-customer.ts'
import type { Merchant } from '#domain/account/session.ts'

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

/** Queues changes for the customer of a cart. Resolves when they are stored on the device. @throws NotSavedError */
export type DispatchHere = (changes: readonly QueuedChange[]) => Promise<void>

/**
 * Returns one of the chosen customer's carts on this device, or of the one `CartCustomer` names, with its actions;
 * `dispatch` is null without a customer.
 * @param key of a named cart; '' or left out: the active one
 */
export function useCart(key = ''): {
  cart: CartView
  ready: boolean
  dispatch: DispatchHere | null
  /** The cart as it is on the device now; `cart` follows a moment later. */
  read: () => Promise<CartView>
} {
  const offline = useAtomValue(offlineAtom)
  const chosen = useAtomValue(cartCustomerAtom)
  const customerKey = use(CartCustomer) ?? chosen
  const active = useAtomValue(cartViewAtom)
  const isActive = key === '' && customerKey === chosen
  const followed = useFollowedView(isActive ? null : customerKey, key)
  const merchants = useAtomValue(merchantsAtom)
  const own = isActive ? active : followed
  const view = useMemo(() => own && withMerchants(own, merchants), [own, merchants])
  const dispatch = useMemo((): DispatchHere | null => {
    if (!offline || customerKey === null) return null
    return (changes) => offline.dispatch(customerKey, changes).then(() => undefined)
  }, [offline, customerKey])
  const read = useCallback(
    () =>
      offline && customerKey !== null
        ? offline.cart.read(customerKey, key)
        : Promise.resolve(empty),
    [offline, customerKey, key],
  )
  return { cart: view ?? empty, ready: view !== null, dispatch, read }
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

/** A cart with the names and currencies of its sales organisations. One that was filled without a network has heard no answer that tells them. */
function withMerchants(view: CartView, merchants: readonly Merchant[]): CartView {
  if (view.totals.every(({ sorg, name }) => name !== sorg)) return view
  return {
    ...view,
    totals: view.totals.map((total) =>
      total.name === total.sorg
        ? { ...total, ...merchants.find(({ sorg }) => sorg === total.sorg) }
        : total,
    ),
  }
}
