// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Client, fetchExchange } from '@urql/core'
import { createStore, Provider as StoreProvider } from 'jotai'
import { Provider } from 'urql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { locales } from '#domain/portal/locales.ts'
import { localeRewrite } from '#shell/i18n/locale-address.ts'
import { CreditEffect } from '#parts/credit/credit-effect.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { configAtom, userAtom } from '#shell/session/session-atoms.ts'
import type { Credit } from '#domain/ordering/credit.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { AuthUser } from '#domain/account/session.ts'
import { CreditNotice } from './credit-notice.tsx'

const config = {
  creditCheck: true,
  creditStatusBlockedReason: true,
  currency: {
    display: 'USD',
    symbol: '$',
    thousandSeparator: ',',
    decimalSeparator: '.',
    decimalPrecision: 2,
  },
} as HostConfig
const buyer = {
  id: '1',
  permissions: ['credit-status.read'],
  customerData: { custCode: { r3: 'X' } },
} as unknown as AuthUser
const record = (more: Partial<Credit> = {}): Credit => ({
  companies: [{ code: 'C1', name: 'Northlane Inc.' }],
  currency: 'USD',
  creditLimit: '1000',
  balance: '400',
  creditExposure: '600',
  openInvoice: '0',
  overdue: '0',
  openDo: '0',
  consignment: '0',
  orderedSince: '50',
  reasonBlocked: null,
  updatedAt: '2026-01-01T00:00:00Z',
  ...more,
})
const total = (amount: string, sorg = '1000', currency = 'USD') => ({
  sorg,
  currency,
  total: amount,
})

let credits: Credit[]
let asked: string[]
let store: ReturnType<typeof createStore>

function show(totals: ReturnType<typeof total>[]) {
  const root = createRootRoute({
    staticData: { screen: null },
    component: () => (
      <>
        <p data-testid="effect">
          <CreditEffect totals={totals} />
        </p>
        <CreditNotice totals={totals} />
      </>
    ),
  })
  const screenOf = { screen: { title: { id: 'x' }, allow: ['page.invoice-status'] } } as const
  const invoices = createRoute({
    getParentRoute: () => root,
    path: '/invoice/open-invoice',
    staticData: screenOf,
  })
  const router = createRouter({
    routeTree: root.addChildren([invoices]),
    history: createMemoryHistory(),
    rewrite: localeRewrite(
      () => 'en-us',
      () => locales,
    ),
  })
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: (_input, init) => {
      const { operationName } = JSON.parse(init!.body as string) as { operationName: string }
      asked.push(operationName)
      const areas = [
        { sorg: '1000', sorgName: 'Bikes', companyCode: 'C1' },
        { sorg: '2000', sorgName: 'Parts', companyCode: 'C2' },
      ]
      return Promise.resolve(
        Response.json({
          data:
            operationName === 'CreditInformation'
              ? { creditInformation: credits }
              : { customerAreaV3: areas },
        }),
      )
    },
  })
  render(
    <StoreProvider store={store}>
      <I18nProvider i18n={i18n}>
        <Provider value={client}>
          <RouterProvider router={router as never} />
        </Provider>
      </I18nProvider>
    </StoreProvider>,
  )
}
/** Amounts are written so that they do not break. */
const effect = () =>
  screen.queryByTestId('effect')?.textContent.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
const notice = () => screen.queryByRole('status')?.textContent.replaceAll('\u00A0', ' ') ?? null
/** Time for every question to be answered. */
const answered = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  credits = [record()]
  asked = []
  store = createStore()
  store.set(configAtom, config)
  store.set(userAtom, buyer)
  store.set(onlineAtom, true)
})
afterEach(cleanup)

