import type { IndexSections } from './catalogue-buffer.ts'
import type { StringTable } from './catalogue-strings.ts'
import { codeWord, oneMistake, otherBeginnings, wordsOf } from './word-index.ts'

/** A customer's own code for an article; `word` as `codeWord` makes it. */
export interface OwnCode {
  word: string
  articleId: number
}

/** Returns the customer's own codes that begin with a word of the term or with all of it. */
export function ownCodesFor(codes: readonly OwnCode[], term: string | null | undefined): OwnCode[] {
  const words = [...wordsOf(term ?? ''), codeWord(term ?? '')].filter(
    (word) => word.length >= codesFrom,
  )
  return words.length === 0
    ? []
    : codes.filter(({ word }) => words.some((typed) => word.startsWith(typed)))
}

/** An own code where its article stands. */
export interface OwnPlace {
  word: string
  position: number
}

/**
 * Scores of a word's match; their sum over all words orders the hits. A code beats every word, a code's prefix comes
 * next.
 */
const fit = { mistake: 1, prefix: 4, word: 8, codePrefix: 16, almostCode: 254, code: 255 } as const

/** Shortest word in which one mistake is forgiven: in a shorter one it would make another word. */
const forgivingFrom = 4
/** Fewer signs are the beginning of half of all codes. */
export const codesFrom = 3

/**
 * Scores of positions for the typed text: one byte each, 0 is no hit, more is better; the hits, unordered; and how
 * many have each score. Valid until the next query.
 */
export interface Scores {
  scores: Uint8Array
  hits: Uint32Array
  counts: Uint32Array
}

/** Scores the positions of an index. */
export class CatalogueScores {
  readonly #parts: IndexSections
  /** Of the words before, and of the one at hand; they change places. */
  #total: Uint8Array
  #one: Uint8Array
  /** The words that `#total` is of, where no own codes are in it; with how many hits. */
  #totalOf = ''
  #totalHits = 0
  /** Hits of the previous words: only these can remain hits. Null: everything. */
  #within: Uint8Array | null = null
  /** The positions that `#one` scores. */
  readonly #hits: Uint32Array
  #count = 0
  /** Number of hits with each score. */
  readonly #counts = new Uint32Array(256)
  #letters: string[] | undefined

  constructor(parts: IndexSections) {
    this.#parts = parts
    this.#total = new Uint8Array(parts.count)
    this.#one = new Uint8Array(parts.count)
    this.#hits = new Uint32Array(parts.count)
  }

