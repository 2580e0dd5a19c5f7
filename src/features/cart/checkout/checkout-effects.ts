import type { createStore } from 'jotai'
import type { CheckoutEffect, CheckoutEvent } from '#domain/ordering/checkout-machine.ts'
import type { CheckoutProgress, CheckoutRequest } from '#domain/ordering/checkout-answer.ts'
import { differenceKey, withReady } from '#domain/ordering/difference-resolution.ts'
import { addLines, setQuantities } from '#offline/cart/cart-changes.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import type { Offline } from '#offline/start-offline.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { provesOnline } from '#shell/network/watch-network.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { nameOf } from '../lines/cart-groups.ts'

type Event = CheckoutEvent<CartView>
type Effect<Name> = Extract<CheckoutEffect<CartView>, { effect: Name }>

/** The cart that is ordered, and the session in which it is. */
export interface CheckoutPlace {
  store: ReturnType<typeof createStore>
  offline: Offline
  customerKey: string
  /** Key of the cart; '' is the active one. */
  key: string
}

/** Effects of a checkout on the device and the server; those that fail throw. */
export function createCheckoutEffects({ store, offline, customerKey, key }: CheckoutPlace) {
  const refresh = () => (key === '' ? offline.refreshCart() : offline.refreshNamedCart(key))

  async function changeCart({ changes }: Effect<'change-cart'>): Promise<Event> {
    await offline.dispatch(
      customerKey,
      setQuantities(
        key,
        changes.map(({ sorg, article, was, now }) => ({ sorg, article, qty: now, seenQty: was })),
      ),
    )
    await offline.sendNow()
    await refresh()
    return { event: 'changed', cart: await offline.cart.read(customerKey, key) }
  }

  async function send({ cart, seen, terms }: Effect<'send'>): Promise<CheckoutProgress> {
    const request = requestOf(cart, seen, terms)
    const queue = () =>
      offline.checkout.queue(customerKey, {
        ...request,
        products: withReady(seen, cart.lines),
      })
    if (!(await provesOnline(store))) return queue()
    const progress = await offline.checkout.place(customerKey, request)
    // The connection went while the last changes were being sent.
    if (isUnsent(progress) && !store.get(onlineAtom)) return queue()
    // What is wrong stands beside the cart as it is now.
    if (progress.state === 'differences' || progress.state === 'refused') await refresh()
    return withNames(progress, cart)
  }

  function requestOf(
    cart: CartView,
    seen: Effect<'send'>['seen'],
    form: Effect<'send'>['terms'],
  ): CheckoutRequest {
    return {
      form,
      cartVersion: cart.version ?? 0,
      products: seen,
      totals: cart.totals.map(({ sorg, currency, total }) => ({ sorg, currency, total })),
      ...(key && { cart: key }),
    }
  }

  async function takeBack({ changes }: Effect<'take-back'>): Promise<void> {
    // Another person or customer by now: nothing is put into the queue under the wrong name.
    if (store.get(offlineAtom) !== offline || store.get(cartCustomerAtom) !== customerKey) return
    await offline.dispatch(
      customerKey,
      changes.flatMap(({ sorg, article, was, now, line }) =>
        // A line that is gone comes back with its facts and its note.
        now === 0 && line?.product
          ? addLines(key, [{ product: line.product, qty: was, note: line.note }])
          : setQuantities(key, [{ sorg, article, qty: was, seenQty: now }]),
      ),
    )
  }

  /** Asks what became of an order left open, and sends everything unsent before the form shows. */
  async function begin(): Promise<Event> {
    const before = await offline.checkout.resume(customerKey, key)
    if (before.state === 'checking') return { event: 'begun', progress: before, filled: false }
    // Offline both would only wait for an answer that cannot come.
    if (store.get(onlineAtom)) {
      await offline.sendNow()
      await refresh()
    }
    // An order that had not arrived a moment ago may have by now, and the cart be empty for it.
    const progress =
      before.state === 'placed' ? before : await offline.checkout.resume(customerKey, key)
    const { lines } = await offline.cart.read(customerKey, key)
    return { event: 'begun', progress, filled: lines.length > 0 }
  }

  return { begin, changeCart, send, takeBack }
}

const isUnsent = (progress: CheckoutProgress): boolean =>
  progress.state === 'refused' && progress.errors.some(({ code }) => code === 'unsent_changes')

/** Names the differences as the cart on the screen did: the server no longer knows a line that is gone. */
function withNames(progress: CheckoutProgress, { lines }: CartView): CheckoutProgress {
  if (progress.state !== 'differences') return progress
  const names = new Map(lines.map((line) => [line.id, nameOf(line)]))
  return {
    ...progress,
    differences: progress.differences.map((one) => ({
      ...one,
      name: names.get(differenceKey(one)) ?? one.name,
    })),
  }
}
