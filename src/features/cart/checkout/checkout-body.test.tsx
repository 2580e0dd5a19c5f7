// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartView } from '#offline/cart/cart-view.ts'
import { showShop } from '../../../../tests/support/shop-screen.tsx'
import { CheckoutBody } from './checkout-body.tsx'
import type { CheckoutDraft } from '#parts/cart/checkout-draft.ts'
import type { Terms } from '../terms/checkout-terms.ts'
import type { CheckoutState } from './checkout-run.ts'

// No change waits here, and none was refused.
vi.mock('#parts/sync/use-conflicts.ts', () => ({ useConflicts: () => [] }))

const cart = {
  key: '',
  lines: [],
  totals: [{ sorg: '1000', name: 'Bikes', currency: 'USD', total: '100', quantity: 1 }],
  totalQuantity: 1,
  version: 1,
  pendingCount: 0,
  ownSeq: 0,
  at: 0,
} as CartView
const pay = (id: string, onCredit: boolean) => ({
  id,
  sorg: '1000',
  type: '',
  desc: id,
  onCredit,
  paymentMerchants: [],
})
const terms = {
  shipTos: [
    {
      code: 'S',
      name: 'Shop',
      address: 'Road',
      city: null,
      postalCode: null,
      country: null,
      isDefault: true,
    },
  ],
  rates: [
    {
      id: 'STD',
      sorg: '1000',
      type: '',
      desc: 'Standard',
      input: false,
      rate: { rate: '0', currency: 'USD' },
    },
  ],
  payments: [pay('Account', true), pay('Advance', false)],
  orderTypes: [],
  pages: new Map(),
} as unknown as Terms
const refused: CheckoutState = {
  state: 'form',
  errors: [{ field: null, code: 'insufficient_balance', message: '' }],
}

/** The checkout before a server that refuses the order for credit. */
function Refused({ onPlace }: { onPlace?: () => void }) {
  const [state, setState] = useState<CheckoutState>({ state: 'form', errors: [] })
  const [draft, setDraft] = useState<CheckoutDraft>({
    shipments: {},
    custPoNo: '',
    notes: '',
    request_delivery_date: '',
    request_delivery_to: '',
    orderType: '',
  })
  const answer = () => {
    onPlace?.()
    setState(refused)
    return Promise.resolve(refused)
  }
  return (
    <CheckoutBody
      checkout={{ state, place: answer, agree: answer, backToForm: () => undefined }}
      cart={cart}
      terms={terms}
      draft={draft}
      onDraft={(part) => setDraft((now) => ({ ...now, ...part }))}
    />
  )
}

const why =
  'Not enough available credit for this order: pay invoices, change the order or contact sales'
