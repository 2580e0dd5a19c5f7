import { forgivingFrom } from './search-vocabulary.ts'
import { mistakesIn, wordsOf } from './word-index.ts'

/** Returns the word that was probably meant; undefined: none is near. */
function nearestWord(typed: string, known: readonly string[]): string | undefined {
  const most = typed.length >= 8 ? 2 : 1
  const near = known
    .map((word) => ({ word, mistakes: mistakesIn(typed, word, most).whole }))
    .filter(({ mistakes }) => mistakes <= most)
  return near.sort((a, b) => a.mistakes - b.mistakes)[0]?.word
}

/**
 * Returns a term with its typing mistakes mended by the names that were found for it: "ultgra chain" is "ultegra chain".
 * Null: every word begins one of theirs, is a code, or none is near.
 */
export function suggestedTerm(term: string, names: readonly string[]): string | null {
  const known = [...new Set(names.flatMap(wordsOf))]
  const typed = wordsOf(term)
  const mended = typed.map((word) =>
    word.length < forgivingFrom || /\d/.test(word) || known.some((one) => one.startsWith(word))
      ? word
      : (nearestWord(word, known) ?? word),
  )
  return mended.some((word, at) => word !== typed[at]) ? mended.join(' ') : null
}
