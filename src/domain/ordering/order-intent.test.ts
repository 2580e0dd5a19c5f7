import * as v from 'valibot'
import { expect, test } from 'vitest'
import { OrderIntent } from './order-intent.ts'

const form = { shipto: 'S1', paymentId: 'N30', shipments: [{ sorg: '1', id: 'STD' }] }
const line = { sorg: '1', article_code: 'A', qty: 2, price: '10.50', note: '' }
const order = (part: object) => ({
  kind: 'ORDER',
  args: { seenVersion: 3, form, products: [line], totals: [], ...part },
})

test.each<[string, object, boolean]>([
  ['a whole order', {}, true],
  ['of a named cart', { cart: '018f0000-0000-7000-8000-000000000000' }, true],
  ['of a cart that is no cart', { cart: 'mine' }, false],
  ['without lines', { products: [] }, false],
  ['with a line of nothing', { products: [{ ...line, qty: 0 }] }, false],
  ['with a price that was not shown', { products: [{ ...line, price: null }] }, true],
  ['with a price that is no amount', { products: [{ ...line, price: '10,50' }] }, false],
  ['with stock as it was seen', { products: [{ ...line, ready: 1 }] }, true],
  ['without a ship-to', { form: { ...form, shipto: '' } }, false],
  ['with letters that cannot be sent', { form: { ...form, notes: 'A<b' } }, false],
  ['of no version of the cart', { seenVersion: -1 }, false],
])('an order %s is understood: %#', (_, part, understood) => {
  expect(v.safeParse(OrderIntent, order(part)).success).toBe(understood)
})
