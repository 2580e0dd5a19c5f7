import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CartItem,
  itemKey,
  isTooMany,
  maxItems,
  maxQty,
  type OfferedProduct,
  productRefusal,
  withItem,
  withItems,
  withOrder,
} from './cart.ts'

const item = (articleCode: string, qty: number, price = '10'): CartItem => ({
  vendor: '1',
  articleCode,
  qty,
  price,
})

test.each<[string, CartItem[], CartItem, CartItem[]]>([
  ['an item is added at the end', [item('A', 1)], item('B', 2), [item('A', 1), item('B', 2)]],
  [
    'it replaces its article in place',
    [item('A', 1), item('B', 2)],
    item('A', 5),
    [item('A', 5), item('B', 2)],
  ],
  ['zero removes', [item('A', 1), item('B', 2)], item('A', 0), [item('B', 2)]],
  ['less than zero removes', [item('A', 1)], item('A', -3), []],
  ['removing what is not there changes nothing', [item('A', 1)], item('B', 0), [item('A', 1)]],
  ['parts of a unit are cut off', [], item('A', 2.9), [item('A', 2)]],
  ['no number removes', [item('A', 1)], item('A', Number.NaN), []],
  ['more than the most is the most', [], item('A', 1e9), [item('A', maxQty)]],
])('%s', (_, cart, change, after) => {
  expect(withItem(cart, change)).toEqual(after)
})

test('a full cart takes no further article, and still changes its own', () => {
  const full = Array.from({ length: maxItems }, (_, n) => item(`A${n}`, 1))
  expect(isTooMany(full, item('NEW', 1))).toBe(true)
  expect(isTooMany(full, item('NEW', 0))).toBe(false)
  expect(isTooMany(full, item('A7', 5))).toBe(false)
  expect(isTooMany(full.slice(1), item('NEW', 1))).toBe(false)
  expect(withItem(full, item('more', 1))).toEqual(full)
  expect(withItem(full, item('A0', 7))[0]).toEqual(item('A0', 7))
})

test('whatever is put in, the cart is that of a map with the last quantity of each article', () => {
  const change = fc.record({
    vendor: fc.constantFrom('1', '2'),
    articleCode: fc.constantFrom('A', 'B', 'C'),
    qty: fc.integer({ min: -5, max: 200_000 }),
    price: fc.constantFrom('10', '12.5'),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const model = new Map<string, CartItem>()
      for (const one of changes) {
        if (one.qty <= 0) model.delete(itemKey(one))
        else model.set(itemKey(one), { ...one, qty: Math.min(one.qty, maxQty) })
      }
      const cart = withItems([], changes)
      expect(new Set(cart.map(itemKey)).size).toBe(cart.length)
      expect(new Map(cart.map((one) => [itemKey(one), one]))).toEqual(model)
    }),
    { numRuns: 500 },
  )
})

const offer: OfferedProduct = { price: '10.00', stock: 5, itemStatus: 'available' }
const both = { stock: true, price: true }
test.each<
  [string, CartItem, OfferedProduct | undefined, { stock: boolean; price: boolean }, string | null]
>([
  ['as offered', item('A', 5), offer, both, null],
  ['not known', item('A', 1), undefined, both, 'not_offered'],
  ['paused', item('A', 1), { ...offer, itemStatus: 'paused' }, both, 'not_offered'],
  ['discontinued', item('A', 1), { ...offer, itemStatus: 'discontinued' }, both, 'not_offered'],
  ['more than there is', item('A', 6), offer, both, 'over_stock'],
  ['more than there is, not compared', item('A', 6), offer, { stock: false, price: true }, null],
  ['another price', item('A', 1, '9'), offer, both, 'price_changed'],
  ['another price, not compared', item('A', 1, '9'), offer, { stock: true, price: false }, null],
])('%s', (_, one, offered, checks, refusal) => {
  expect(productRefusal(one, offered, checks)).toBe(refusal)
})

const filled = (items: readonly CartItem[], rest: object = {}) => ({
  items,
  shipTo: '',
  notes: '',
  day: '',
  ...rest,
})
const of = (articleCode: string, qty: number): CartItem => ({
  vendor: '1',
  articleCode,
  qty,
  price: '1',
})

test('an order goes back beside what the cart has, which stays as it is', () => {
  const cart = filled([of('A', 5)], { notes: 'Mine', shipTo: 'S1' })
  const order = filled([of('A', 1), of('B', 2)], { notes: 'Old', day: '2026-12-01', shipTo: 'S2' })
  expect(withOrder(cart, order)).toEqual({
    items: [of('A', 5), of('B', 2)],
    notes: 'Mine',
    day: '2026-12-01',
    shipTo: 'S1',
  })
})

test('an order that does not fit beside the cart is not put back in part', () => {
  const full = Array.from({ length: maxItems }, (_, n) => of(`C${n}`, 1))
  expect(withOrder(filled(full), filled([of('A', 1)]))).toBeNull()
  expect(withOrder(filled(full), filled([of('C1', 9)]))!.items).toHaveLength(maxItems)
})
