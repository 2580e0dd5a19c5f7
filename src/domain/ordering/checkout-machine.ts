import type { CheckoutForm } from './checkout.ts'
import type {
  CartDifference,
  CheckoutProgress,
  FreightDifference,
  PlacedOrder,
  Refusal,
} from './checkout-answer.ts'
import {
  agreedForm,
  agreedProducts,
  defaultResolution,
  differenceKey,
  productsOf,
  type Resolution,
  type SeenLine,
  type SeenProducts,
} from './difference-resolution.ts'

/** A cart as it stands on the screen. */
export interface OrderableCart {
  version: number | null
  lines: readonly SeenLine[]
}

/** A quantity that was changed because the buyer agreed to it. `line` as it was on the screen. */
export interface CartChange<Cart extends OrderableCart> {
  sorg: string
  article: string
  was: number
  now: number
  line: Cart['lines'][number] | undefined
}

/** The order as the buyer has seen it. */
interface SeenOrder {
  seen: SeenProducts
  terms: CheckoutForm
}

/** State of a checkout. Only in `form` and `differences` can anything be pressed. */
export type CheckoutState<Cart extends OrderableCart> =
  | { state: 'starting' }
  /** `earlier`: an order sent before that has arrived, while the cart holds something else. */
  | { state: 'form'; errors: Refusal[]; earlier?: PlacedOrder[] }
  /** `cart` as it was sent, since the device's own empties when the order is placed. `left`: the screen has gone. */
  | ({
      state: 'placing'
      cart: Cart
      changed: readonly CartChange<Cart>[]
      left: boolean
    } & SeenOrder)
  /** `pause`: ms until the server is asked again. */
  | { state: 'checking'; signedOut: boolean; pause: number }
  /** `changed`: changes made to the cart for earlier sheets of this order. */
  | ({
      state: 'differences'
      differences: CartDifference[]
      freight: FreightDifference[]
      changed: readonly CartChange<Cart>[]
    } & SeenOrder)
  | { state: 'placed'; orders: PlacedOrder[] }
  /** The order waits in the outbox for the network. */
  | { state: 'queued'; mutationId: string }

/** Event of a checkout: a press, a server's answer or a change of network or session. */
export type CheckoutEvent<Cart extends OrderableCart> =
  /** Outcome of an order left open. `filled`: the cart has lines. */
  | { event: 'begun'; progress: CheckoutProgress; filled: boolean }
  /** `seen`: products as an earlier attempt showed them; missing: as the cart shows them. */
  | { event: 'place'; terms: CheckoutForm; cart: Cart; seen?: SeenProducts }
  | { event: 'agree'; cart: Cart; resolutions: ReadonlyMap<string, Resolution> }
  | { event: 'back' }
  /** The screen is left. */
  | { event: 'left' }
  /** The agreed changes are in the cart, which now is this. */
  | { event: 'changed'; cart: Cart }
  | { event: 'answered'; progress: CheckoutProgress }
  | { event: 'asked'; progress: CheckoutProgress }
  /** An effect could not be carried out: the device did not store it. */
  | { event: 'failed' }
  | { event: 'network-changed' }
  | { event: 'session-ended' }
  | { event: 'session-restored' }

/** Effect that a step asks for; each ends in the named event, or in `failed`. */
export type CheckoutEffect<Cart extends OrderableCart> =
  /** Ends in `changed`. */
  | { effect: 'change-cart'; changes: readonly CartChange<Cart>[] }
  /** Reads the cart again where nothing was placed; ends in `answered`. */
  | ({ effect: 'send'; cart: Cart } & SeenOrder)
  /** Undoes changes, the last one first. */
  | { effect: 'take-back'; changes: readonly CartChange<Cart>[] }
  /** Asks after `pause` ms, instead of an ask that waits; ends in `asked`. */
  | { effect: 'ask'; pause: number }
  | { effect: 'stop-asking' }
  | { effect: 'sign-in' }

/** A state with the effects of the step into it. */
export interface CheckoutStep<Cart extends OrderableCart> {
  state: CheckoutState<Cart>
  effects: readonly CheckoutEffect<Cart>[]
}

type In<Cart extends OrderableCart, State> = Extract<CheckoutState<Cart>, { state: State }>

/** Pause before the first question about an open order, in ms; it doubles up to the longest. */
export const firstPause = 1_500
export const longestPause = 15_000

const refusal = (code: string): Refusal => ({ field: null, code, message: code })
const form = (...errors: Refusal[]): { state: 'form'; errors: Refusal[] } => ({
  state: 'form',
  errors,
})
const only = <Cart extends OrderableCart>(state: CheckoutState<Cart>): CheckoutStep<Cart> => ({
  state,
  effects: [],
})

/** Returns what a checkout does on an event; an event that its state does not expect changes nothing. */
export function checkoutStep<Cart extends OrderableCart>(
  state: CheckoutState<Cart>,
  event: CheckoutEvent<Cart>,
): CheckoutStep<Cart> {
  switch (state.state) {
    case 'starting':
      return event.event === 'begun' ? begun(event) : only(state)
    case 'form':
      return inForm(state, event)
    case 'placing':
      return inPlacing(state, event)
    case 'checking':
      return inChecking(state, event)
    case 'differences':
      return inDifferences(state, event)
    case 'placed':
    case 'queued':
      return only(state)
  }
}

