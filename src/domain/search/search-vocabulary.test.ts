import { expect, test } from 'vitest'
import { StringTable } from '../catalogue/catalogue-strings.ts'
import { SearchVocabulary } from './search-vocabulary.ts'

const words = [
  '=helm',
  'derailleur',
  'helm',
  'kinderhelm',
  'rd0001',
  'stem',
  'tube',
  'tubes',
  '~wet',
]
const vocabulary = new SearchVocabulary(StringTable.of(words))

test.each([
  ['tube', ['tube', 'tubes']],
  ['wet', []],
  ['rd0001', []],
])('%s is the same word as %j', (word, expected) => {
  expect(vocabulary.sameStem(word)).toEqual(expected)
})

test.each([
  ['helm', ['kinderhelm']],
  ['helme', ['kinderhelm']],
  ['elm', []],
])('%s ends %j', (word, expected) => {
  expect(vocabulary.endingWith(word).map((place) => words[place])).toEqual(expected)
})

test.each<[string, [string, number][]]>([
  ['derailer', [['derailleur', 2]]],
  ['deraileur', [['derailleur', 3]]],
  ['derial', [['derailleur', 2]]],
  ['tueb', [['tube', 3]]],
  [
    'tubse',
    [
      ['tube', 3],
      ['tubes', 3],
    ],
  ],
  ['step', [['stem', 3]]],
  ['ste', []],
  ['gelm', [['helm', 3]]],
  ['zzzz', []],
])('%s meant %j', (typed, expected) => {
  expect(vocabulary.meantBy(typed).map(({ place, sureness }) => [words[place], sureness])).toEqual(
    expected,
  )
})
