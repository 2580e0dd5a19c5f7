import { expect, test } from 'vitest'
import { SearchLexicon } from './search-lexicon.ts'

const lexicon = new SearchLexicon(
  {
    synonyms: [
      ['tube', 'inner tube'],
      ['tube', 'camera'],
    ],
    categories: [
      { mcid: 'GR', type: 'bike', wording: 'Gravel bikes', sorg: '1000' },
      { mcid: 'TY', type: 'paa', wording: 'Reifen und Schläuche', sorg: '1000' },
      { mcid: 'XX', type: 'paa', wording: 'Secret', sorg: '2000' },
    ],
  },
  ['1000'],
)

test.each([
  [['tube'], ['inner tube', 'camera']],
  [['tubes'], ['inner tube', 'camera']],
  [['innertube'], ['tube']],
  [['inner', 'tubes'], ['tube']],
  [['inner'], []],
])('%j means %j too', (phrase, expected) => {
  expect(lexicon.synonymsOf(phrase).map((words) => words.join(' '))).toEqual(expected)
})

test('a phrase that is begun means what its whole means', () => {
  expect(lexicon.synonymsOfBegun(['inner', 't'])).toEqual([['tube']])
  expect(lexicon.synonymsOfBegun(['inn'])).toEqual([])
})

const mcs = (refs: readonly { type: string; mc: string | null }[]) =>
  refs.map(({ type, mc }) => mc ?? type)

test.each([
  [['gravel', 'bike'], ['GR']],
  [['gravel'], []],
  [['bikes'], ['bike']],
  [['secret'], []],
])('%j is the name of %j', (phrase, expected) => {
  expect(mcs(lexicon.categoriesNamed(phrase))).toEqual(expected)
})

test.each<[string, boolean, string[]]>([
  ['gravel', true, ['GR']],
  ['grav', true, ['GR']],
  ['schlauch', true, []],
  ['schlauch', false, ['TY']],
  ['secret', true, []],
])('%s stands in the name of one thing (%s): %j', (word, ofAll, expected) => {
  expect(mcs(lexicon.categoriesWith(word, ofAll))).toEqual(expected)
})

test.each([
  ['gravle', ['GR']],
  ['grvl', []],
  ['reifne', []],
  ['secrte', []],
])('%s was meant as a word in the name of %j', (typed, expected) => {
  expect(mcs(lexicon.categoriesMeant(typed))).toEqual(expected)
})
