// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDispatch, type Dispatch } from '#offline/sync/dispatch.ts'
import { addLines } from '#offline/cart/cart-changes.ts'
import { answerMark } from '#domain/portal/answer-mark.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { sessionExpiredAtom } from '#shell/session/session-atoms.ts'
import type { Requester } from '#offline/sync/graphql-request.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import type { SnapshotLine } from '#offline/cart/cart-answer.ts'
import { type CartStore, createCartStore } from '#offline/cart/cart-store.ts'
import { createCheckout } from '#offline/checkout/checkout-attempt.ts'
import { openDatabase, type OfflineDatabase } from '#offline/database.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import type { Offline } from '#offline/start-offline.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { useCheckout } from './use-checkout.ts'

const form = {
  shipto: 'S1',
  paymentId: 'P',
  shipments: [{ sorg: '1', id: 'STD', input: null }],
  custPoNo: null,
  notes: null,
  request_delivery_date: null,
}
const cart = {
  key: '',
  lines: [],
  totals: [],
  totalQuantity: 0,
  version: 3,
  pendingCount: 0,
  ownSeq: 0,
  at: null,
} as CartView
const order = { order_no: 'W4' }
const unreachable = { ok: false, why: 'unreachable' } as const
const status = (state: string, orders: object[] = []) => ({
  ok: true,
  data: { checkoutStatus: { state, orders } },
})

let database: OfflineDatabase
let asked: { operation: string; attemptKey: string }[]
let answers: Record<string, () => unknown>
let held: CartView
let ownCart: Partial<CartStore>
let ownDispatch: Dispatch
let sendNow: () => Promise<void>
let store: ReturnType<typeof createStore>

const nothing = () => Promise.resolve()

/** The screen's hook over the real attempt and a scripted server. */
function open() {
  const ask = (async (_user, { operationName }, variables) => {
    asked.push({
      operation: operationName,
      attemptKey: (variables as { attemptKey: string }).attemptKey,
    })
    return answers[operationName]!()
  }) as Requester
  let keys = 0
  const device = { database, now: Date.now, newId: () => `key-${asked.length}-${(keys += 1)}` }
  const offline: Offline = {
    checkout: createCheckout({
      device,
      userId: 'u',
      ask,
      sendNow: () => sendNow(),
      dispatch: (...given) => offline.dispatch(...given),
    }),
    sendNow: () => sendNow(),
    refreshCart: () => Promise.resolve(true),
    cart: { read: () => Promise.resolve(held), ...ownCart },
    dispatch: ownDispatch,
  } as unknown as Offline
  store = createStore()
  store.set(offlineAtom, offline)
  store.set(cartCustomerAtom, 'c')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  return renderHook(() => useCheckout(), { wrapper })
}
type Screen = ReturnType<typeof open>
const reaches = (screen: Screen, state: string) =>
  waitFor(() => expect(screen.result.current.state.state).toBe(state), { timeout: 5_000 })
const place = (screen: Screen) =>
  act(async () => void (await screen.result.current.place(form, cart)))
const keysOf = (operation: string) =>
  asked.filter((one) => one.operation === operation).map(({ attemptKey }) => attemptKey)

beforeEach(() => {
  database = openDatabase(`checkout-${Math.random()}`)
  asked = []
  held = cart
  ownCart = {}
  ownDispatch = () => Promise.reject(new Error('nothing is changed here'))
  sendNow = nothing
  answers = { Checkout: () => unreachable, CheckoutStatus: () => unreachable }
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
})
afterEach(() => database.delete())

test('an order whose answer is lost is checked, also by the page that is opened next, and placed once', async () => {
  const first = open()
  await reaches(first, 'form')
  await place(first)
  expect(first.result.current.state.state).toBe('checking')
  first.unmount()

  const second = open()
  await reaches(second, 'checking')
  answers.CheckoutStatus = () => status('PLACED', [order])
  await reaches(second, 'placed')
  expect(second.result.current.state).toMatchObject({ orders: [order] })
  expect(keysOf('Checkout')).toHaveLength(1)
  expect(new Set(keysOf('CheckoutStatus'))).toEqual(new Set(keysOf('Checkout')))
})

