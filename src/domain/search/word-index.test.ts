import { expect, test } from 'vitest'
import { codeWord, fold, mistakesIn, oneMistake, stemOf, wordsOf } from './word-index.ts'

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

test.each([
  ['tube', 'tubes'],
  ['shoe', 'shoes'],
  ['battery', 'batteries'],
  ['brake', 'brakes'],
  ['schlauch', 'schlauche'],
  ['kette', 'ketten'],
  ['rad', 'rader'],
  ['pedal', 'pedale'],
])('%s and %s are one word', (one, many) => {
  expect(stemOf(one)).toBe(stemOf(many))
})

test.each([
  ['stem', 'step'],
  ['chain', 'chainring'],
  ['glass', 'glas'],
  ['bus', 'bu'],
])('%s and %s are not', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})

test.each([
  ['derailer', 'derailleur', 2, 2, 2],
  ['chian', 'chain', 1, 1, 1],
  ['fravel', 'gravel', 1, 1, 1],
  ['ravel', 'gravelking', 1, 2, 1],
  ['helmt', 'helmet', 1, 1, 1],
  ['gruvol', 'gravel', 1, 2, 2],
  ['tube', 'tube', 1, 0, 0],
])('%s for %s, %d forgiven: whole %d, beginning %d', (typed, known, most, whole, beginning) => {
  const found = mistakesIn(typed, known, most)
  expect([found.whole, Math.min(found.beginning, whole)]).toEqual([whole, beginning])
})
