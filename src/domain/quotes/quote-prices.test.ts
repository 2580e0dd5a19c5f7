import { describe, expect, test } from 'vitest'
import { heldPriceOf, isAllGone, quoteDifferences, type QuotePrices } from './quote-prices.ts'

const today = '2026-11-24'
const held = { qty: 10, price: '9.0000', until: '2026-12-08' }

describe('a held price', () => {
  test.each<[string, Parameters<typeof heldPriceOf>, string | null]>([
    ['counts for the quoted quantity', [held, 10, today], '9.0000'],
    ['counts on the last day', [held, 10, '2026-12-08'], '9.0000'],
    ['ends with the last day', [held, 10, '2026-12-09'], null],
    ['counts for no smaller quantity', [held, 9, today], null],
    ['counts for no larger quantity', [held, 11, today], null],
    ['is missing where no quote is', [undefined, 10, today], null],
  ])('%s', (_, args, price) => {
    expect(heldPriceOf(...args)).toBe(price)
  })
})

describe('differences', () => {
  const lines = [
    { lineNo: 1, qty: 2, price: '10.0000' },
    { lineNo: 2, qty: 1, price: '5.0000' },
  ]
  test.each<[QuotePrices, [string | null, string | null], object[]]>([
    ['held', ['10', '5'], []],
    ['held', ['12', '4'], []],
    ['held', [null, '5'], [{ lineNo: 1, oldPrice: '10.0000', newPrice: null }]],
    ['rechecked', ['10', '5.00'], []],
    ['rechecked', ['12', '5'], [{ lineNo: 1, oldPrice: '10.0000', newPrice: '12' }]],
    [
      'rechecked',
      ['8', null],
      [
        { lineNo: 1, oldPrice: '10.0000', newPrice: '8' },
        { lineNo: 2, oldPrice: '5.0000', newPrice: null },
      ],
    ],
  ])('%s prices, today %j', (prices, [first, second], expected) => {
    const now = new Map([
      [1, first],
      [2, second],
    ])
    expect(quoteDifferences(lines, prices, now)).toEqual(expected)
  })

  test('all gone is more than one gone', () => {
    const gone = (lineNo: number) => ({ lineNo, oldPrice: '1', newPrice: null })
    expect(isAllGone(lines, [gone(1)])).toBe(false)
    expect(isAllGone(lines, [gone(1), { ...gone(2), newPrice: '2' }])).toBe(false)
    expect(isAllGone(lines, [gone(1), gone(2)])).toBe(true)
  })
})
