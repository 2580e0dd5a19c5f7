import { codeWord, mistakesIn } from '../search/word-index.ts'

/** Shorter words have too many neighbors to guess one. */
const shortestWord = 5
/** Most signs of a word that are read both ways: each doubles the readings. */
const mostSigns = 6
/** Most suggestions for one code; with more the guess is no help. */
export const mostNear = 3
/** Codes of one question that get suggestions. A list with more mistakes is the wrong file. */
export const mostCorrected = 50

/** Signs that look like others on paper, as `codeWord` folds them. */
const alike: Readonly<Record<string, string>> = { o: '0', '0': 'o', i: '1l', l: '1i', '1': 'il' }

/** Look-up of the known codes, each as `codeWord` makes it. */
export interface CodeTable {
  has(word: string): boolean
  /** Words that may be one mistake away; a few more are no harm. */
  nearly(word: string): Iterable<string>
}

/** Every reading of a word with signs taken for those that look like them, the word itself excluded. */
export function readingsOf(word: string): string[] {
  const places = [...word].flatMap((sign, at) => (alike[sign] ? [at] : [])).slice(0, mostSigns)
  let readings = [word]
  for (const at of places)
    readings = readings.flatMap((one) => [
      one,
      ...[...alike[one[at]!]!].map((sign) => one.slice(0, at) + sign + one.slice(at + 1)),
    ])
  return readings.slice(1)
}

/**
 * Returns known codes that a mistyped one may mean: those that read the same when O and 0, I, l and 1 are mixed up; if there
 * are none, those with one sign added, left out, changed or swapped with its neighbor.
 */
export function nearCodes(typed: string, codes: CodeTable): string[] {
  const word = codeWord(typed)
  if (word.length < shortestWord) return []
  const misread = readingsOf(word).filter((reading) => codes.has(reading))
  if (misread.length > 0) return misread
  const near = new Set<string>()
  for (const known of codes.nearly(word))
    if (known !== word && mistakesIn(word, known, 1).whole === 1) near.add(known)
  return [...near]
}
