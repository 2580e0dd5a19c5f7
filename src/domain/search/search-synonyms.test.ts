import * as v from 'valibot'
import { expect, test } from 'vitest'
import { problemsOf } from '../portal/validation.ts'
import { SynonymFields } from './search-synonyms.ts'

test.each([
  ['tube,  inner   tube', 'tube, inner tube'],
  ['tube\ninner tube\n', 'tube, inner tube'],
  ['tube; inner tube; tube', 'tube, inner tube'],
  ['Schläuche, ban dalam, 内胎', 'Schläuche, ban dalam, 内胎'],
])('%j is stored as %j', (words, stored) => {
  expect(v.parse(SynonymFields, { words })).toEqual({ words: stored })
})

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['tube', 'one_word'],
  ['tube, tubes', 'one_word'],
  ['tube, –', 'no_word'],
  [`tube, ${'x'.repeat(61)}`, 'too_long'],
  [Array.from({ length: 21 }, (_, n) => `word${n}`).join(), 'too_many'],
])('%j is refused: %s', (words, code) => {
  expect(problemsOf(SynonymFields, { words })).toEqual({ words: code })
})
