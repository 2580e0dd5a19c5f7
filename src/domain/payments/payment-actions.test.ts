import { expect, test } from 'vitest'
import { isCharging, paymentActions, type RequestState } from './payment-actions.ts'

const transfer: RequestState = {
  status: 'waiting',
  kind: 'TRANSFER',
  module: 'invoice',
  gatewayState: 'none',
  hasPage: false,
  hasMoney: false,
  mayPayAgain: false,
  isLate: false,
  proofs: 0,
}
const card: RequestState = { ...transfer, kind: 'CARD', gatewayState: 'running' }
const declined = {
  status: 'failed',
  module: 'order',
  gatewayState: 'ended',
  mayPayAgain: true,
} as const
const both = { pay: true, decide: true }

test.each<[string, RequestState, { pay: boolean; decide: boolean }, string]>([
  ['a transfer', transfer, both, 'UPLOAD VOID APPROVE VOID_AS_FINANCE'],
  ['to the payer', transfer, { pay: true, decide: false }, 'UPLOAD VOID'],
  ['to finance', transfer, { pay: false, decide: true }, 'APPROVE VOID_AS_FINANCE'],
  ['to a reader', transfer, { pay: false, decide: false }, ''],
  [
    'with a proof',
    { ...transfer, status: 'uploaded', proofs: 1 },
    both,
    'UPLOAD DELETE_DOC APPROVE VOID_AS_FINANCE',
  ],
  [
    'with five',
    { ...transfer, status: 'uploaded', proofs: 5 },
    both,
    'DELETE_DOC APPROVE VOID_AS_FINANCE',
  ],
  [
    'another amount came',
    { ...transfer, status: 'uploaded', proofs: 1, hasMoney: true },
    both,
    'APPROVE VOID_AS_FINANCE',
  ],
  ['completed', { ...transfer, status: 'completed', hasMoney: true }, both, ''],
  ['failed', { ...transfer, status: 'failed' }, both, ''],
  [
    'voided, its money came late',
    { ...transfer, status: 'voided', hasMoney: true, isLate: true },
    both,
    'SETTLE',
  ],
  [
    'voided, its money came late, to the payer',
    { ...transfer, status: 'voided', hasMoney: true, isLate: true },
    { pay: true, decide: false },
    '',
  ],
  ['voided', { ...transfer, status: 'voided' }, both, ''],
  ['a card that is charged', card, both, 'APPROVE'],
  ['a card that is about to be', { ...card, gatewayState: 'starting' }, both, 'APPROVE'],
  ["at the service's page", { ...card, hasPage: true }, both, 'PAY VOID APPROVE VOID_AS_FINANCE'],
  [
    "at the service's page, to finance",
    { ...card, hasPage: true },
    { pay: false, decide: true },
    'APPROVE VOID_AS_FINANCE',
  ],
  [
    'failed at its page',
    { ...card, status: 'failed', gatewayState: 'ended', hasPage: true },
    both,
    '',
  ],
  ['a virtual account', { ...card, kind: 'VIRTUAL_ACCOUNT' }, both, 'VOID APPROVE VOID_AS_FINANCE'],
  [
    'a virtual account with a page',
    { ...card, kind: 'VIRTUAL_ACCOUNT', hasPage: true },
    both,
    'PAY VOID APPROVE VOID_AS_FINANCE',
  ],
  [
    'an order by card, not begun',
    { ...card, module: 'order', gatewayState: 'none' },
    both,
    'PAY VOID APPROVE VOID_AS_FINANCE',
  ],
  ['an order that was declined', { ...card, ...declined }, both, 'PAY'],
  [
    'an order that was declined, to finance',
    { ...card, ...declined },
    { pay: false, decide: true },
    '',
  ],
  ['an order that is paid by another', { ...card, ...declined, mayPayAgain: false }, both, ''],
  ['an order whose money came late', { ...card, ...declined, hasMoney: true }, both, ''],
  ['an order by transfer that ended', { ...transfer, ...declined }, both, 'PAY'],
  ['an order by card, under way', { ...card, module: 'order' }, both, 'APPROVE'],
  [
    'an order by transfer',
    { ...transfer, module: 'order' },
    both,
    'UPLOAD VOID APPROVE VOID_AS_FINANCE',
  ],
])('%s', (_, state, may, actions) => expect(paymentActions(state, may).join(' ')).toBe(actions))

test('nothing is charged once the request has ended', () => {
  expect(isCharging(card)).toBe(true)
  expect(isCharging({ ...card, status: 'failed' })).toBe(false)
})
