import * as v from 'valibot'
import { rules } from '../portal/validation.ts'
import { phraseKey, type SynonymGroup } from './search-lexicon.ts'
import { wordsOf } from './word-index.ts'

/** Most phrases of one group, and most letters of a phrase. */
const maxPhrases = 20
const maxLength = 60
/** Most groups of a tenant: every device keeps them. */
export const maxSynonyms = 1_000

/** The phrases of a group as they are written: separated by commas or lines, each once. */
export const phrasesOf = (words: string): string[] => [
  ...new Set(
    words
      .split(/[,;\n]/)
      .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
      .filter((phrase) => phrase !== ''),
  ),
]

/** Groups as the search takes them, from how they are written. */
export const synonymGroups = (written: readonly string[]): SynonymGroup[] => written.map(phrasesOf)

/** Fields of a group of synonyms; `words` comes out as it is stored. */
export const SynonymFields = v.object({
  words: v.pipe(
    v.string(),
    v.trim(),
    rules.required,
    v.transform(phrasesOf),
    v.maxLength(maxPhrases, 'too_many'),
    v.check((phrases) => phrases.every((phrase) => phrase.length <= maxLength), 'too_long'),
    v.check((phrases) => phrases.every((phrase) => wordsOf(phrase).length > 0), 'no_word'),
    v.check(
      (phrases) =>
        phrases.length === 0 || new Set(phrases.map((one) => phraseKey(wordsOf(one)))).size > 1,
      'one_word',
    ),
    v.transform((phrases) => phrases.join(', ')),
  ),
})
