import { describe, expect, test } from 'vitest'
import type { CartDifference, PlacedOrder } from './checkout-answer.ts'
import type { CheckoutForm } from './checkout.ts'
import {
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutState,
  type CheckoutStep,
  checkoutStep,
  type OrderableCart,
} from './checkout-machine.ts'

type State = CheckoutState<OrderableCart>
type Event = CheckoutEvent<OrderableCart>
type Effect = CheckoutEffect<OrderableCart>

const orders = [{ order_no: 'W4' } as PlacedOrder]
const terms = {
  shipto: 'S1',
  paymentId: 'P',
  shipments: [{ sorg: '1', id: 'STD', freight: '5' }],
} as CheckoutForm
const agreedTerms = { ...terms, shipments: [{ sorg: '1', id: 'STD', freight: '7' }] }
const line = (article: string, qty: number) => ({
  id: `1/${article}`,
  sorg: '1',
  article,
  qty,
  unitPrice: '10',
  note: '',
  product: { name: article, price: { dealer: '10', discount: [] } },
})
const cart: OrderableCart = { version: 3, lines: [line('A', 10), line('B', 5)] }
const later: OrderableCart = { version: 4, lines: [line('B', 3)] }
const seen = [
  { article_code: 'A', sorg: '1', qty: 10, price: '10', note: '' },
  { article_code: 'B', sorg: '1', qty: 5, price: '10', note: '' },
]
const short = (article_code: string, qty: number, limit: number | null): CartDifference => ({
  kind: 'PROBLEM',
  sorg: '1',
  article_code,
  name: article_code,
  oldQty: qty,
  newQty: qty,
  oldPrice: '10',
  newPrice: '10',
  oldNote: '',
  oldReady: null,
  newReady: null,
  newNote: '',
  problem: { reason: 'over_stock', limit },
})
const freight = [{ sorg: '1', name: '', currency: 'USD', oldFreight: '5', newFreight: '7' }]
const differences = [short('A', 10, null), short('B', 5, 3)]
const dropA = { sorg: '1', article: 'A', was: 10, now: 0, line: cart.lines[0] }
const shortenB = { sorg: '1', article: 'B', was: 5, now: 3, line: cart.lines[1] }
const error = (code: string) => ({ field: null, code, message: code })

const starting: State = { state: 'starting' }
const form: State = { state: 'form', errors: [] }
const refusedForm: State = { state: 'form', errors: [error('insufficient_balance')] }
const notSaved: State = { state: 'form', errors: [error('not_saved')] }
const notArrived: State = { state: 'form', errors: [error('not_arrived')] }
const placing: State = { state: 'placing', cart, seen, terms, changed: [], left: false }
const placingChanged: State = { ...placing, changed: [dropA, shortenB] }
const gone: State = { ...placingChanged, left: true }
const agreeing: State = {
  ...placingChanged,
  seen: [{ article_code: 'B', sorg: '1', qty: 3, price: '10.0000', note: '' }],
  terms: agreedTerms,
}
const checking: State = { state: 'checking', signedOut: false, pause: 1_500 }
const signedOut: State = { state: 'checking', signedOut: true, pause: 1_500 }
const differing: State = { state: 'differences', differences, freight, seen, terms, changed: [] }
const secondSheet: State = { ...differing, changed: [dropA, shortenB] }
const placed: State = { state: 'placed', orders }
const queued: State = { state: 'queued', mutationId: 'm1' }

const begun = (progress: Extract<Event, { event: 'begun' }>['progress'], filled = true): Event => ({
  event: 'begun',
  progress,
  filled,
})
const place: Event = { event: 'place', terms, cart }
const agree: Event = { event: 'agree', cart, resolutions: new Map() }
const back: Event = { event: 'back' }
const left: Event = { event: 'left' }
const changed: Event = { event: 'changed', cart: later }
const failed: Event = { event: 'failed' }
const network: Event = { event: 'network-changed' }
const ended: Event = { event: 'session-ended' }
const restored: Event = { event: 'session-restored' }
const answers = {
  idle: { state: 'idle' },
  checking: { state: 'checking' },
  signedOut: { state: 'checking', signedOut: true },
  placed: { state: 'placed', orders },
  differences: { state: 'differences', differences, freight },
  queued: { state: 'queued', mutationId: 'm1' },
  refused: { state: 'refused', errors: [error('insufficient_balance')] },
} as const
const answered = (name: keyof typeof answers): Event => ({
  event: 'answered',
  progress: answers[name] as never,
})
const asked = (name: keyof typeof answers): Event => ({
  event: 'asked',
  progress: answers[name] as never,
})

const ask: Effect = { effect: 'ask', pause: 1_500 }
const stop: Effect = { effect: 'stop-asking' }
const signIn: Effect = { effect: 'sign-in' }
const takeBack: Effect = { effect: 'take-back', changes: [shortenB, dropA] }

const everyEvent: Record<string, Event> = {
  'begun idle': begun(answers.idle),
  'begun checking': begun(answers.checking),
  'begun checking, signed out': begun(answers.signedOut),
  'begun placed, cart empty': begun(answers.placed, false),
  'begun placed, cart filled': begun(answers.placed, true),
  place,
  agree,
  back,
  left,
  changed,
  failed,
  network,
  ended,
  restored,
}
for (const name of Object.keys(answers) as (keyof typeof answers)[]) {
  everyEvent[`answered ${name}`] = answered(name)
  everyEvent[`asked ${name}`] = asked(name)
}

