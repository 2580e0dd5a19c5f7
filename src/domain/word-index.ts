import type { IndexedArticle } from './catalogue-index.ts'

/** Lower case, no accents, ß as ss: what people type and what stands on the box meet here. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

/** The words of a text: runs of letters and digits. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A code as one word: without its dashes, dots and spaces. */
export const codeWord = (code: string) => wordsOf(code).join('')

/** How well a word of the question fits; the sum over its words orders the hits. */
const fit = { mistake: 1, prefix: 4, word: 8, codePrefix: 16 } as const

/** Shortest word in which one mistake is forgiven: in a shorter one it would make another word. */
const forgivingFrom = 4

/** Words in order, each with the positions it stands at: prefixes are one range of it, and no word is held twice. */
export class WordIndex {
  readonly #size: number
  readonly #words: string[]
  readonly #starts: Uint32Array
  readonly #positions: Uint32Array
  readonly #codes: Map<string, number[]>

  constructor(articles: readonly IndexedArticle[]) {
    this.#size = articles.length
    const places = new Map<string, number[]>()
    this.#codes = new Map()
    const note = (map: Map<string, number[]>, word: string, position: number) => {
      const list = map.get(word)
      if (!list) map.set(word, [position])
      else if (list.at(-1) !== position) list.push(position)
    }
    articles.forEach((article, position) => {
      const { code, ean, name, brand, modelName, serie, modelYear, size, colour } = article
      const text = [code, name, brand, modelName, serie, modelYear, size, colour].filter((part) => part !== null).join(' ')
      for (const word of new Set([...wordsOf(text), codeWord(code), ean ?? codeWord(code)])) note(places, word, position)
      for (const word of [codeWord(code), ean]) if (word) note(this.#codes, word, position)
    })
    this.#words = [...places.keys()].sort()
    this.#starts = new Uint32Array(this.#words.length + 1)
    this.#words.forEach((word, n) => { this.#starts[n + 1] = this.#starts[n]! + places.get(word)!.length })
    this.#positions = new Uint32Array(this.#starts.at(-1) ?? 0)
    this.#words.forEach((word, n) => this.#positions.set(places.get(word)!, this.#starts[n]))
  }

  /** One byte a position: 0 is no hit, more is better. Every word of the question must fit, in any order. */
  scores(question: string): Uint8Array {
    const total = new Uint8Array(this.#size)
    const words = wordsOf(question)
    if (words.length === 0) return total
    words.forEach((word, n) => {
      const one = this.#scoresOf(word)
      for (let position = 0; position < total.length; position++) {
        total[position] = one[position] === 0 || (n > 0 && total[position] === 0) ? 0 : Math.min(255, total[position]! + one[position]!)
      }
    })
    this.#addCode(codeWord(question), total)
    return total
  }

  #scoresOf(word: string): Uint8Array {
    const scores = new Uint8Array(this.#size)
    const first = lowerBound(this.#words, word)
    let n = first
    for (; n < this.#words.length && this.#words[n]!.startsWith(word); n++) {
      this.#mark(n, this.#words[n] === word ? fit.word : fit.prefix, scores)
    }
    if (n === first && word.length >= forgivingFrom && !/^\d+$/.test(word)) {
      this.#words.forEach((known, at) => { if (oneMistake(word, known)) this.#mark(at, fit.mistake, scores) })
    }
    return scores
  }

  #mark(word: number, worth: number, scores: Uint8Array) {
    for (let at = this.#starts[word]!; at < this.#starts[word + 1]!; at++) {
      const position = this.#positions[at]!
      if (scores[position]! < worth) scores[position] = worth
    }
  }

  /** A code typed with or without its dashes beats every word; its beginning comes next. */
  #addCode(typed: string, total: Uint8Array) {
    for (const position of this.#codes.get(typed) ?? []) total[position] = 255
    if (typed.length < 3) return
    for (let n = lowerBound(this.#words, typed); n < this.#words.length && this.#words[n]!.startsWith(typed); n++) {
      for (const position of this.#codes.get(this.#words[n]!) ?? []) {
        total[position] = Math.max(total[position]!, Math.min(254, total[position]! + fit.codePrefix))
      }
    }
  }
}

function lowerBound(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (words[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}

/** True when one letter added, left out, changed or swapped with its neighbour makes `typed` the beginning of `known`. */
export function oneMistake(typed: string, known: string): boolean {
  if (known.length < typed.length - 1 || typed[0] !== known[0]) return false
  let at = 0
  while (at < typed.length && typed[at] === known[at]) at++
  const rest = typed.slice(at)
  const from = known.slice(at)
  return (
    from.slice(1).startsWith(rest.slice(1)) || from.startsWith(rest.slice(1)) || from.slice(1).startsWith(rest) ||
    (rest.length > 1 && from.startsWith(rest[1]! + rest[0]! + rest.slice(2)))
  )
}
