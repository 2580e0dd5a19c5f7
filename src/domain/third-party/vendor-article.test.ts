import * as v from 'valibot'
import { expect, test } from 'vitest'
import { problemsOf } from '../portal/validation.ts'
import { VendorArticleFields } from './vendor-article.ts'

const article = {
  vendor: '1',
  articleCode: 'BELL-1',
  description: 'Bell, brass',
  price: '12.50',
  salesUnit: 'EA',
  uomConverter: '1',
  stock: 40,
  itemStatus: 'available',
  imageUrl: '',
  pictureId: '',
}

test.each([
  ['a whole article', {}, {}],
  ['a price with a comma', { price: '12,5' }, {}],
  ['a price that could be thousands', { price: '1.250' }, { price: 'unclear_price' }],
  ['no vendor', { vendor: '' }, { vendor: 'required' }],
  ['no code', { articleCode: ' ' }, { articleCode: 'required' }],
  ['no pieces in a unit', { uomConverter: '0' }, { uomConverter: 'valid_number' }],
  ['half a piece', { stock: '0.5' }, { stock: 'valid_number' }],
  ['an empty stock', { stock: '' }, { stock: 'valid_number' }],
  ['an unknown state', { itemStatus: 'gone' }, { itemStatus: 'valid_choice' }],
  ['a picture by http', { imageUrl: 'http://a.example/b.jpg' }, { imageUrl: 'valid_address' }],
])('%s', (_, given, problems) => {
  expect(problemsOf(VendorArticleFields, { ...article, ...given })).toEqual(problems)
})

test('numbers are numbers, and a price has a point', () => {
  const read = v.parse(VendorArticleFields, { ...article, price: '12,5' })
  expect([read.uomConverter, read.stock, read.price]).toEqual([1, 40, '12.5'])
})
