import { describe, expect, test } from 'vitest'
import { bandFor, type DiscountLine, lineSubtotal, nextBreak, priceBands, unitPrice } from './price.ts'

const line = (discount: string, term: '>=' | '<=', qty: number, { deal = 'D1', type = '%' } = {}): DiscountLine =>
  ({ salesDealNo: deal, discount, qty, uom: 'EA', term, type })
const fromTen = [line('-5', '>=', 10)]
const tenToTwenty = [line('-5', '>=', 10), line('-5', '<=', 20)]
const ladder = [line('-5', '>=', 10), line('-8', '>=', 50, { deal: 'D2' })]

describe('the unit price', () => {
  test.each<[string, string, DiscountLine[], number, string]>([
    ['without a deal is the dealer price', '100', [], 1, '100.0000'],
    ['stays so below the threshold', '100', fromTen, 9, '100.0000'],
    ['falls at the threshold', '100', fromTen, 10, '95.0000'],
    ['needs all terms of its deal', '100', tenToTwenty, 21, '100.0000'],
    ['holds up to the last quantity', '100', tenToTwenty, 20, '95.0000'],
    ['is the cheapest of the bands that hold, never their sum', '100', ladder, 50, '92.0000'],
    ['adds a signed amount', '100', [line('-7.5', '>=', 2, { type: 'A' })], 2, '92.5000'],
    ['may rise by a surcharge', '100', [line('3', '>=', 1, { type: 'A' })], 1, '103.0000'],
    ['takes no surcharge while a cheaper band holds', '100', [line('3', '>=', 1, { type: 'A' }), line('-1', '>=', 1, { deal: 'D2' })], 1, '99.0000'],
    ['is never below nothing', '10', [line('-25', '>=', 1, { type: 'A' })], 1, '0.0000'],
    ['keeps four decimals, half up', '0.3333', [line('-50', '>=', 1)], 1, '0.1667'],
    ['knows a limit without a beginning', '100', [line('-5', '<=', 3)], 3, '95.0000'],
    ['and its end', '100', [line('-5', '<=', 3)], 4, '100.0000'],
  ])('%s', (_, dealer, lines, qty, expected) => {
    expect(unitPrice(dealer, lines, qty)).toBe(expected)
  })
})

describe('bands', () => {
  test('lines of one deal with one discount are one band, whatever the discount is written like', () => {
    expect(priceBands('100', [line('-5', '>=', 10), line('-5.00', '<=', 20)])).toEqual([
      { salesDealNo: 'D1', discount: '-5', type: '%', from: 10, to: 20, price: '95.0000' },
    ])
  })
  test('of one deal with two discounts there are two, by their first quantity', () => {
    expect(priceBands('100', [line('-8', '>=', 50), line('-5', '>=', 10)]).map(({ from, price }) => [from, price])).toEqual([[10, '95.0000'], [50, '92.0000']])
  })
  test('the narrowest of repeated terms counts', () => {
    expect(priceBands('100', [line('-5', '>=', 10), line('-5', '>=', 12), line('-5', '<=', 30), line('-5', '<=', 25)])).toMatchObject([{ from: 12, to: 25 }])
  })
  test('one that begins behind its end holds never', () => {
    expect(priceBands('100', [line('-5', '>=', 10), line('-5', '<=', 9)])).toEqual([])
  })
  test('between two bands none is in force', () => {
    expect(bandFor(priceBands('100', [line('-5', '<=', 5), line('-8', '>=', 10, { deal: 'D2' })]), 7)).toBe(null)
  })
})

test.each([
  ['33.3333', 3, 2, '100.00'], ['0.3333', 3, 2, '1.00'], ['0.005', 1, 2, '0.01'], ['0.0049', 1, 2, '0.00'], ['12500.5', 1, 0, '12501'], ['0.1', 99_999, 2, '9999.90'],
])('%s × %s to %s decimals is rounded once: %s', (dealer, qty, precision, expected) => {
  expect(lineSubtotal(dealer, [], qty, precision)).toBe(expected)
})

test.each<[number, DiscountLine[], ReturnType<typeof nextBreak>]>([
  [8, fromTen, { more: 2, percent: '5' }],
  [10, fromTen, null],
  [10, ladder, { more: 40, percent: '3.2' }],
  [60, ladder, null],
  [1, [], null],
  [1, [line('2', '>=', 5, { type: 'A' })], null],
])('from %s on the next break is %j → %j', (qty, lines, expected) => {
  expect(nextBreak('100', lines, qty)).toEqual(expected)
})
