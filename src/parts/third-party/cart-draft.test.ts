import { expect, test } from 'vitest'
import { refusalOf } from './cart-draft.ts'

const error = (product: string) => ({
  code: 'over_stock',
  vendor: '1',
  product,
  qty: 9,
  price: '1',
  stock: 5,
})
const item = (articleCode: string, vendor = '1') => ({ vendor, articleCode })
const both = { code: 'refused_products', errors: [error('A'), error('B')] }

test.each([
  ['of both articles', [item('A'), item('B')], both],
  ['of the one that is left', [item('B')], { ...both, errors: [error('B')] }],
  ['of none of them', [item('C')], null],
  ['of the same code of another vendor', [item('A', '2')], null],
])('a refusal %s', (_, items, left) => {
  expect(refusalOf(both, items)).toEqual(left)
})

test('a refusal of the whole order stays', () => {
  const whole = { code: 'day_past', errors: [] }
  expect(refusalOf(whole, [])).toEqual(whole)
})
