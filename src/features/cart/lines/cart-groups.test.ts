import { expect, test } from 'vitest'
import type { CartView, ViewLine } from '#offline/cart/cart-view.ts'
import { amountsOf, cartGroups, grandTotal } from './cart-groups.ts'

const line = (sorg: string, article: string, name: string | null, qty = 1) =>
  ({
    id: `${sorg}/${article}`,
    sorg,
    article,
    qty,
    unsent: false,
    uom: 'EA',
    unitPrice: '1',
    subtotal: '1',
    problem: null,
    product:
      name === null
        ? null
        : { name, article_code_display: article.toLowerCase(), brand: 'Corvane' },
  }) as ViewLine

const total = (sorg: string, name: string, currency = 'USD', amount = '10.10') => ({
  sorg,
  name,
  currency,
  total: amount,
  quantity: 3,
})

const cart = (lines: ViewLine[], totals = [total('1000', 'Bikes')]): CartView => ({
  key: '',
  lines,
  totals,
  totalQuantity: 0,
  version: 1,
  pendingCount: 0,
  ownSeq: 0,
  at: null,
})

const shown = (view: CartView, search?: string) =>
  cartGroups(view, search).map(({ sorg, lines }) => [sorg, ...lines.map(({ article }) => article)])

test('lines stand by name and number, wherever the server’s last answer has them', () => {
  const ten = line('1000', 'B10', 'Tyre 10')
  const two = line('1000', 'B2', 'Tyre 2')
  const unknown = line('1000', 'A1', null)
  expect(shown(cart([ten, unknown, two]))).toEqual([['1000', 'A1', 'B2', 'B10']])
  expect(shown(cart([two, ten, unknown]))).toEqual([['1000', 'A1', 'B2', 'B10']])
})

test('a search finds name, code and brand, hides empty groups, and leaves the totals alone', () => {
  const view = cart(
    [
      line('1000', 'RD-49', 'Velocé Black'),
      line('1000', 'RD-52', 'Velocé Red'),
      line('2000', 'WH', null),
    ],
    [total('1000', 'Bikes'), total('2000', '2000')],
  )
  expect(shown(view, 'red')).toEqual([['1000', 'RD-52']])
  expect(shown(view, 'corvane 49')).toEqual([['1000', 'RD-49']])
  expect(shown(view, 'wh')).toEqual([['2000', 'WH']])
  expect(cartGroups(view, 'red')[0]).toMatchObject({ total: '10.10' })
  expect(cartGroups(view).map(({ name }) => name)).toEqual(['Bikes', null])
})

test('one sum only within one currency', () => {
  expect(grandTotal(cart([], [total('1', 'a'), total('2', 'b', 'USD', '0.20')]))).toBe('10.3')
  expect(grandTotal(cart([], [total('1', 'a'), total('2', 'b', 'CAD')]))).toBeNull()
})

test('what orders come to is written once for each currency, as its articles write money', () => {
  const tenant = {
    display: 'USD',
    symbol: '$',
    thousandSeparator: ',',
    decimalSeparator: '.',
    decimalPrecision: 2,
  }
  const priced = (sorg: string, symbol: string) =>
    ({
      ...line(sorg, 'A', 'Tyre'),
      product: {
        name: 'Tyre',
        price: { symbol, separator: '.', decimal_separator: ',', decimal_precission: 2 },
      },
    }) as ViewLine
  const written = (...totals: ReturnType<typeof total>[]) =>
    amountsOf(cart([priced('3', '€')]), totals, tenant).map((amount) =>
      amount.replaceAll(/[\u00A0\u2060]/g, ' ').replaceAll(/ +/g, ' '),
    )
  expect(written(total('1', 'a'), total('2', 'b', 'USD', '0.20'))).toEqual(['$10.30'])
  expect(
    written(total('1', 'a'), total('3', 'c', 'EUR', '5'), total('2', 'b', 'USD', '0.20')),
  ).toEqual(['$10.30', '5,00 €'])
  expect(written()).toEqual([])
})