test.each<[string, Partial<Credit>, string, string, string | null]>([
  ['fits what is left', {}, '100', 'Available credit after this order: $250.00 of $1,000.00', null],
  [
    'takes the last of it',
    {},
    '350',
    'Available credit after this order: $0.00 of $1,000.00',
    null,
  ],
  [
    'is a cent too much',
    {},
    '350.01',
    'Available credit after this order: -$0.01 of $1,000.00',
    'Not enough available credit for this order: pay invoices, change the order or contact sales',
  ],
  [
    'is above the whole limit',
    {},
    '1000.01',
    'Available credit after this order: -$650.01 of $1,000.00',
    'The total of this order exceeds the order limit: adjust the order or contact sales',
  ],
  [
    'meets a blocked account',
    { reasonBlocked: 'oldest_ar_blocked' },
    '1',
    'Available credit after this order: $349.00 of $1,000.00',
    'Orders on credit are blocked (Oldest invoice overdue): pay what is due or contact sales',
  ],
])('an order that %s', async (_, more, amount, left, refusal) => {
  credits = [record(more)]
  show([total(amount)])
  await waitFor(() => expect(effect()).toBe(left))
  expect(notice()).toBe(refusal && `This order will be refused${refusal}`)
})

test.each<[string, Partial<Credit>, boolean, string | null]>([
  ['nothing', {}, true, null],
  ['an amount', { overdue: '31.5' }, true, '$31.50 overdue'],
  [
    'an amount that blocks',
    { overdue: '31.5', reasonBlocked: 'overdue_over_limit' },
    true,
    '$31.50 overdue: the account is blocked',
  ],
  [
    'an amount beside another reason',
    { overdue: '31.5', reasonBlocked: 'limit_exceeded' },
    true,
    '$31.50 overdue',
  ],
  [
    'an amount on a host that tells no reasons',
    { overdue: '31.5', reasonBlocked: 'overdue_over_limit' },
    false,
    '$31.50 overdue',
  ],
])(
  'of invoices past their due date it says %s',
  async (_, more, creditStatusBlockedReason, said) => {
    store.set(configAtom, { ...config, creditStatusBlockedReason })
    credits = [record(more)]
    show([total('100')])
    await waitFor(() =>
      expect(effect()).toBe(`Available credit after this order: $250.00 of $1,000.00${said ?? ''}`),
    )
  },
)

test('a host that tells no reasons tells none here', async () => {
  store.set(configAtom, { ...config, creditStatusBlockedReason: false })
  credits = [record({ reasonBlocked: 'limit_exceeded' })]
  show([total('1')])
  await waitFor(() =>
    expect(notice()).toBe(
      'This order will be refusedThis account is blocked for orders on credit: pay what is due or contact sales',
    ),
  )
})

test('a host that checks no credit refuses nothing, and what is left is shown all the same', async () => {
  store.set(configAtom, { ...config, creditCheck: false })
  show([total('5000')])
  await waitFor(() => expect(effect()).toContain('after this order'))
  expect(notice()).toBeNull()
})

test('each company’s own orders are taken off its record, and what is in another currency is left out', async () => {
  credits = [
    record(),
    record({ companies: [{ code: 'C2', name: 'Parts Ltd' }], balance: '90', orderedSince: '0' }),
  ]
  show([total('100'), total('95', '2000'), total('7', '2000', 'EUR')])
  await waitFor(() => expect(effect()).toContain('Parts Ltd'))
  expect(effect()).toBe(
    'Northlane Inc.: Available credit after this order: $250.00 of $1,000.00Parts Ltd: Available credit after this order: -$5.00 of $1,000.00',
  )
  expect(notice()).toContain('Not enough available credit')
})

test('whoever may not read credit asks for none and sees none', async () => {
  store.set(userAtom, { ...buyer, permissions: [] })
  show([total('5000')])
  await answered()
  expect([asked, effect(), notice()]).toEqual([[], '', null])
})

test('the way to the open invoices stands beside the refusal, for those who may see them', async () => {
  show([total('5000')])
  await waitFor(() => expect(notice()).not.toBeNull())
  expect(screen.queryByRole('link', { name: 'Open invoices' })).toBeNull()
  cleanup()
  store.set(userAtom, { ...buyer, permissions: ['credit-status.read', 'page.invoice-status'] })
  show([total('5000')])
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Open invoices' }).getAttribute('href')).toBe(
      '/en-us/invoice/open-invoice',
    ),
  )
})

test('a customer without a record is not refused', async () => {
  credits = []
  show([total('5000')])
  await answered()
  expect(asked).toContain('CreditInformation')
  expect([effect(), notice()]).toEqual(['', null])
})
