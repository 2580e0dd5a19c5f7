import { describe, expect, test } from 'vitest'
import { bandFor, dealInForce, type DiscountLine, lineSubtotal, nextBreak, priceBands, unitPrice } from './price.ts'

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
    ['is exact where a float is not', '0.07', [line('-10', '>=', 1)], 1, '0.0630'],
    ['takes a percentage with decimals', '100', [line('-12.5', '>=', 1)], 1, '87.5000'],
    ['takes all of it off', '100', [line('-100', '>=', 1)], 1, '0.0000'],
    ['takes no more than all of it off', '100', [line('-150', '>=', 1)], 1, '0.0000'],
    ['takes an amount in the tenant’s currency for an amount, not for a percentage', '200', [line('-5', '>=', 1, { type: 'EUR' })], 1, '195.0000'],
    ['takes the larger of an amount and a percentage, on a cheap article the amount', '20', [line('-10', '>=', 1), line('-5', '>=', 1, { deal: 'D2', type: 'USD' })], 1, '15.0000'],
    ['and on a dear one the percentage', '200', [line('-10', '>=', 1), line('-5', '>=', 1, { deal: 'D2', type: 'USD' })], 1, '180.0000'],
    ['is the same whatever the order of the deals', '200', [line('-5', '>=', 1, { deal: 'D2', type: 'USD' }), line('-10', '>=', 1)], 1, '180.0000'],
    ['takes a price without decimals as it is', '12500', [line('-3', '>=', 1)], 1, '12125.0000'],
    ['rises at the end of a band', '100', [line('-5', '>=', 5), line('-5', '<=', 9)], 10, '100.0000'],
    ['holds at exactly one quantity', '100', [line('-20', '>=', 12), line('-20', '<=', 12)], 12, '80.0000'],
    ['and at no neighbour of it', '100', [line('-20', '>=', 12), line('-20', '<=', 12)], 13, '100.0000'],
    ['prefers the cheaper of two bands that overlap', '100', [line('-5', '>=', 5), line('-9', '>=', 8), line('-9', '<=', 10)], 9, '91.0000'],
    ['falls back to the other where the cheaper ends', '100', [line('-5', '>=', 5), line('-9', '>=', 8), line('-9', '<=', 10)], 11, '95.0000'],
    ['does not mix the terms of two deals with one discount', '100', [line('-5', '>=', 10), line('-5', '<=', 3, { deal: 'D2' })], 2, '95.0000'],
    ['nor those of a percentage and an amount of one deal', '100', [line('-5', '>=', 10), line('-5', '<=', 3, { type: 'USD' })], 12, '95.0000'],
    ['of a free article stays nothing', '0', [line('-5', '>=', 1)], 1, '0.0000'],
    ['of a free article may rise by a surcharge', '0', [line('2', '>=', 1, { type: 'USD' })], 1, '2.0000'],
    ['rises by a percentage', '100', [line('2', '>=', 1), line('2', '<=', 2)], 2, '102.0000'],
    ['no longer beyond the small quantities that it is for', '100', [line('2', '>=', 1), line('2', '<=', 2)], 3, '100.0000'],
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

/** What one detail of a promotion is to the rule: a deal of its own. */
const offer = (code: string, at: number, value: string, from: number, to: number | null = null, type = '%') => ({
  salesDealNo: `${code}/${at}`, promotion: code,
  detail: [line(value, '>=', from, { deal: `${code}/${at}`, type }), ...(to === null ? [] : [line(value, '<=', to, { deal: `${code}/${at}`, type })])],
})
const volume = { salesDealNo: 'V1', promotion: null, detail: ladder.map((one) => ({ ...one, salesDealNo: 'V1' })) }

describe('a promotion', () => {
  test.each<[string, { salesDealNo: string; promotion: string | null; detail: DiscountLine[] }[], number, string, string | null]>([
    ['that offers less than the deal stands back', [volume, offer('SPRING', 1, '-3', 1)], 10, '95.0000', 'V1'],
    ['that offers more goes before the deal', [volume, offer('SPRING', 1, '-10', 1)], 10, '90.0000', 'SPRING/1'],
    ['is never added to a deal', [volume, offer('SPRING', 1, '-5', 1)], 10, '95.0000', 'V1'],
    ['holds where no deal does', [volume, offer('SPRING', 1, '-3', 1)], 9, '97.0000', 'SPRING/1'],
    ['holds from its smallest quantity on', [offer('SPRING', 1, '-10', 3)], 2, '100.0000', null],
    ['and at it', [offer('SPRING', 1, '-10', 3)], 3, '90.0000', 'SPRING/1'],
    ['ends behind its largest', [offer('SPRING', 1, '-10', 3, 6)], 7, '100.0000', null],
    ['gives way to the deal there', [volume, offer('SPRING', 1, '-20', 3, 12)], 13, '95.0000', 'V1'],
    ['with two offers of one value keeps their quantities apart', [offer('SPRING', 1, '-10', 1, 5), offer('SPRING', 2, '-10', 10, 20)], 3, '90.0000', 'SPRING/1'],
    ['of which the second begins later', [offer('SPRING', 1, '-10', 1, 5), offer('SPRING', 2, '-10', 10, 20)], 15, '90.0000', 'SPRING/2'],
    ['and neither holds between', [offer('SPRING', 1, '-10', 1, 5), offer('SPRING', 2, '-10', 10, 20)], 7, '100.0000', null],
    ['of the brand and one of the article: the cheaper', [offer('BRAND', 1, '-5', 1), offer('ARTICLE', 1, '-7', 1)], 1, '93.0000', 'ARTICLE/1'],
    ['in money meets one in percent', [offer('MONEY', 1, '-8', 1, null, 'USD'), offer('SPRING', 1, '-7', 1)], 1, '92.0000', 'MONEY/1'],
    ['as cheap as another: the first that is named', [offer('A', 1, '-5', 1), offer('B', 1, '-5', 1)], 1, '95.0000', 'A/1'],
  ])('%s', (_, deals, qty, price, inForce) => {
    expect(unitPrice('100', deals.flatMap(({ detail }) => detail), qty)).toBe(price)
    expect(dealInForce('100', deals, qty)?.deal.salesDealNo ?? null).toBe(inForce)
  })
  test('is what the next break leads to', () => {
    const deals = [volume, offer('SPRING', 1, '-15', 12)]
    expect(nextBreak('100', deals.flatMap(({ detail }) => detail), 10)).toEqual({ more: 2, percent: '10.5' })
  })
})
