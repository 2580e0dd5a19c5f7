// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Client, fetchExchange } from '@urql/core'
import { createStore, Provider as StoreProvider } from 'jotai'
import { Provider } from 'urql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { configAtom } from '#shell/session/session-atoms.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { FreightSteps } from './freight-steps.tsx'
import { type Freight, useFreightOff } from './use-cart-freight.ts'

const config = {
  currency: {
    display: 'USD',
    symbol: '$',
    thousandSeparator: ',',
    decimalSeparator: '.',
    decimalPrecision: 2,
  },
} as HostConfig
const cart = (qty: number, more: Partial<CartView> = {}) =>
  ({
    key: '',
    version: qty,
    lines: qty > 0 ? [{ article: 'A', sorg: '1000', qty }] : [],
    pendingCount: 0,
    totals: [{ sorg: '1000', name: 'Bikes' }],
    ...more,
  }) as unknown as CartView
const step = (warehouseArea: string, qty: number, targetQty: number, discountAmount: string) => ({
  warehouseArea,
  qty,
  targetQty,
  discountAmount,
  reached: qty >= targetQty,
})
const freight = (...steps: Freight['steps']): Freight => ({
  sorg: '1000',
  currency: 'USD',
  off: '12.50',
  steps,
})

let asked: { cart: string; cartVersion: number }[]
let answer: Freight[]
let store: ReturnType<typeof createStore>

const Off = ({ of }: { of: CartView }) => (
  <output>{[...useFreightOff(of).off].map(([sorg, off]) => `${sorg}: ${off}`).join()}</output>
)

function show(view: CartView) {
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: (_input, init) => {
      asked.push(
        (JSON.parse(init!.body as string) as { variables: (typeof asked)[number] }).variables,
      )
      return Promise.resolve(Response.json({ data: { cartFreight: answer } }))
    },
  })
  const page = (of: CartView) => (
    <StoreProvider store={store}>
      <I18nProvider i18n={i18n}>
        <Provider value={client}>
          <p data-testid="steps">
            <FreightSteps cart={of} />
          </p>
          <Off of={of} />
        </Provider>
      </I18nProvider>
    </StoreProvider>
  )
  const { rerender } = render(page(view))
  return (next: CartView) => rerender(page(next))
}
/** Amounts are written with a space that does not break. */
const steps = () => screen.getByTestId('steps').textContent.replaceAll('\u00A0', ' ')
const off = () => screen.getByRole('status').textContent

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  asked = []
  answer = []
  store = createStore()
  store.set(configAtom, config)
  store.set(onlineAtom, true)
})
afterEach(cleanup)

test.each<[string, Freight['steps'], string]>([
  [
    'nothing is reached yet',
    [step('North', 4, 10, '12.50')],
    'Add 6 pieces from North to save $12.50 on freight',
  ],
  [
    'one piece is missing',
    [step('North', 9, 10, '12.50')],
    'Add 1 piece from North to save $12.50 on freight',
  ],
  [
    'the greatest that is reached, and the next',
    [step('North', 25, 10, '12.50'), step('North', 25, 20, '30'), step('North', 25, 50, '99.90')],
    '$30.00 off the freight from North · Add 25 pieces from North to save $99.90 on freight',
  ],
  ['all is reached', [step('North', 25, 10, '12.50')], '$12.50 off the freight from North'],
  [
    'each area for itself',
    [step('North', 25, 10, '12.50'), step('South', 1, 10, '5')],
    '$12.50 off the freight from NorthAdd 9 pieces from South to save $5.00 on freight',
  ],
  [
    'an area that is masked',
    [step('', 25, 10, '12.50'), step('', 25, 30, '20')],
    '$12.50 off the freight · Add 5 pieces to save $20.00 on freight',
  ],
  ['there are no benefits', [], ''],
])('%s', async (_, own, is) => {
  answer = [freight(...own)]
  show(cart(3))
  await waitFor(() => expect(off()).toBe('1000: 12.50'))
  expect(steps()).toBe(is)
})

test('of a cart of several merchants each says whose it is', async () => {
  answer = [freight(step('', 4, 10, '12.50')), { ...freight(step('', 9, 10, '5')), sorg: '2000' }]
  show(
    cart(3, {
      totals: [
        { sorg: '1000', name: 'Bikes' },
        { sorg: '2000', name: 'Parts' },
      ] as CartView['totals'],
    }),
  )
  await waitFor(() =>
    expect(steps()).toBe(
      'Bikes: Add 6 pieces to save $12.50 on freightParts: Add 1 piece to save $5.00 on freight',
    ),
  )
})

test('what is in the cart is asked for, and again when it has changed', async () => {
  answer = [freight(step('North', 3, 10, '12.50'))]
  const change = show(cart(3))
  await waitFor(() => expect(steps()).toContain('Add 7 pieces'))
  answer = [freight(step('North', 8, 10, '12.50'))]
  change(cart(8))
  await waitFor(() => expect(steps()).toContain('Add 2 pieces'))
  expect(asked[0]).toEqual({ cart: '', cartVersion: 3 })
  expect(asked.at(-1)).toEqual({ cart: '', cartVersion: 8 })
})

test('nothing is asked while changes wait, without a network, or of an empty cart; the last answer is not shown for an empty one', async () => {
  const change = show(cart(3, { pendingCount: 1 }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(asked).toEqual([])
  act(() => store.set(onlineAtom, false))
  change(cart(3))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(asked).toEqual([])
  answer = [freight(step('North', 3, 10, '12.50'))]
  act(() => store.set(onlineAtom, true))
  await waitFor(() => expect(steps()).toContain('Add 7 pieces'))
  const before = asked.length
  change(cart(0))
  expect([steps(), off(), asked.length]).toEqual(['', '', before])
})
