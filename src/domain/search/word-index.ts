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

/**
 * A word without the endings of number, so that one and many are the same: "tubes" and "tube", "Schläuche" and "Schlauch".
 * Not a word of any language: only to be compared.
 */
export const stemOf = (word: string): string => {
  const one = word.replace(/(?:ies|y)$/, 'i').replace(/(?<=..[^s])s$/, '')
  return one.replace(/(?<=...)(?:en|er|e|n)$/, '')
}

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
 * Mistakes between what was typed and a known word: letters added, left out, changed or swapped with their neighbour.
 * `whole` compares with all of the word, `beginning` with its best beginning; above `most` they are only more than `most`.
 */
export function mistakesIn(
  typed: string,
  known: string,
  most: number,
): { whole: number; beginning: number } {
  const width = Math.min(known.length, typed.length + most)
  let [earlier, before]: [number[], number[]] = [[], []]
  for (let n = 0; n <= width; n++) before.push(n)
  for (let row = 1; row <= typed.length; row++) {
    const now = [row]
    let least = row
    for (let n = 1; n <= width; n++) {
      const same = typed[row - 1] === known[n - 1]
      let steps = Math.min(before[n]! + 1, now[n - 1]! + 1, before[n - 1]! + (same ? 0 : 1))
      if (row > 1 && n > 1 && typed[row - 1] === known[n - 2] && typed[row - 2] === known[n - 1])
        steps = Math.min(steps, earlier[n - 2]! + 1)
      now.push(steps)
      if (steps < least) least = steps
    }
    if (least > most) return { whole: most + 1, beginning: most + 1 }
    ;[earlier, before] = [before, now]
  }
  return {
    whole: width < known.length ? most + 1 : before[width]!,
    beginning: Math.min(...before),
  }
}
