import { fold, wordsOf } from '../search/word-index.ts'

/** More words than this narrow nothing further. */
const mostWords = 8

/** The words that content must have, folded; none: there is nothing to look for. */
export const searchedWords = (search: string): string[] => [
  ...new Set(wordsOf(search.slice(0, 200)).slice(0, mostWords)),
]

/** The words as PostgreSQL asks for them: all of them, each as the beginning of a word. */
export const wordQuery = (words: readonly string[]): string =>
  words.map((word) => `${word}:*`).join(' & ')

/** A piece of an excerpt. */
export interface ExcerptPart {
  text: string
  isMatch: boolean
}

const before = 10
const after = 24
const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** Tags that end no word: a link may be followed by a comma. */
const inline = /<\/?(?:a|b|strong|i|em|u|s|span|code|sub|sup)\b[^>]*>/g

/** The text of clean HTML on one line. */
export const plainText = (html: string): string =>
  html
    .replaceAll(inline, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => signs[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * Cuts the surroundings of the first word found out of a text: ten words before it, 24 after it, with an ellipsis where
 * something is left out. Without a match its beginning.
 * @param words folded, as `searchedWords` gives them
 */
export function excerptOf(text: string, words: readonly string[]): ExcerptPart[] {
  const tokens = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    isMatch: words.some((wanted) => fold(word).startsWith(wanted)),
  }))
  const first = Math.max(
    0,
    tokens.findIndex(({ isMatch }) => isMatch),
  )
  const shown = tokens.slice(Math.max(0, first - before), first + after)
  if (shown.length === 0) return []
  const cutBefore = shown[0] !== tokens[0]
  const cutAfter = shown.at(-1) !== tokens.at(-1)
  const parts: ExcerptPart[] = []
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += piece
    else if (piece) parts.push({ text: piece, isMatch })
  }
  let at = cutBefore ? shown[0]!.from : 0
  if (cutBefore) add('… ', false)
  for (const { from, to, isMatch } of shown) {
    add(text.slice(at, from), false)
    add(text.slice(from, to), isMatch)
    at = to
  }
  add(cutAfter ? ' …' : text.slice(at), false)
  return parts
}
