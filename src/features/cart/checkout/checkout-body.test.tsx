// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartView } from '#offline/cart/cart-view.ts'
import { showShop } from '../../../../tests/support/shop-screen.tsx'
import { CheckoutBody } from './checkout-body.tsx'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { CheckoutStep } from './checkout-steps.tsx'
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
function Refused({ first = null, onPlace }: { first?: CheckoutStep | null; onPlace?: () => void }) {
  const [step, setStep] = useState(first)
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
      step={step}
      onDraft={(part) => setDraft((now) => ({ ...now, ...part }))}
      onStep={setStep}
    />
  )
}

const why = 'Not enough balance for this order: pay, adjust the order or contact sales'
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
const written = () => document.body.textContent.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')

test('what is left of the credit is asked again when an order is refused for it', async () => {
  await waitFor(() => expect(written()).toContain('Balance after this order: $ 400.00'))
  // Another cart was ordered elsewhere meanwhile.
  balance = '50'
  fireEvent.click(screen.getByRole('button', { name: 'Place order' }))
  await screen.findByText(why, { selector: '[role=alert] *' })
  await waitFor(() => expect(written()).toContain('Balance after this order: -$ 50.00'))
})

test('whoever pays in advance then is no longer told that there is not enough credit', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Place order' }))
  expect((await screen.findByRole('alert')).textContent).toContain(why)
  fireEvent.click(screen.getByRole('radio', { name: /Advance/ }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test.each([
  ['goes back a step', 'Back'],
  ['leaves the screen', 'Leave'],
])('whoever %s from a sheet has turned back, as by its button', async (_, way) => {
  cleanup()
  const back = vi.fn<() => void>()
  function Sheet() {
    const [step, setStep] = useState<CheckoutStep | null>('review')
    return (
      <>
        <button type="button" onClick={() => setStep('payment')}>
          Back
        </button>
        <button type="button" onClick={() => setStep(null)}>
          Leave
        </button>
        {step && (
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
            step={step}
            onDraft={() => undefined}
            onStep={setStep}
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
  fireEvent.click(screen.getByText(way))
  expect(back).toHaveBeenCalledTimes(1)
})

test('whoever presses Continue twice has not ordered: the review was not seen', async () => {
  cleanup()
  const onPlace = vi.fn<() => void>()
  showShop(<Refused first="payment" onPlace={onPlace} />, {
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
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  fireEvent.click(screen.getByRole('button', { name: 'Place order' }))
  expect(onPlace).not.toHaveBeenCalled()
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place order' }).disabled).toBe(
      false,
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(onPlace).toHaveBeenCalledTimes(1))
})
