import { expect, test } from 'vitest'
import { codeWord, fold, oneMistake, otherBeginnings, wordsOf } from './word-index.ts'

test.each([
  ['Größe', 'grosse'],
  ['ÉTOILE', 'etoile'],
  ['Ñandú', 'nandu'],
])('%s is compared as %s', (text, expected) => {
  expect(fold(text)).toBe(expected)
})

test('words are runs of letters and digits', () => {
  expect(wordsOf('29" x 2.4 – Tyre/Reifen (TLR)')).toEqual([
    '29',
    'x',
    '2',
    '4',
    'tyre',
    'reifen',
    'tlr',
  ])
  expect(wordsOf(' –/ ')).toEqual([])
  expect(codeWord('BK-54.RED')).toBe('bk54red')
})

test.each([
  ['gravle', 'gravel', true],
  ['gravl', 'gravel', true],
  ['gravvel', 'gravel', true],
  ['grovel', 'gravel', true],
  ['gravel', 'gravelking', true],
  ['ravel', 'gravel', false],
  ['gruvol', 'gravel', false],
  ['gravelkings', 'gravel', false],
  ['xravel', 'gravel', false],
])('%s meant %s by one mistake: %s', (typed, known, expected) => {
  expect(oneMistake(typed, known)).toBe(expected)
})

test('a wrong first letter may have been another, too much or missing', () => {
  expect(otherBeginnings('xravel', ['g'])).toEqual(['ravel', 'rxavel', 'gxravel', 'gravel'])
})
