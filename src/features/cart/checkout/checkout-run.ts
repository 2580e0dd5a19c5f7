import type { createStore } from 'jotai'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { sessionExpiredAtom } from '#shell/session/session-atoms.ts'
import {
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutState as MachineState,
  checkoutStep,
} from '#domain/ordering/checkout-machine.ts'
import type { CheckoutProgress } from '#domain/ordering/checkout-answer.ts'
import { differenceKey } from '#domain/ordering/difference-resolution.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import type { Offline } from '#offline/start-offline.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { nameOf } from '../lines/cart-groups.ts'

export type CheckoutState = MachineState<CartView>
type Event = CheckoutEvent<CartView>
type Effect<Name> = Extract<CheckoutEffect<CartView>, { effect: Name }>

interface CheckoutRunInput {
  store: ReturnType<typeof createStore>
  offline: Offline
  customerKey: string
  /** Key of the cart; '' is the active one. */
  key: string
  onState: (state: CheckoutState) => void
}

/** Runs the effects of one cart's checkout and tells its states. */
export function createCheckoutRun(input: CheckoutRunInput) {
  const { store, offline, customerKey, key, onState } = input
  let state: CheckoutState = { state: 'starting' }
  let stopAsking = () => {}
  const refresh = () => (key === '' ? offline.refreshCart() : offline.refreshNamedCart(key))

  /** Resolves to the state once the effects have ended, without an ask that waits. */
  const dispatch = async (event: Event): Promise<CheckoutState> => {
    const step = checkoutStep(state, event)
    if (step.state !== state) onState((state = step.state))
    for (const effect of step.effects) {
      const next = await perform(effect).catch((): Event => ({ event: 'failed' }))
      if (next) await dispatch(next)
    }
    return state
  }

  /** Performs an effect. @returns the event it ends in; null: none, or one that comes later */
  async function perform(effect: CheckoutEffect<CartView>): Promise<Event | null> {
    switch (effect.effect) {
      case 'change-cart':
        return changeCart(effect)
      case 'send':
        return { event: 'answered', progress: await send(effect) }
      case 'take-back':
        await takeBack(effect)
        return null
      case 'ask':
        stopAsking()
        if (store.get(sessionExpiredAtom)) return { event: 'session-ended' }
        stopAsking = askAfter(effect.pause)
        return null
      case 'stop-asking':
        stopAsking()
        return null
      case 'sign-in':
        store.set(sessionExpiredAtom, true)
        return null
    }
  }

  async function changeCart({ changes }: Effect<'change-cart'>): Promise<Event> {
    for (const { sorg, article, was, now } of changes)
      await offline.cart.setQuantity(customerKey, { sorg, article, cart: key }, now, was)
    await offline.sendNow()
    await refresh()
    return { event: 'changed', cart: await offline.cart.read(customerKey, key) }
  }

  async function send({ cart, seen, terms }: Effect<'send'>): Promise<CheckoutProgress> {
    const progress = await offline.checkout.place(customerKey, {
      form: terms,
      cartVersion: cart.version ?? 0,
      products: seen,
      ...(key && { cart: key }),
    })
    // What is wrong stands beside the cart as it is now.
    if (progress.state === 'differences' || progress.state === 'refused') await refresh()
    return withNames(progress, cart)
  }

  async function takeBack({ changes }: Effect<'take-back'>): Promise<void> {
    // Another person or customer by now: nothing is put into the queue under the wrong name.
    if (store.get(offlineAtom) !== offline || store.get(cartCustomerAtom) !== customerKey) return
    for (const { sorg, article, was, now, line } of changes) {
      // A line that is gone comes back with its facts and its note.
      if (now === 0 && line?.product)
        await offline.cart.addLines(
          customerKey,
          [{ product: line.product, qty: was, note: line.note }],
          key,
        )
      else await offline.cart.setQuantity(customerKey, { sorg, article, cart: key }, was, now)
    }
  }

  /** @returns stops it, also while the answer is on its way */
  function askAfter(pause: number): () => void {
    let stopped = false
    const timer = setTimeout(async () => {
      const progress = await offline.checkout
        .resume(customerKey, key)
        .catch((): CheckoutProgress => ({ state: 'checking' }))
      if (!stopped) await dispatch({ event: 'asked', progress })
    }, pause)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }

  /** Asks what became of an order left open, and sends everything unsent before the form shows. */
  async function begin(): Promise<Event> {
    const before = await offline.checkout.resume(customerKey, key)
    if (before.state === 'checking') return { event: 'begun', progress: before, filled: false }
    await offline.sendNow()
    await refresh()
    // An order that had not arrived a moment ago may have by now, and the cart be empty for it.
    const progress =
      before.state === 'placed' ? before : await offline.checkout.resume(customerKey, key)
    const { lines } = await offline.cart.read(customerKey, key)
    return { event: 'begun', progress, filled: lines.length > 0 }
  }

  return {
    dispatch,
    /** Takes up what is open and listens to network and session. @returns ends it: the screen is left */
    start(): () => void {
      let gone = false
      onState((state = { state: 'starting' }))
      void begin()
        .catch((): Event => ({ event: 'begun', progress: { state: 'idle' }, filled: false }))
        .then((event) => (gone ? state : dispatch(event)))
      const unsubscribe = [
        store.sub(onlineAtom, () => void dispatch({ event: 'network-changed' })),
        store.sub(
          sessionExpiredAtom,
          () =>
            void dispatch({
              event: store.get(sessionExpiredAtom) ? 'session-ended' : 'session-restored',
            }),
        ),
      ]
      return () => {
        gone = true
        for (const stop of unsubscribe) stop()
        stopAsking()
        void dispatch({ event: 'left' })
      }
    },
  }
}

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
