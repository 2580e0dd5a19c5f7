// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configAtom } from '#shell/session/session-atoms.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { OrderCard, type PlacedOrder } from './order-card.tsx'

const config = {
  dateFormat: 'DD.MM.YYYY',
  currency: {
    display: 'USD',
    symbol: '$',
    thousandSeparator: ',',
    decimalSeparator: '.',
    decimalPrecision: 2,
  },
} as HostConfig
const line = {
  id: 'W1/1',
  article_code_display: 'A',
  description: 'Tyre',
  order_qty: 2,
  back_order_qty: 0,
  pre_order_qty: 0,
  uom: 'EA',
  price: '10',
  promoprice: null,
  subtotal: '20',
  cancelled: false,
  note: null,
  picture: null,
  confirmations: [],
}
const order = {
  order_no: 'W1',
  sap_order_no: null,
  order_status: 'placed',
  sorg: '1',
  merchant: 'Bikes',
  currency: 'USD',
  total_order: '20',
  merchantUrls: [],
  custPoNo: null,
  notes: null,
  request_delivery_date: null,
  request_delivery_to: null,
  orderType: null,
  createdAt: '2026-01-01T00:00:00Z',
  customer: 'Shop',
  shipTo: null,
  orderShipment: null,
  orderPayment: null,
  details: [line],
} as PlacedOrder

function show(part: Partial<PlacedOrder>) {
  const store = createStore()
  store.set(configAtom, config)
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <OrderCard order={{ ...order, ...part }} />
      </I18nProvider>
    </Provider>,
  )
}
const fact = (title: string) =>
  screen.getByText(title).parentElement!.querySelector('dd')!.textContent

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(cleanup)

test.each([
  ['placed', 'Placed'],
  ['confirmed', 'Confirmed'],
  ['shipped', 'Shipped'],
  ['cancelled', 'Canceled'],
  ['on hold', 'on hold'],
])('an order that is %s says %s', (order_status, words) => {
  show({ order_status })
  expect(fact('Status')).toBe(words)
})

test('what was written on a line stands on the confirmation, where something was', () => {
  show({
    details: [
      { ...line, note: 'for Ann' },
      { ...line, id: 'W1/2' },
    ],
  } as Partial<PlacedOrder>)
  const [first, second] = screen.getAllByRole('listitem')
  expect(first!.textContent).toContain('Note: for Ann')
  expect(second!.textContent).not.toContain('Note')
})

test('the days that the ERP has confirmed stand at their line, with its number there', () => {
  show({
    sap_order_no: 'SAP-77',
    details: [
      {
        ...line,
        order_qty: 9,
        confirmations: [
          { date: '2999-01-02', qty: 5 },
          { date: '2999-01-09', qty: 4 },
        ],
      },
      { ...line, id: 'W1/2' },
    ],
  })
  const [first, second] = screen.getAllByRole('listitem')
  expect(first!.textContent).toContain('5 confirmed for 02 Jan 29994 confirmed for 09 Jan 2999')
  expect(second!.textContent).not.toContain('confirmed')
  expect(fact('Our number')).toContain('SAP-77')
})

test('a line that the ERP has canceled says so and promises nothing', () => {
  show({
    details: [
      {
        ...line,
        cancelled: true,
        back_order_qty: 2,
        confirmations: [{ date: '2026-02-01', qty: 2 }],
      },
    ],
  })
  expect(screen.getAllByText('Canceled')).toHaveLength(1)
  expect(screen.queryByText(/follow as back order/)).toBeNull()
  expect(screen.queryByText(/confirmed for/)).toBeNull()
})