  /** Every word of the question must fit, in any order; a code alone does. */
  of(question: string, own: readonly OwnPlace[] = []): Scores {
    const before = wordsOf(question)
    const last = before.pop()
    if (before.length > 0 && (own.length > 0 || before.join(' ') !== this.#totalOf))
      this.#addUp(before, own)
    this.#clear()
    if (last !== undefined && before.length === 0)
      this.#scoreWord(last, own, fit.prefix + fit.codePrefix)
    // What no article has all of is found as a code, or not at all.
    else if (last !== undefined && this.#totalHits > 0) this.#meet(last, own)
    if (last !== undefined) this.#addCode(codeWord(question), own, before.length > 0)
    return { scores: this.#one, hits: this.#hits.subarray(0, this.#count), counts: this.#counts }
  }

  /** Scores all words but the last into `#total`; while that one is typed they stay as they are. */
  #addUp(words: readonly string[], own: readonly OwnPlace[]) {
    this.#totalOf = own.length === 0 ? words.join(' ') : ''
    for (const [n, word] of words.entries()) {
      if (n > 0 && this.#totalHits === 0) return
      this.#clear()
      if (n > 0) this.#meet(word, own)
      else this.#scoreWord(word, own, fit.prefix)
      this.#totalHits = this.#count
      ;[this.#total, this.#one] = [this.#one, this.#total]
    }
  }

  #clear() {
    this.#one.fill(0)
    this.#count = 0
    this.#counts.fill(0)
  }

  /** Scores a further word among the hits of those before, and adds what they are worth. */
  #meet(word: string, own: readonly OwnPlace[]) {
    this.#within = this.#total
    this.#scoreWord(word, own, fit.prefix)
    this.#within = null
    const [total, one, hits, counts] = [this.#total, this.#one, this.#hits, this.#counts]
    counts.fill(0)
    for (let n = 0; n < this.#count; n++) {
      const position = hits[n]!
      const worth = Math.min(fit.code, total[position]! + one[position]!)
      one[position] = worth
      counts[worth]!++
    }
  }

  #scoreWord(word: string, own: readonly OwnPlace[], asCode: number) {
    const { words, codes } = this.#parts
    const [from, to] = words.beginning(word)
    for (let n = from; n < to; n++) this.#markWord(n, fit.prefix)
    const whole = words.same(word)
    if (whole[0] < whole[1]) this.#markWord(whole[0], fit.word)
    let found = from < to
    if (word.length >= codesFrom) {
      const [first, last] = codes.beginning(word)
      this.#markCodes(first, last, asCode)
      const ownHits = own.filter((code) => code.word.startsWith(word))
      for (const { position } of ownHits) this.#mark(position, asCode)
      found ||= first < last || ownHits.length > 0
    }
    if (!found && word.length >= forgivingFrom && !/^\d+$/.test(word)) this.#scoreMistaken(word)
  }

  #scoreMistaken(typed: string) {
    const { words } = this.#parts
    const [from, to] = words.beginning(typed[0]!)
    for (const { place, text } of words.nearly(typed, from, to))
      if (oneMistake(typed, text)) this.#markWord(place, fit.mistake)
    this.#letters ??= firstLetters(words)
    for (const meant of otherBeginnings(typed, this.#letters)) {
      const [first, last] = words.beginning(meant)
      for (let word = first; word < last; word++) this.#markWord(word, fit.mistake)
    }
  }

  /** Marks the positions of a word. Locals only: this runs a hundred thousand times a keystroke. */
  #markWord(word: number, worth: number) {
    const { postingStarts, postings } = this.#parts
    const [one, hits, within, counts] = [this.#one, this.#hits, this.#within, this.#counts]
    const end = postingStarts[word + 1]!
    const first = this.#count
    let count = first
    let better = 0
    let position = -1
    for (let at = postingStarts[word]!; at < end;) {
      let byte = postings[at++]!
      // Nearly every gap is one byte.
      if (byte < 128) position += byte
      else {
        let gap = byte & 127
        for (let shift = 7; byte > 127; shift += 7) {
          byte = postings[at++]!
          gap |= (byte & 127) << shift
        }
        position += gap
      }
      if (within !== null && within[position] === 0) continue
      const before = one[position]!
      if (before >= worth) continue
      one[position] = worth
      if (before === 0) hits[count++] = position
      else {
        counts[before]!--
        better++
      }
    }
    this.#count = count
    counts[worth]! += count - first + better
  }

  #markCodes(from: number, to: number, worth: number) {
    const [one, hits, within, positions, counts] = [
      this.#one,
      this.#hits,
      this.#within,
      this.#parts.codePositions,
      this.#counts,
    ]
    const first = this.#count
    let count = first
    let better = 0
    for (let n = from; n < to; n++) {
      const position = positions[n]!
      if (within !== null && within[position] === 0) continue
      const before = one[position]!
      if (before >= worth) continue
      one[position] = worth
      if (before === 0) hits[count++] = position
      else {
        counts[before]!--
        better++
      }
    }
    this.#count = count
    counts[worth]! += count - first + better
  }

  #mark(position: number, worth: number) {
    if (this.#within !== null && this.#within[position] === 0) return
    const before = this.#one[position]!
    if (before >= worth) return
    this.#one[position] = worth
    this.#counts[worth]!++
    if (before === 0) this.#hits[this.#count++] = position
    else this.#counts[before]!--
  }

  /** A code typed with or without its dashes. @param beginnings its beginning counts too, unless a word has done that already */
  #addCode(typed: string, own: readonly OwnPlace[], beginnings: boolean) {
    const { codes, codePositions } = this.#parts
    if (beginnings && typed.length >= codesFrom) {
      const [from, to] = codes.beginning(typed)
      const begin = (position: number) =>
        this.#mark(position, Math.min(fit.almostCode, this.#one[position]! + fit.codePrefix))
      for (let n = from; n < to; n++) begin(codePositions[n]!)
      for (const { word, position } of own) if (word.startsWith(typed)) begin(position)
    }
    const [from, to] = codes.same(typed)
    this.#markCodes(from, to, fit.code)
    for (const { word, position } of own) if (word === typed) this.#mark(position, fit.code)
  }
}

function firstLetters(words: StringTable): string[] {
  const letters: string[] = []
  for (let at = 0; at < words.size; at = words.beginning(letters.at(-1)!)[1])
    letters.push(words.at(at)[0]!)
  return letters
}
