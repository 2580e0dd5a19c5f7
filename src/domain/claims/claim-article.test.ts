import { expect, test } from 'vitest'
import { filledFromArticle, type FoundArticle, isNamed } from './claim-article.ts'

const bell: FoundArticle = {
  code: '000000000000123456',
  codeDisplay: '123456',
  name: 'Bell',
  brand: 'Ring',
  model: 'B1',
  series: null,
  ean: '4006381333931',
}
const lamp: FoundArticle = { ...bell, code: 'L-7', codeDisplay: 'L-7', brand: 'Lux', model: 'L' }

test.each([
  ['123456', true],
  ['000000000000123456', true],
  [' 4006381333931 ', true],
  ['4006', false],
  ['bell', false],
  ['', false],
])('%j names it: %s', (text, expected) => {
  expect(isNamed(bell, text)).toBe(expected)
})

test('an article without an EAN is not named by nothing', () => {
  expect(isNamed({ ...bell, ean: null }, '  ')).toBe(false)
})

test('fills in what is empty or came from the article before', () => {
  const empty = { articleCode: '', brandName: '', model: '', series: '' }
  const first = filledFromArticle(empty, null, bell)
  expect(first).toEqual({ articleCode: bell.code, brandName: 'Ring', model: 'B1', series: '' })
  expect(filledFromArticle({ ...first, model: 'My own' }, bell, lamp)).toEqual({
    articleCode: 'L-7',
    brandName: 'Lux',
    model: 'My own',
    series: '',
  })
})
