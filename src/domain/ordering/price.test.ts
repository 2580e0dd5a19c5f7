import { describe, expect, test } from 'vitest'
import {
  fromTen,
  ladder,
  line,
  offer,
  promotionPrices,
  subtotals,
  unitPrices,
  volume,
} from '../../../tests/cases/price.ts'
import {
  bandFor,
  dealInForce,
  type DiscountLine,
  lineSubtotal,
  nextBreak,
  priceBands,
  unitPrice,
} from './price.ts'

describe('the unit price', () => {
  test.each(unitPrices)('%s', (_, dealer, lines, qty, expected) => {
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
    expect(
      priceBands('100', [line('-8', '>=', 50), line('-5', '>=', 10)]).map(({ from, price }) => [
        from,
        price,
      ]),
    ).toEqual([
      [10, '95.0000'],
      [50, '92.0000'],
    ])
  })
  test('the narrowest of repeated terms counts', () => {
    expect(
      priceBands('100', [
        line('-5', '>=', 10),
        line('-5', '>=', 12),
        line('-5', '<=', 30),
        line('-5', '<=', 25),
      ]),
    ).toMatchObject([{ from: 12, to: 25 }])
  })
  test('one that begins behind its end holds never', () => {
    expect(priceBands('100', [line('-5', '>=', 10), line('-5', '<=', 9)])).toEqual([])
  })
  test('between two bands none is in force', () => {
    expect(
      bandFor(priceBands('100', [line('-5', '<=', 5), line('-8', '>=', 10, { deal: 'D2' })]), 7),
    ).toBe(null)
  })
})

test.each(subtotals)(
  '%s × %s to %s decimals is rounded once: %s',
  (dealer, qty, precision, expected) => {
    expect(lineSubtotal(dealer, [], qty, precision)).toBe(expected)
  },
)

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

describe('a promotion', () => {
  test.each(promotionPrices)('%s', (_, deals, qty, price, inForce) => {
    expect(
      unitPrice(
        '100',
        deals.flatMap(({ detail }) => detail),
        qty,
      ),
    ).toBe(price)
    expect(dealInForce('100', deals, qty)?.deal.salesDealNo ?? null).toBe(inForce)
  })
  test('is what the next break leads to', () => {
    const deals = [volume, offer('SPRING', 1, '-15', 12)]
    expect(
      nextBreak(
        '100',
        deals.flatMap(({ detail }) => detail),
        10,
      ),
    ).toEqual({ more: 2, percent: '10.5' })
  })
})
