import { useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { guardUnsaved } from '#shell/failure/chunk-failure.ts'
import type { CheckoutForm } from '#domain/ordering/checkout.ts'
import type { Resolution, SeenProducts } from '#domain/ordering/difference-resolution.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { createCheckoutRun, type CheckoutState } from './checkout-run.ts'

/** Drives the checkout of one of the chosen customer's carts; an order that is under way is taken up again after a reload. @param key '' the active one */
export function useCheckout(key = '') {
  const offline = useAtomValue(offlineAtom)
  const customerKey = useAtomValue(cartCustomerAtom)
  const store = useStore()
  const [state, setState] = useState<CheckoutState>({ state: 'starting' })
  const run = useMemo(
    () =>
      offline && customerKey !== null
        ? createCheckoutRun({ store, offline, customerKey, key, onState: setState })
        : null,
    [store, offline, customerKey, key],
  )
  useEffect(() => run?.start(), [run])
  // A page that lacks a chunk must not reload while an order is being placed.
  const underWay = state.state === 'placing'
  useEffect(() => (underWay ? guardUnsaved() : undefined), [underWay])
  /** Nothing is ordered, and the cart is again as it was before the first of the sheets. */
  const backToForm = useCallback((): void => void run?.dispatch({ event: 'back' }), [run])
  return {
    state,
    backToForm,
    /** Orders the cart exactly as it stands on the screen. @param seen products as an earlier attempt showed them @returns the state it came to */
    place: async (terms: CheckoutForm, cart: CartView, seen?: SeenProducts) =>
      (await run?.dispatch({ event: 'place', terms, cart, ...(seen && { seen }) })) ?? state,
    /** Carries out the buyer's resolutions of the differences, and orders what was agreed to. @returns the state it came to */
    agree: async (cart: CartView, resolutions: ReadonlyMap<string, Resolution>) =>
      (await run?.dispatch({ event: 'agree', cart, resolutions })) ?? state,
  }
}