function begun<Cart extends OrderableCart>({
  progress,
  filled,
}: {
  progress: CheckoutProgress
  filled: boolean
}): CheckoutStep<Cart> {
  if (progress.state === 'checking') return checking(progress)
  if (progress.state !== 'placed') return only(form())
  // A cart that was filled again is what the buyer wants to order: "placed" would be taken for it.
  return only(filled ? { ...form(), earlier: progress.orders } : progress)
}

function inForm<Cart extends OrderableCart>(
  state: In<Cart, 'form'>,
  event: CheckoutEvent<Cart>,
): CheckoutStep<Cart> {
  if (event.event === 'failed') return only(form(refusal('not_saved')))
  if (event.event !== 'place') return only(state)
  const { cart, terms, seen = productsOf(cart.lines) } = event
  const order = { cart, terms, seen }
  return {
    state: { state: 'placing', ...order, changed: [], left: false },
    effects: [{ effect: 'send', ...order }],
  }
}

function inPlacing<Cart extends OrderableCart>(
  state: In<Cart, 'placing'>,
  event: CheckoutEvent<Cart>,
): CheckoutStep<Cart> {
  const { seen, terms } = state
  switch (event.event) {
    case 'left':
      return only({ ...state, left: true })
    case 'changed':
      return { state, effects: [{ effect: 'send', cart: event.cart, seen, terms }] }
    case 'failed':
      return only(form(refusal('not_saved')))
    case 'answered':
      return answered(state, event.progress)
    default:
      return only(state)
  }
}

function answered<Cart extends OrderableCart>(
  { seen, terms, changed, left }: In<Cart, 'placing'>,
  progress: CheckoutProgress,
): CheckoutStep<Cart> {
  switch (progress.state) {
    case 'placed':
    case 'queued':
      return only(progress)
    case 'checking':
      // The next screen of this cart asks; a screen that has gone neither polls nor opens a dialog.
      return left ? only(checking<Cart>(progress).state) : checking(progress)
    case 'refused':
      return only(form(...progress.errors))
    case 'idle':
      return only(form())
    case 'differences':
      // A buyer who has left sees no sheet: nothing was ordered, and nothing stays half agreed.
      return left ? takenBack(changed) : only({ ...progress, seen, terms, changed })
  }
}

function inDifferences<Cart extends OrderableCart>(
  state: In<Cart, 'differences'>,
  event: CheckoutEvent<Cart>,
): CheckoutStep<Cart> {
  if (event.event === 'back' || event.event === 'left') return takenBack(state.changed)
  if (event.event !== 'agree') return only(state)
  const { cart, resolutions } = event
  const changes = state.differences.flatMap((one) => changeOf(one, cart, resolutions))
  return {
    state: {
      state: 'placing',
      cart,
      seen: agreedProducts(state.seen, state.differences, resolutions, cart.lines),
      terms: agreedForm(state.terms, state.freight),
      changed: [...state.changed, ...changes],
      left: false,
    },
    effects: [{ effect: 'change-cart', changes }],
  }
}

/** The change of the cart that a resolution comes to; none where the line stays as it is. */
function changeOf<Cart extends OrderableCart>(
  difference: CartDifference,
  cart: Cart,
  resolutions: ReadonlyMap<string, Resolution>,
): CartChange<Cart>[] {
  const key = differenceKey(difference)
  const resolution = resolutions.get(key) ?? defaultResolution(difference)
  const { sorg, article_code: article, newQty: was } = difference
  if (resolution.kind === 'accept' || was === null) return []
  const line = cart.lines.find(({ id }) => id === key)
  return [{ sorg, article, was, now: resolution.kind === 'change' ? resolution.qty : 0, line }]
}

/** Nothing is ordered, and the cart is again as it was before the first sheet. */
const takenBack = <Cart extends OrderableCart>(
  changes: readonly CartChange<Cart>[],
): CheckoutStep<Cart> => ({
  state: form(),
  effects: changes.length > 0 ? [{ effect: 'take-back', changes: changes.toReversed() }] : [],
})

/** Waits for the outcome of the order; without a session the person signs in first. */
const checking = <Cart extends OrderableCart>({
  signedOut = false,
}: {
  signedOut?: boolean
}): CheckoutStep<Cart> => ({
  state: { state: 'checking', signedOut, pause: firstPause },
  effects: signedOut
    ? [{ effect: 'stop-asking' }, { effect: 'sign-in' }]
    : [{ effect: 'ask', pause: firstPause }],
})

function inChecking<Cart extends OrderableCart>(
  state: In<Cart, 'checking'>,
  event: CheckoutEvent<Cart>,
): CheckoutStep<Cart> {
  switch (event.event) {
    case 'session-ended':
      return { state: { ...state, signedOut: true }, effects: [{ effect: 'stop-asking' }] }
    case 'session-restored':
      return state.signedOut ? checking({}) : only(state)
    case 'network-changed':
      return state.signedOut ? only(state) : checking({})
    case 'asked':
      return asked(state, event.progress)
    default:
      return only(state)
  }
}

function asked<Cart extends OrderableCart>(
  state: In<Cart, 'checking'>,
  progress: CheckoutProgress,
): CheckoutStep<Cart> {
  if (progress.state === 'placed') return only(progress)
  if (progress.state !== 'checking') return only(form(refusal('not_arrived')))
  if (progress.signedOut) return checking(progress)
  const { pause } = state
  return {
    state: { ...state, pause: Math.min(longestPause, pause * 2) },
    effects: [{ effect: 'ask', pause }],
  }
}
