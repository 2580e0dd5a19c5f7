/** Signs that need no folding. */
const plain = /^\p{ASCII}*$/u

/** Lower case, no accents, ß as ss: what people type and what stands on the box meet here. */
export const fold = (text: string) =>
  plain.test(text)
    ? text.toLowerCase()
    : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

/** The words of a text: runs of letters and digits. */
export const wordsOf = (text: string): string[] =>
  (plain.test(text)
    ? text.toLowerCase().match(/[a-z0-9]+/g)
    : fold(text).match(/[\p{L}\p{N}]+/gu)) ?? []

/** A code as one word: without its dashes, dots and spaces. */
export const codeWord = (code: string) => wordsOf(code).join('')

/** True when one letter added, left out, changed or swapped with its neighbour makes `typed` the beginning of `known`. The first letter must be right. */
export function oneMistake(typed: string, known: string): boolean {
  if (known.length < typed.length - 1 || typed[0] !== known[0]) return false
  let at = 0
  while (at < typed.length && typed[at] === known[at]) at++
  const rest = typed.slice(at)
  const from = known.slice(at)
  return (
    from.slice(1).startsWith(rest.slice(1)) ||
    from.startsWith(rest.slice(1)) ||
    from.slice(1).startsWith(rest) ||
    (rest.length > 1 && from.startsWith(rest[1]! + rest[0]! + rest.slice(2)))
  )
}

/**
 * Returns words that may have been meant when the first letter is wrong, missing, extra or swapped.
 * @param letters that words begin with
 */
export const otherBeginnings = (typed: string, letters: readonly string[]): string[] => [
  typed.slice(1),
  typed[1]! + typed[0]! + typed.slice(2),
  ...letters.flatMap((letter) => [letter + typed, letter + typed.slice(1)]),
]
