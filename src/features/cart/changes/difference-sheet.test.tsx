// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configAtom } from '#shell/session/session-atoms.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { CartDifference, FreightDifference } from '#domain/ordering/checkout-answer.ts'
import type { ViewLine } from '#offline/cart/cart-view.ts'
import { merchantsAtom } from '#shell/sync/sync-state.ts'
import { DifferenceSheet } from './difference-sheet.tsx'

const currency = {
  display: 'USD',
  symbol: '$',
  thousandSeparator: ',',
  decimalSeparator: '.',
  decimalPrecision: 2,
}
const difference = (part: Partial<CartDifference>): CartDifference => ({
  kind: 'PRICE',
  sorg: '1',
  article_code: 'A',
  name: 'Tyre',
  oldQty: 10,
  newQty: 10,
  oldPrice: '95',
  newPrice: '95',
  oldNote: '',
  newNote: null,
  oldReady: null,
  newReady: null,
  problem: null,
  ...part,
})
const lines = [
  { id: '1/A', product: { price: { dealer: '120', discount: [] } } },
] as unknown as ViewLine[]

function show(differences: CartDifference[], freight: FreightDifference[] = []) {
  const onOrder = vi.fn()
  const store = createStore()
  store.set(configAtom, { currency } as HostConfig)
  store.set(merchantsAtom, [{ sorg: '2', name: 'Alpine', currency: 'EUR' }])
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <DifferenceSheet
          differences={differences}
          freight={freight}
          lines={lines}
          onOrder={onOrder}
          onCancel={() => undefined}
        />
      </I18nProvider>
    </Provider>,
  )
  return onOrder
}
/** Returns the text of the sheet about one line, without the choices. */
const said = () =>
  screen
    .getAllByRole('listitem')
    .map((item) =>
      [...item.querySelectorAll('p')]
        .map((text) => text.textContent.replaceAll('\u00A0', ' '))
        .join(' | '),
    )

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each<[string, Partial<CartDifference>, string]>([
  [
    'less in stock, and dearer',
    { kind: 'PROBLEM', newPrice: '120', problem: { reason: 'over_stock', limit: 3 } },
    'More than is available: at most 3 | Price $95.00 → $120.00 each',
  ],
  [
    'another quantity at another price',
    { kind: 'QUANTITY', newQty: 12, newPrice: '90' },
    'Quantity 10 → 12 | Price $95.00 → $90.00 each',
  ],
  [
    'in the currency of its sales organisation',
    { sorg: '2', newPrice: '96' },
    'Price EUR 95.00 → EUR 96.00 each',
  ],
  ['thousands', { kind: 'QUANTITY', oldQty: 1200, newQty: 99_999 }, 'Quantity 1,200 → 99,999'],
  [
    'another price and note',
    { newPrice: '96', oldNote: 'red', newNote: 'blue' },
    'Price $95.00 → $96.00 each | Note red → blue',
  ],
  ['a note alone', { kind: 'NOTE', newNote: 'for Ann' }, 'Note – → for Ann'],
  [
    'a line of somebody else',
    { kind: 'ADDED', oldQty: null, oldPrice: null, oldNote: null, newNote: 'for Ann' },
    'Added by someone else: 10 at $95.00 each | Note: for Ann',
  ],
  [
    'a line that is gone',
    { kind: 'REMOVED', newQty: null, newPrice: null },
    'No longer in the cart (it held 10)',
  ],
])('every fact that has changed is said: %s', (_, part, text) => {
  show([difference(part)])
  expect(said()).toEqual([text])
})

test('beside a new quantity stands what one piece costs', () => {
  show([
    difference({ kind: 'PROBLEM', newPrice: '120', problem: { reason: 'over_stock', limit: 3 } }),
  ])
  expect(screen.getByText(/^\$120\.00 each$/).textContent).toContain('120.00')
  expect(screen.getByText('10 in cart').tagName).toBe('SPAN')
  fireEvent.click(screen.getByRole('radio', { name: 'Leave it out' }))
  expect(screen.queryByText(/^\$120\.00 each$/)).toBeNull()
})

test('a new quantity that is no whole number holds the order back, until it is mended or the line is left out', () => {
  const onOrder = show([
    difference({ kind: 'PROBLEM', problem: { reason: 'over_stock', limit: 3 } }),
  ])
  const field = screen.getByRole('spinbutton', { name: 'New quantity of Tyre' })
  fireEvent.change(field, { target: { value: '2.5' } })
  fireEvent.blur(field)
  fireEvent.click(screen.getByRole('button', { name: 'Order with these changes' }))
  expect([onOrder.mock.calls, document.activeElement]).toEqual([[], field])
  fireEvent.click(screen.getByRole('radio', { name: 'Leave it out' }))
  fireEvent.click(screen.getByRole('button', { name: 'Order with these changes' }))
  expect(onOrder.mock.calls).toEqual([[new Map([['1/A', { kind: 'drop' }]])]])
})

test('freight that has changed is shown, old and new, and can be ordered on', () => {
  const onOrder = show(
    [],
    [{ sorg: '1', name: 'Bikes', currency: 'USD', oldFreight: '5', newFreight: '9' }],
  )
  expect(said()).toEqual(['Freight $5.00 → $9.00'])
  expect(screen.getByRole('dialog', { name: 'The freight has changed' }).textContent).toContain(
    'Bikes',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Order with these changes' }))
  expect(onOrder).toHaveBeenCalledTimes(1)
})
