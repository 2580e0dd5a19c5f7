import * as v from 'valibot'
import { expect, test } from 'vitest'
import { linesAfterOrder, OrderIntent } from './order-intent.ts'

const product = { article_code: 'A', sorg: '1', qty: 2, price: '10', note: '' }
const form = { shipto: 'S1', paymentId: 'P', shipments: [{ sorg: '1', id: 'STD', freight: '5' }] }
const args = { form, products: [product] }
const order = (...products: object[]) =>
  ({ kind: 'ORDER', args: { form, products } }) as OrderIntent

test.each<[string, object, boolean]>([
  ['of the active cart', args, true],
  ['of a named cart', { ...args, cart: '0190d1a2-0000-7000-8000-000000000001' }, true],
  ['of a cart whose key is no id', { ...args, cart: 'mine' }, false],
  ['without lines', { ...args, products: [] }, false],
  ['that names a line twice', { ...args, products: [product, product] }, false],
  [
    'that names one code of two sales organisations',
    { ...args, products: [product, { ...product, sorg: '2' }] },
    true,
  ],
  ['of no piece', { ...args, products: [{ ...product, qty: 0 }] }, false],
  ['of half a piece', { ...args, products: [{ ...product, qty: 1.5 }] }, false],
  ['of a line without a price', { ...args, products: [{ ...product, price: null }] }, true],
  ['that does not tell a price', { ...args, products: [{ ...product, price: undefined }] }, false],
  ['that ships nowhere', { ...args, form: { ...form, shipto: ' ' } }, false],
  [
    'whose arrival period ends before it starts',
    {
      ...args,
      form: { ...form, request_delivery_date: '2026-05-02', request_delivery_to: '2026-05-01' },
    },
    false,
  ],
  [
    'of more lines than a cart holds',
    {
      ...args,
      products: Array.from({ length: 2_001 }, (_, n) => ({ ...product, article_code: `A${n}` })),
    },
    false,
  ],
])('an order %s: understood %#', (_, given, understood) => {
  expect(v.safeParse(OrderIntent, { kind: 'ORDER', args: given }).success).toBe(understood)
})

const line = (article: string, qty: number, sorg = '1') => ({ sorg, article, qty, note: 'kept' })

test.each([
  ['nothing of what was ordered whole', [line('A', 2)], [product], []],
  ['pieces that were added since', [line('A', 5)], [product], [line('A', 3)]],
  ['nothing of a line that has become smaller', [line('A', 1)], [product], []],
  ['lines that were not seen', [line('A', 2), line('B', 4)], [product], [line('B', 4)]],
  [
    'the same code of another sales organisation',
    [line('A', 2), line('A', 2, '2')],
    [product],
    [line('A', 2, '2')],
  ],
  ['an empty cart empty', [], [product], []],
])('an order leaves %s', (_, lines, products, left) => {
  expect(linesAfterOrder(lines, order(...products))).toEqual(left)
})
