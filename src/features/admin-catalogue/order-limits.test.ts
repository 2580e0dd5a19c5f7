import { expect, test } from 'vitest'
import { changedIds, limitsToSave, limitText, refusedIds, typedAnew } from './order-limits.ts'

test.each<[number | null, string, string | undefined]>([
  [null, '5', '5'],
  [5, '5', undefined],
  [5, '05', undefined],
  [5, '', ''],
  [null, '', undefined],
  [5, '6', '6'],
  [5, 'x', 'x'],
])('saved %s, typed %j: %j is to be saved', (orderQuota, text, is) => {
  expect(typedAnew({ orderQuota }, text)).toBe(is)
})

test('what was typed is saved whole or marked; a code may have a slash', () => {
  expect(
    limitsToSave({ '1000/A': '5', '2000/TY/700-25': '', '1000/B': 'ten', '1000/C': undefined }),
  ).toEqual({
    products: [
      { sorg: '1000', articleCode: 'A', limit: 5 },
      { sorg: '2000', articleCode: 'TY/700-25', limit: null },
    ],
    wrong: ['1000/B'],
  })
  expect(changedIds({ '1000/A': '5', '1000/C': undefined })).toEqual(['1000/A'])
})

test('a refusal is found at its article', () => {
  const products = [
    { sorg: '1000', articleCode: 'A', limit: 5 },
    { sorg: '1000', articleCode: 'B', limit: 5 },
  ]
  expect(refusedIds({ 'products.1.articleCode': 'gone', message: 'x' }, products)).toEqual([
    '1000/B',
  ])
})

test('no limit is an empty field', () => {
  expect([limitText(null), limitText(7)]).toEqual(['', '7'])
})
