// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { FilledForm } from '../checkout/checkout-form-data.ts'
import type { Terms } from './checkout-terms.ts'
import { ChosenTerms } from './terms-review.tsx'

afterEach(cleanup)

const rate = (sorg: string, id: string, desc: string) => ({ sorg, id, desc })
const terms = {
  shipTos: [{ code: 'A', name: 'Shop', address: 'Main Street 1' }],
  rates: [rate('1', 'S', 'Standard'), rate('2', 'S', 'Standard'), rate('2', 'X', 'Express')],
  payments: [],
  orderTypes: [],
} as unknown as Terms

test.each([
  ['S', 'Main Street 1 · Standard'],
  ['X', 'Main Street 1 · Standard, Express'],
])('a rate that several orders are sent by is named once: %s', (second, said) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const filled = {
    shipto: 'A',
    paymentId: 'P',
    shipments: [
      { sorg: '1', id: 'S' },
      { sorg: '2', id: second },
    ],
  } as FilledForm
  render(
    <I18nProvider i18n={i18n}>
      <ChosenTerms filled={filled} terms={terms} onStep={() => undefined} />
    </I18nProvider>,
  )
  expect(screen.getByText(/Main Street/).textContent).toBe(said)
})
