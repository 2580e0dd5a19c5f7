import { expect, test } from 'vitest'
import { choices, names, Refusal, tags } from './kinds.ts'

test.each([
  ['badge=New', [{ type: 'badge', name: 'New' }]],
  [
    'badge=New | award=Design & More#award.svg#2',
    [
      { type: 'badge', name: 'New' },
      { type: 'award', name: 'Design & More', fileName: 'award.svg', count: 2 },
    ],
  ],
  ['badge=Sold#3', [{ type: 'badge', name: 'Sold', fileName: '3' }]],
  ['award=Top##4', null],
  ['no tag', null],
  ['=New', null],
  ['badge=New#../../etc', null],
])('%s', (text, expected) => {
  const parsed = tags.parse(text)
  expect(parsed instanceof Refusal ? null : parsed).toEqual(expected)
})

test.each([
  ['tax', ['tax']],
  [' tax  discount tax ', ['tax', 'discount']],
  ['tax,discount', null],
  ['fee', null],
])('of tax and discount: %j', (text, expected) => {
  const parsed = choices('tax', 'discount').parse(text)
  expect(parsed instanceof Refusal ? null : parsed).toEqual(expected)
})

test.each([
  ['Gold', ['Gold']],
  [' Sports store | Gold |', ['Sports store', 'Gold']],
  ['|', []],
  ['Gold | much too long', null],
])('names of at most twelve characters: %j', (text, expected) => {
  const parsed = names(12).parse(text)
  expect(parsed instanceof Refusal ? null : parsed).toEqual(expected)
})
