import { headMark, propertyMark } from '../catalogue/indexed-article.ts'
import type { StringTable } from '../catalogue/catalogue-strings.ts'
import { mistakesIn, stemOf } from './word-index.ts'

/** A word of the index that was probably meant, and how sure that is: 3 is best. */
export interface Meant {
  place: number
  sureness: 1 | 2 | 3
}

/** Shortest word in which a mistake is forgiven: in a shorter one it would make another word. */
export const forgivingFrom = 4
/** From this length on the beginning of a word may be mistaken too; in a shorter one only all of it. */
const beginningFrom = 5
/** From this length on two mistakes are forgiven. */
const twoMistakesFrom = 8
/** Shortest word that is looked for at the end of others: "helm" in "Kinderhelm". */
const endingFrom = 4

/** Which letters a word has, as bits. */
function lettersIn(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}
function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The words of letters alone in an index, for what a sorted table cannot find: other numbers, endings and mistakes. */
export class SearchVocabulary {
  readonly #texts: string[] = []
  readonly #places: number[] = []
  readonly #letters: number[] = []
  readonly #byStem = new Map<string, number[]>()

  constructor(words: StringTable) {
    let place = -1
    for (const text of words.texts()) {
      place++
      if (/\d/.test(text) || text.startsWith(headMark) || text.startsWith(propertyMark)) continue
      this.#texts.push(text)
      this.#places.push(place)
      this.#letters.push(lettersIn(text))
      const stem = stemOf(text)
      const known = this.#byStem.get(stem)
      if (known) known.push(this.#texts.length - 1)
      else this.#byStem.set(stem, [this.#texts.length - 1])
    }
  }

  /** The words that are this one in singular or plural. */
  sameStem = (word: string): readonly string[] =>
    (this.#byStem.get(stemOf(word)) ?? []).map((at) => this.#texts[at]!)

  /** Places of the longer words that end with this one, in singular or plural. */
  endingWith(word: string): number[] {
    if (word.length < endingFrom) return []
    const stem = stemOf(word)
    const found: number[] = []
    this.#texts.forEach((text, at) => {
      if (text.length <= word.length || !text.includes(stem)) return
      if (text.endsWith(word) || stemOf(text).endsWith(stem)) found.push(this.#places[at]!)
    })
    return found
  }

  /** The words that may have been meant, where `typed` is none: one mistake, in long words two. */
  meantBy(typed: string): Meant[] {
    const most = typed.length >= twoMistakesFrom ? 2 : 1
    const letters = lettersIn(typed)
    const found: Meant[] = []
    if (typed.length < forgivingFrom) return found
    this.#texts.forEach((text, at) => {
      if (text.length < typed.length - most) return
      if (bitCount(letters & ~this.#letters[at]!) > most) return
      const { whole, beginning } = mistakesIn(typed, text, most)
      const begins = typed.length >= beginningFrom && beginning <= most
      const mistakes = Math.min(whole <= most ? whole : 4, begins ? beginning + 1 : 4)
      if (mistakes < 4)
        found.push({
          place: this.#places[at]!,
          sureness: (4 - (mistakes || 1)) as Meant['sureness'],
        })
    })
    return found
  }
}