test('an order goes to the server where the page still thinks it is offline and the server answers, and into the queue where it does not', async () => {
  let reachable = true
  vi.stubGlobal('fetch', () =>
    reachable
      ? Promise.resolve(new Response('{}', { headers: { [answerMark]: '1' } }))
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  answers.Checkout = () => ({
    ok: true,
    data: {
      checkout: { orders: [order], differences: [], freightDifferences: [], userErrors: [] },
    },
  })
  const screen = open()
  await reaches(screen, 'form')
  store.set(onlineAtom, false)
  await place(screen)
  expect(store.get(onlineAtom)).toBe(true)
  expect(keysOf('Checkout')).toHaveLength(1)

  screen.unmount()
  reachable = false
  asked = []
  const offline = open()
  await reaches(offline, 'form')
  store.set(onlineAtom, false)
  await place(offline)
  expect(keysOf('Checkout')).toEqual([])
})

test('who has filled the cart anew since an answer was lost is told of that order, and orders the new lines with the form', async () => {
  const first = open()
  await reaches(first, 'form')
  await place(first)
  first.unmount()
  held = { ...cart, lines: [{ id: '1/A' }] } as CartView
  answers.CheckoutStatus = () => status('PLACED', [order])
  const second = open()
  await reaches(second, 'form')
  expect(second.result.current.state).toEqual({ state: 'form', errors: [], earlier: [order] })
})

test('an order that never arrived is said so, and goes again under a key of its own', async () => {
  const screen = open()
  await reaches(screen, 'form')
  await place(screen)
  answers.CheckoutStatus = () => status('UNKNOWN')
  await reaches(screen, 'form')
  expect(screen.result.current.state).toMatchObject({ errors: [{ code: 'not_arrived' }] })
  answers.Checkout = () => ({
    ok: true,
    data: {
      checkout: { orders: [order], differences: [], freightDifferences: [], userErrors: [] },
    },
  })
  await place(screen)
  expect(screen.result.current.state.state).toBe('placed')
  const [one, two] = keysOf('Checkout')
  expect(two).not.toBe(one)
})

test('a session that has ended while an order is sent asks for the password, and says then that nothing was ordered', async () => {
  const screen = open()
  await reaches(screen, 'form')
  answers = {
    Checkout: () => ({ ok: false, why: 'session' }),
    CheckoutStatus: () => ({ ok: false, why: 'session' }),
  }
  await place(screen)
  expect([screen.result.current.state.state, store.get(sessionExpiredAtom)]).toEqual([
    'checking',
    true,
  ])
  answers.CheckoutStatus = () => status('UNKNOWN')
  act(() => store.set(sessionExpiredAtom, false))
  await reaches(screen, 'form')
  expect(screen.result.current.state).toMatchObject({ errors: [{ code: 'not_arrived' }] })
})

test('a server that was restored to an older state takes the order: nothing waits, so a new stream is begun', async () => {
  await database.facts.put({ key: 'device.id', value: 'old' })
  await database.streams.put({ userId: 'u', streamId: 'old/u', lastSeq: 9 })
  const screen = open()
  await reaches(screen, 'form')
  const outcome = (orders: object[], userErrors: object[]) => ({
    ok: true,
    data: { checkout: { orders, differences: [], freightDifferences: [], userErrors } },
  })
  const [behind, placed] = [
    outcome([], [{ field: 'streamSeq', code: 'unsent_changes', message: '' }]),
    outcome([order], []),
  ]
  answers.Checkout = () => (keysOf('Checkout').length === 1 ? behind : placed)
  await place(screen)
  expect(screen.result.current.state.state).toBe('placed')
  const stream = await database.streams.get('u')
  expect(stream).toMatchObject({ lastSeq: 0 })
  expect(stream!.streamId).not.toBe('old/u')
})

test('a refusal brings the form back with its codes, and the next try is a new attempt', async () => {
  const screen = open()
  await reaches(screen, 'form')
  answers.Checkout = () => ({
    ok: true,
    data: {
      checkout: {
        orders: [],
        differences: [],
        freightDifferences: [],
        userErrors: [{ field: 'shipto', code: 'ship_to_changed', message: '' }],
      },
    },
  })
  await place(screen)
  expect(screen.result.current.state).toMatchObject({
    state: 'form',
    errors: [{ field: 'shipto', code: 'ship_to_changed' }],
  })
  await place(screen)
  const [one, two] = keysOf('Checkout')
  expect(two).not.toBe(one)
})

const product = (code: string) =>
  ({
    id: `1/${code}`,
    sorg: '1',
    article_code: code,
    name: code,
    uom: 'EA',
    price: { dealer: '10', discount: [], decimal_precission: 2 },
  }) as unknown as ProductFacts
const short = (code: string, qty: number, limit: number | null) => ({
  kind: 'PROBLEM',
  sorg: '1',
  article_code: code,
  name: code,
  oldQty: qty,
  newQty: qty,
  oldPrice: '10',
  newPrice: '10',
  oldNote: '',
  newNote: '',
  problem: { reason: 'over_stock', limit },
})
const differing =
  (...differences: object[]) =>
  () => ({
    ok: true,
    data: { checkout: { orders: [], differences, freightDifferences: [], userErrors: [] } },
  })

/** The server has taken everything that waited: its cart is what was on the screen. */
async function taken() {
  const lines = (await ownCart.read!('c')).lines.map(
    ({ id, qty, note, uom, product: facts }): SnapshotLine => ({
      id,
      qty,
      note,
      uom,
      product: facts!,
      version: 1,
      unitPrice: '10',
      subtotal: '100',
      problem: null,
    }),
  )
  await database.cartSnapshots.put({
    userId: 'u',
    customerKey: 'c',
    key: '',
    streamId: '',
    at: 1,
    stamp: '',
    cart: {
      key: '',
      name: '',
      customerKey: 'c',
      version: 3,
      generation: 1,
      streamSeq: 0,
      totals: [],
      totalQuantity: 0,
      at: '',
      lines,
    },
  })
  await database.outbox.clear()
}

/** Two lines were to be ordered, and the first sheet is about both. `own`: what the cart has now. */
async function atFirstSheet() {
  const device = { database, now: Date.now, newId: () => crypto.randomUUID() }
  const cartStore = createCartStore(device, 'u')
  ownDispatch = createDispatch({ device, userId: 'u', onAppended: () => {} })
  ownCart = cartStore
  sendNow = taken
  await ownDispatch(
    'c',
    addLines('', [
      { product: product('A'), qty: 10, note: 'for Ann' },
      { product: product('B'), qty: 5 },
    ]),
  )
  const own = async () =>
    (await cartStore.read('c')).lines
      .map(({ article, qty, note }) => `${article} ${qty} ${note}`)
      .sort()
  const screen = open()
  await reaches(screen, 'form')
  answers.Checkout = differing(short('A', 10, null), short('B', 5, 3))
  const shown = await cartStore.read('c')
  await act(async () => void (await screen.result.current.place(form, shown)))
  return { screen, shown, own }
}

test('whoever turns back from a second sheet has the cart as it was before the first', async () => {
  const { screen, shown, own } = await atFirstSheet()
  expect([screen.result.current.state.state, await own()]).toEqual([
    'differences',
    ['A 10 for Ann', 'B 5 '],
  ])
  answers.Checkout = differing(short('B', 3, 2))
  await act(async () => void (await screen.result.current.agree(shown, new Map())))
  expect([screen.result.current.state.state, await own()]).toEqual(['differences', ['B 3 ']])
  act(() => screen.result.current.backToForm())
  expect(screen.result.current.state.state).toBe('form')
  await waitFor(async () => expect(await own()).toEqual(['A 10 for Ann', 'B 5 ']))
})

test.each([
  ['has the cart as it was before', () => undefined, ['A 10 for Ann', 'B 5 ']],
  [
    'and signs out meanwhile leaves nothing to be sent',
    () => act(() => store.set(cartCustomerAtom, null)),
    ['B 3 '],
  ],
])(
  'whoever leaves the screen while a second sheet is on its way %s',
  async (_, meanwhile, left) => {
    const { screen, shown, own } = await atFirstSheet()
    let answer = (_: unknown) => {}
    answers.Checkout = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const agreed = screen.result.current.agree(shown, new Map())
    await waitFor(() => expect(keysOf('Checkout')).toHaveLength(2))
    expect(await own()).toEqual(['B 3 '])
    screen.unmount()
    meanwhile()
    answer(differing(short('B', 3, 2))())
    await agreed
    await waitFor(async () => expect(await own()).toEqual(left))
  },
)
