import { expect, test } from 'vitest'
import { needsGateway, paymentKind } from './payment-kind.ts'

test.each([
  ['ACH', 'ACH', true],
  ['ach debit', 'ACH', true],
  ['Coach voucher', 'TRANSFER', false],
  ['Credit Card', 'CARD', true],
  ['CREDITCARD (Visa)', 'CARD', true],
  ['BCA Virtual Account', 'VIRTUAL_ACCOUNT', true],
  ['Transfer', 'TRANSFER', false],
  ['On account', 'TRANSFER', false],
  ['', 'TRANSFER', false],
])('%s is %s', (type, kind, gateway) => {
  expect(paymentKind(type)).toBe(kind)
  expect(needsGateway(paymentKind(type))).toBe(gateway)
})