let balance = '0'
const credit = () => ({
  creditInformation: [
    {
      companies: [{ code: 'C1', name: 'One' }],
      currency: 'USD',
      creditLimit: '1000',
      balance,
      creditExposure: '0',
      openInvoice: '0',
      overdue: '0',
      openDo: '0',
      consignment: '0',
      orderedSince: '0',
      reasonBlocked: null,
      creditControl: null,
      custCode: { r3: 'c', isr: null },
      updatedAt: '2026-01-01T00:00:00Z',
    },
  ],
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
  Element.prototype.scrollIntoView = () => undefined
  balance = '500'
  showShop(<Refused />, {
    config: {
      creditCheck: true,
      currency: {
        display: 'USD',
        symbol: '$',
        thousandSeparator: ',',
        decimalSeparator: '.',
        decimalPrecision: 2,
      },
    },
    answers: {
      CreditInformation: credit,
      CompaniesOfSorgs: () => ({
        customerAreaV3: [{ sorg: '1000', sorgName: 'Bikes', companyCode: 'C1' }],
      }),
      CartFreight: () => ({ cartFreight: [] }),
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
/** The button, once it takes presses. */
const placing = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Place order' })
  await waitFor(() => expect(button.disabled).toBe(false))
  return button
}
const written = () => document.body.textContent.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')

test('what is left of the credit is asked again when an order is refused for it', async () => {
  await waitFor(() => expect(written()).toContain('Available credit after this order: $400.00'))
  // Another cart was ordered elsewhere meanwhile.
  balance = '50'
  fireEvent.click(await placing())
  await screen.findByText(why, { selector: '[role=alert] *' })
  await waitFor(() => expect(written()).toContain('Available credit after this order: -$50.00'))
})

test('whoever pays in advance then is no longer told that there is not enough credit', async () => {
  fireEvent.click(await placing())
  expect((await screen.findByRole('alert')).textContent).toContain(why)
  fireEvent.click(screen.getByRole('radio', { name: /Advance/ }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('whoever leaves the screen from a sheet has turned back, as by its button', async () => {
  cleanup()
  const back = vi.fn<() => void>()
  function Sheet() {
    const [shown, setShown] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setShown(false)}>
          Leave
        </button>
        {shown && (
          <CheckoutBody
            checkout={{
              state: {
                state: 'differences',
                differences: [],
                freight: [],
                seen: [],
                terms: {} as never,
                changed: [],
              },
              place: () => Promise.resolve(refused),
              agree: () => Promise.resolve(refused),
              backToForm: back,
            }}
            cart={cart}
            terms={terms}
            draft={{
              shipments: {},
              custPoNo: '',
              notes: '',
              request_delivery_date: '',
              request_delivery_to: '',
              orderType: '',
            }}
            onDraft={() => undefined}
          />
        )}
      </>
    )
  }
  showShop(<Sheet />, {
    config: {
      currency: {
        display: 'USD',
        symbol: '$',
        thousandSeparator: ',',
        decimalSeparator: '.',
        decimalPrecision: 2,
      },
    },
    answers: { CartFreight: () => ({ cartFreight: [] }) },
  })
  await screen.findByRole('dialog')
  expect(back).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Leave'))
  expect(back).toHaveBeenCalledTimes(1)
})

test('the second of two quick presses on Checkout orders nothing: the page was not seen', async () => {
  cleanup()
  const onPlace = vi.fn<() => void>()
  showShop(<Refused onPlace={onPlace} />, {
    config: {
      currency: {
        display: 'USD',
        symbol: '$',
        thousandSeparator: ',',
        decimalSeparator: '.',
        decimalPrecision: 2,
      },
    },
    answers: { CartFreight: () => ({ cartFreight: [] }) },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Place order' }))
  expect(onPlace).not.toHaveBeenCalled()
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place order' }).disabled).toBe(
      false,
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(onPlace).toHaveBeenCalledTimes(1))
})

const currency = {
  display: 'USD',
  symbol: '$',
  thousandSeparator: ',',
  decimalSeparator: '.',
  decimalPrecision: 2,
}
/** Two sales organisations that ship alike, and more addresses than fit. */
function Two() {
  const [draft, setDraft] = useState<CheckoutDraft>({
    shipments: {},
    custPoNo: '',
    notes: '',
    request_delivery_date: '',
    request_delivery_to: '',
    orderType: '',
  })
  const both = <T extends { sorg: string }>(one: T): T[] => [one, { ...one, sorg: '2000' }]
  const express = {
    ...terms.rates[0]!,
    id: 'X',
    desc: 'Express',
    rate: { rate: '10', currency: 'USD' },
  }
  return (
    <>
      <CheckoutBody
        checkout={{
          state: { state: 'form', errors: [] },
          place: () => Promise.resolve(refused),
          agree: () => Promise.resolve(refused),
          backToForm: () => undefined,
        }}
        cart={{ ...cart, totals: [cart.totals[0]!, { ...cart.totals[0]!, sorg: '2000' }] }}
        terms={{
          ...terms,
          rates: [terms.rates[0]!, express].flatMap(both),
          payments: terms.payments.flatMap(both),
          shipTos: Array.from({ length: 12 }, (_, n) => ({
            ...terms.shipTos[0]!,
            code: `S${n}`,
            name: `Shop ${n}`,
            city: n === 11 ? 'Zürich' : 'Town',
            isDefault: n === 0,
          })),
        }}
        draft={draft}
        onDraft={(part) => setDraft((now) => ({ ...now, ...part }))}
      />
      <output>{JSON.stringify(draft)}</output>
    </>
  )
}
const drafted = () => JSON.parse(document.querySelector('output')!.textContent) as CheckoutDraft

test('sales organisations that ship alike have one choice, with its cost for both; on request one each', async () => {
  cleanup()
  showShop(<Two />, { config: { currency }, answers: { CartFreight: () => ({ cartFreight: [] }) } })
  fireEvent.click(await screen.findByRole('radio', { name: /Express\s*\$20\.00/ }))
  expect(Object.values(drafted().shipments).map(({ id }) => id)).toEqual(['X', 'X'])
  fireEvent.click(screen.getByRole('button', { name: 'Choose separately' }))
  const [, second] = screen.getAllByRole('radio', { name: /Standard/ })
  fireEvent.click(second!)
  expect(Object.values(drafted().shipments).map(({ id }) => id)).toEqual(['X', 'STD'])
  expect(screen.getAllByText('Places 2 orders')).not.toHaveLength(0)
})

test('of many addresses those with the words typed are shown, beside the chosen one', async () => {
  cleanup()
  showShop(<Two />, { config: { currency }, answers: { CartFreight: () => ({ cartFreight: [] }) } })
  const box = await screen.findByRole('searchbox', { name: 'Search addresses' })
  fireEvent.change(box, { target: { value: 'zurich' } })
  const names = () =>
    screen.getAllByRole('radio', { name: /^Shop/ }).map((one) => one.getAttribute('value'))
  await waitFor(() => expect(names()).toEqual(['S0', 'S11']))
  fireEvent.click(screen.getByRole('radio', { name: /Shop 11/ }))
  expect(drafted().shipto).toBe('S11')
})

test('an order refused for unsent changes is no longer said to be, once they are sent', async () => {
  cleanup()
  const unsent: CheckoutState = {
    state: 'form',
    errors: [{ field: null, code: 'unsent_changes', message: '' }],
  }
  function Sending() {
    const [pendingCount, setPending] = useState(1)
    return (
      <>
        <button type="button" onClick={() => setPending(0)}>
          All sent
        </button>
        <CheckoutBody
          checkout={{
            state: unsent,
            place: () => Promise.resolve(unsent),
            agree: () => Promise.resolve(unsent),
            backToForm: () => undefined,
          }}
          cart={{ ...cart, pendingCount }}
          terms={terms}
          draft={{
            shipments: {},
            custPoNo: '',
            notes: '',
            request_delivery_date: '',
            request_delivery_to: '',
            orderType: '',
          }}
          onDraft={() => undefined}
        />
      </>
    )
  }
  showShop(<Sending />, {
    config: { currency },
    answers: { CartFreight: () => ({ cartFreight: [] }) },
  })
  await screen.findByText(/haven’t been sent yet, so nothing was ordered/)
  fireEvent.click(screen.getByRole('button', { name: 'All sent' }))
  await waitFor(() => expect(screen.queryByText(/haven’t been sent yet/)).toBeNull())
})
