import { onlineAtom } from '#shell/network/network-atom.ts'
import { sessionExpiredAtom } from '#shell/session/session-atoms.ts'
import {
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutState as MachineState,
  checkoutStep,
} from '#domain/ordering/checkout-machine.ts'
import type { CheckoutProgress } from '#domain/ordering/checkout-answer.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { type CheckoutPlace, createCheckoutEffects } from './checkout-effects.ts'

export type CheckoutState = MachineState<CartView>
type Event = CheckoutEvent<CartView>

interface CheckoutRunInput extends CheckoutPlace {
  onState: (state: CheckoutState) => void
}

/** Runs the effects of one cart's checkout and tells its states. */
export function createCheckoutRun(input: CheckoutRunInput) {
  const { store, offline, customerKey, key, onState } = input
  let state: CheckoutState = { state: 'starting' }
  /** False once the screen has gone: its answers must not show on the next customer's checkout. */
  let shown = false
  let stopAsking = () => {}
  const { begin, changeCart, send, takeBack } = createCheckoutEffects(input)

  /** Resolves to the state once the effects have ended, without an ask that waits. */
  const dispatch = async (event: Event): Promise<CheckoutState> => {
    const step = checkoutStep(state, event)
    state = step.state
    if (shown) onState(state)
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

  return {
    dispatch,
    /** Takes up what is open and listens to network and session. @returns ends it: the screen is left */
    start(): () => void {
      let gone = false
      shown = true
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
        shown = false
        for (const stop of unsubscribe) stop()
        stopAsking()
        void dispatch({ event: 'left' })
      }
    },
  }
}
