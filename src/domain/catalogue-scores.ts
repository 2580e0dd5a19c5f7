import type { IndexParts } from './catalogue-buffer.ts'
import type { StringTable } from './catalogue-strings.ts'
import { codeWord, oneMistake, otherBeginnings, wordsOf } from './word-index.ts'

/** A customer's own code for an article; `word` as `codeWord` makes it. */
export interface OwnCode { word: string; articleId: number }

/** Those of a customer's own codes that begin with a word of the term, or with all of it. */
export function ownCodesFor(codes: readonly OwnCode[], term: string | null | undefined): OwnCode[] {
  const words = [...wordsOf(term ?? ''), codeWord(term ?? '')].filter((word) => word.length >= codesFrom)
  return words.length === 0 ? [] : codes.filter(({ word }) => words.some((typed) => word.startsWith(typed)))
}

/** An own code where its article stands. */
export interface OwnPlace { word: string; position: number }

/** How well a word of the question fits; the sum over its words orders the hits. A code beats every word, and its beginning comes next. */
const fit = { mistake: 1, prefix: 4, word: 8, codePrefix: 16, almostCode: 254, code: 255 } as const

/** Shortest word in which one mistake is forgiven: in a shorter one it would make another word. */
const forgivingFrom = 4
/** Fewer signs are the beginning of half of all codes. */
export const codesFrom = 3

/** How well positions fit what has been typed: one byte each, 0 is no hit, more is better; and which are hit, in no order. Good until the next question. */
export interface Scores { scores: Uint8Array; hits: Uint32Array }

/** Scores the positions of an index. */
export class CatalogueScores {
  readonly #parts: IndexParts
  /** Of the words before, and of the one at hand; they change places. */
  #total: Uint8Array
  #one: Uint8Array
  /** What the words before fit: nothing else can become a hit. Null: everything. */
  #within: Uint8Array | null = null
  /** The positions that `#one` scores. */
  readonly #hits: Uint32Array
  #count = 0
  #letters: string[] | undefined

  constructor(parts: IndexParts) {
    this.#parts = parts
    this.#total = new Uint8Array(parts.count)
    this.#one = new Uint8Array(parts.count)
    this.#hits = new Uint32Array(parts.count)
  }

  /** Every word of the question must fit, in any order; a code alone does. */
  of(question: string, own: readonly OwnPlace[] = []): Scores {
    const words = wordsOf(question)
    this.#clear()
    words.forEach((word, n) => {
      if (n > 0) {
        ;[this.#total, this.#one] = [this.#one, this.#total]
        this.#clear()
      }
      this.#within = n > 0 ? this.#total : null
      this.#scoreWord(word, own, words.length === 1 ? fit.prefix + fit.codePrefix : fit.prefix)
      if (n > 0) this.#meet()
    })
    this.#within = null
    if (words.length > 0) this.#addCode(codeWord(question), own, words.length > 1)
    return { scores: this.#one, hits: this.#hits.subarray(0, this.#count) }
  }

  #clear() {
    this.#one.fill(0)
    this.#count = 0
  }

  /** Adds what the words before are worth. */
  #meet() {
    const [total, one, hits] = [this.#total, this.#one, this.#hits]
    for (let n = 0; n < this.#count; n++) {
      const position = hits[n]!
      one[position] = Math.min(fit.code, total[position]! + one[position]!)
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
    let n = from
    for (const known of words.texts(from, to)) {
      if (oneMistake(typed, known)) this.#markWord(n, fit.mistake)
      n++
    }
    this.#letters ??= firstLetters(words)
    for (const meant of otherBeginnings(typed, this.#letters)) {
      const [first, last] = words.beginning(meant)
      for (let word = first; word < last; word++) this.#markWord(word, fit.mistake)
    }
  }

  /** Marks the positions of a word. Locals only: this runs a hundred thousand times a keystroke. */
  #markWord(word: number, worth: number) {
    const { postingStarts, postings } = this.#parts
    const [one, hits, within] = [this.#one, this.#hits, this.#within]
    const end = postingStarts[word + 1]!
    let count = this.#count
    let position = -1
    for (let at = postingStarts[word]!; at < end; ) {
      let byte = postings[at++]!
      let gap = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = postings[at++]!
        gap |= (byte & 127) << shift
      }
      position += gap
      if (within !== null && within[position] === 0) continue
      const before = one[position]!
      if (before >= worth) continue
      one[position] = worth
      if (before === 0) hits[count++] = position
    }
    this.#count = count
  }

  #markCodes(from: number, to: number, worth: number) {
    const [one, hits, within, positions] = [this.#one, this.#hits, this.#within, this.#parts.codePositions]
    let count = this.#count
    for (let n = from; n < to; n++) {
      const position = positions[n]!
      if (within !== null && within[position] === 0) continue
      const before = one[position]!
      if (before >= worth) continue
      one[position] = worth
      if (before === 0) hits[count++] = position
    }
    this.#count = count
  }

  #mark(position: number, worth: number) {
    if (this.#within !== null && this.#within[position] === 0) return
    const before = this.#one[position]!
    if (before >= worth) return
    this.#one[position] = worth
    if (before === 0) this.#hits[this.#count++] = position
  }

  /** A code typed with or without its dashes. @param beginnings its beginning counts too, unless a word has done that already */
  #addCode(typed: string, own: readonly OwnPlace[], beginnings: boolean) {
    const { codes, codePositions } = this.#parts
    if (beginnings && typed.length >= codesFrom) {
      const [from, to] = codes.beginning(typed)
      const begin = (position: number) => this.#mark(position, Math.min(fit.almostCode, this.#one[position]! + fit.codePrefix))
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
  for (let at = 0; at < words.size; at = words.beginning(letters.at(-1)!)[1]) letters.push(words.at(at)[0]!)
  return letters
}
