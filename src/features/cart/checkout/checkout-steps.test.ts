import { expect, test } from 'vitest'
import { stepOf } from './checkout-steps.tsx'

test.each([
  ['shipto', 'shipment'],
  ['shipments.1000', 'shipment'],
  ['shipments.1000.input', 'shipment'],
  ['paymentId', 'payment'],
  ['custPoNo', 'payment'],
  ['notes', 'payment'],
  ['request_delivery_date', 'payment'],
  ['request_delivery_to', 'payment'],
  ['orderType', 'payment'],
  ['', null],
  ['shipments', null],
  ['cart', null],
])('what is wrong with %j is put right on the step %s', (field, step) => {
  expect(stepOf({ [field]: 'required' })).toBe(step)
})

test('of several the first step counts', () => {
  expect(stepOf({ notes: 'too_long', shipto: 'required' })).toBe('shipment')
})
