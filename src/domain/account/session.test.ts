import { expect, test } from 'vitest'
import { type Customer, displayCode, matchesCustomer } from './session.ts'

test.each([
  ['0000100002', null, '100002'],
  ['0000100002', 'I00123456', '123456'],
  ['C4711', null, 'C4711'],
  ['0000100002', 'D77', 'D77'],
  ['012', null, '012'],
  ['0000100002', '', '100002'],
])('r3 %s and isr %s are read as %s', (r3, isr, expected) => {
  expect(displayCode({ r3, isr })).toBe(expected)
})

const customer: Customer = {
  id: '1',
  custCode: { r3: '0000100002', isr: 'I77', unified: null },
  custName: 'Vélo Étoile',
  custPhone: '+49 221 4711',
  custAddress: 'Domstr. 1',
  custCity: 'Köln',
  email: 'post@velo.example',
  custGroups: [],
  reasonBlocked: null,
}
test.each([
  ['100002', true],
  ['i77', true],
  ['ÉTOILE', true],
  ['4711', true],
  ['domstr', true],
  ['köln', true],
  ['POST@', true],
  ['  ', true],
  ['Bonn', false],
  ['etoile', false],
])('is found by %j: %s', (term, expected) => {
  expect(matchesCustomer(customer, term)).toBe(expected)
})
test('who has no phone is found by the rest', () => {
  expect(
    matchesCustomer(
      { ...customer, custPhone: null, email: null, custCode: { ...customer.custCode, isr: null } },
      'köln',
    ),
  ).toBe(true)
})