/** Expected steps by state and event; an event that is not named changes nothing and asks for nothing. */
const table: [string, State, Record<string, [State, Effect[]]>][] = [
  [
    'starting',
    starting,
    {
      'begun idle': [form, []],
      'begun checking': [checking, [ask]],
      'begun checking, signed out': [signedOut, [stop, signIn]],
      'begun placed, cart empty': [placed, []],
      'begun placed, cart filled': [{ state: 'form', errors: [], earlier: orders }, []],
    },
  ],
  [
    'form',
    form,
    { place: [placing, [{ effect: 'send', cart, seen, terms }]], failed: [notSaved, []] },
  ],
  [
    'form with a refusal',
    refusedForm,
    { place: [placing, [{ effect: 'send', cart, seen, terms }]], failed: [notSaved, []] },
  ],
  [
    'placing',
    placing,
    {
      left: [{ ...placing, left: true }, []],
      changed: [placing, [{ effect: 'send', cart: later, seen, terms }]],
      failed: [notSaved, []],
      'answered idle': [form, []],
      'answered checking': [checking, [ask]],
      'answered signedOut': [signedOut, [stop, signIn]],
      'answered placed': [placed, []],
      'answered queued': [queued, []],
      'answered differences': [differing, []],
      'answered refused': [refusedForm, []],
    },
  ],
  [
    'placing after a sheet',
    placingChanged,
    {
      left: [gone, []],
      changed: [placingChanged, [{ effect: 'send', cart: later, seen, terms }]],
      failed: [notSaved, []],
      'answered idle': [form, []],
      'answered checking': [checking, [ask]],
      'answered signedOut': [signedOut, [stop, signIn]],
      'answered placed': [placed, []],
      'answered queued': [queued, []],
      'answered differences': [secondSheet, []],
      'answered refused': [refusedForm, []],
    },
  ],
  [
    'placing after a sheet, left',
    gone,
    {
      left: [gone, []],
      changed: [gone, [{ effect: 'send', cart: later, seen, terms }]],
      failed: [notSaved, []],
      'answered idle': [form, []],
      'answered checking': [checking, []],
      'answered signedOut': [signedOut, []],
      'answered placed': [placed, []],
      'answered queued': [queued, []],
      'answered differences': [form, [takeBack]],
      'answered refused': [refusedForm, []],
    },
  ],
  [
    'checking',
    checking,
    {
      network: [checking, [ask]],
      ended: [signedOut, [stop]],
      'asked idle': [notArrived, []],
      'asked checking': [{ ...checking, pause: 3_000 }, [ask]],
      'asked signedOut': [signedOut, [stop, signIn]],
      'asked placed': [placed, []],
      'asked differences': [notArrived, []],
      'asked queued': [notArrived, []],
      'asked refused': [notArrived, []],
    },
  ],
  [
    'checking without a session',
    signedOut,
    {
      ended: [signedOut, [stop]],
      restored: [checking, [ask]],
      'asked idle': [notArrived, []],
      'asked checking': [{ ...signedOut, pause: 3_000 }, [ask]],
      'asked signedOut': [signedOut, [stop, signIn]],
      'asked placed': [placed, []],
      'asked differences': [notArrived, []],
      'asked queued': [notArrived, []],
      'asked refused': [notArrived, []],
    },
  ],
  [
    'differences',
    differing,
    {
      agree: [agreeing, [{ effect: 'change-cart', changes: [dropA, shortenB] }]],
      back: [form, []],
      left: [form, []],
    },
  ],
  [
    'differences of a second sheet',
    secondSheet,
    {
      agree: [
        { ...agreeing, changed: [dropA, shortenB, dropA, shortenB] },
        [{ effect: 'change-cart', changes: [dropA, shortenB] }],
      ],
      back: [form, [takeBack]],
      left: [form, [takeBack]],
    },
  ],
  ['placed', placed, {}],
]

describe.each(table)('%s', (_, state, steps) => {
  test.each(Object.entries(everyEvent))('%s', (name, event) => {
    const [next, effects] = steps[name] ?? [state, []]
    expect(checkoutStep(state, event)).toEqual({ state: next, effects })
  })
  test('names only events that exist', () =>
    expect(Object.keys(everyEvent)).toEqual(expect.arrayContaining(Object.keys(steps))))
})

test('the pause between questions doubles up to fifteen seconds', () => {
  let state: State = checking
  const pauses: number[] = []
  for (let n = 0; n < 6; n += 1) {
    const step: CheckoutStep<OrderableCart> = checkoutStep(state, asked('checking'))
    for (const effect of step.effects) if (effect.effect === 'ask') pauses.push(effect.pause)
    state = step.state
  }
  expect(pauses).toEqual([1_500, 3_000, 6_000, 12_000, 15_000, 15_000])
})

test('an accepted price is ordered at the price of the sheet and changes nothing in the cart', () => {
  const dearer: CartDifference = { ...short('A', 10, null), kind: 'PRICE', newPrice: '12' }
  const { state, effects } = checkoutStep<OrderableCart>(
    { ...(differing as Extract<State, { state: 'differences' }>), differences: [dearer] },
    { event: 'agree', cart, resolutions: new Map([['1/A', { kind: 'accept' }]]) },
  )
  expect(effects).toEqual([{ effect: 'change-cart', changes: [] }])
  expect(state).toMatchObject({ seen: expect.arrayContaining([{ ...seen[0], price: '12' }]) })
})
