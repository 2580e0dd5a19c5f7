import { codeForms } from '../article/article-code.ts'
import type { IndexSections } from './catalogue-buffer.ts'
import { wantedCodes } from './catalogue-facets.ts'
import { SearchLayer, type Within } from '../search/search-layer.ts'
import { SearchLexicon, type SearchTerms } from '../search/search-lexicon.ts'
import { type OwnPlace, SlotFinder } from '../search/search-fits.ts'
import { type Slot, slotsOf } from '../search/search-slots.ts'
import { codeWord, wordsOf } from '../search/word-index.ts'

/** A customer's own code for an article; `word` as `codeWord` makes it. */
export interface OwnCode {
  word: string
  articleId: number
}

/** Fewer signs are the beginning of half of all codes. */
export const codesFrom = 3

/** The forms of a term and of its words that may begin a code. */
export const codeBeginnings = (term: string | null | undefined): string[] =>
  [...new Set([...wordsOf(term ?? ''), codeWord(term ?? '')])].filter(
    (word) => word.length >= codesFrom,
  )

/** Returns the customer's own codes that begin with a word of the term or with all of it. */
export function ownCodesFor(codes: readonly OwnCode[], term: string | null | undefined): OwnCode[] {
  const words = codeBeginnings(term)
  return words.length === 0
    ? []
    : codes.filter(({ word }) => words.some((typed) => word.startsWith(typed)))
}

/** A code beats every sum of words; then comes what only begins like one. */
const codeFit = { begun: 16, almost: 254, whole: 255 } as const

/**
 * Scores of positions for the typed text: one byte each, 0 is no hit, more is better; the hits, unordered; how many have
 * each score; and the typed words that no hit has. Valid until the next query.
 */
export interface Scores {
  scores: Uint8Array
  hits: Uint32Array
  counts: Uint32Array
  leftOut: readonly string[]
}

/** Scores the positions of an index. */
export class CatalogueScores {
  readonly #parts: IndexSections
  #terms: SearchTerms
  readonly #finder: SlotFinder
  readonly #lexicons = new Map<string, { lexicon: SearchLexicon; within: Within }>()
  /** Of all slots but the last, and what they are: while that one is typed they stay as they are. */
  #before: SearchLayer
  #beforeOf = ''
  #result: SearchLayer
  #spare: SearchLayer
  readonly #counts = new Uint32Array(256)

  constructor(parts: IndexSections, terms: SearchTerms) {
    this.#parts = parts
    this.#terms = terms
    this.#finder = new SlotFinder(parts)
    this.#before = new SearchLayer(parts.count)
    this.#result = new SearchLayer(parts.count)
    this.#spare = new SearchLayer(parts.count)
  }

  /** Takes other synonyms and names of categories from now on. */
  useTerms(terms: SearchTerms) {
    this.#terms = terms
    this.#lexicons.clear()
    this.#beforeOf = ''
  }

  /**
   * Every slot of the question must fit, in any order; a code alone does. Where no article has all of it, names of
   * categories count too; at last the words are left out that cost least.
   * @param sorgs whose articles count: what others sell must not change what is found
   */
  of(question: string, own: readonly OwnPlace[], sorgs: readonly string[]): Scores {
    const { lexicon, within } = this.#lexiconOf(sorgs)
    this.#finder.begin(lexicon, own, within)
    const slots = slotsOf(question, lexicon, (word) => this.#finder.begins(word))
    const needed = neededFirst(slots)
    this.#meetAll(needed, within, own.length > 0 ? null : JSON.stringify(sorgs))
    this.#addCode(question, own, within, wordsOf(question).length > 1)
    let leftOut: string[] = []
    if (this.#result.hits === 0 && needed.length > 1) {
      if (this.#finder.canLoosen(needed)) {
        this.#finder.loose = true
        this.#meetAll(needed, within, null)
        this.#finder.loose = false
      }
      if (this.#result.hits === 0) leftOut = this.#leaveOut(needed, within)
    }
    return this.#summary(leftOut)
  }

  #lexiconOf(sorgs: readonly string[]) {
    const key = JSON.stringify(sorgs)
    let known = this.#lexicons.get(key)
    if (!known) {
      const { sorg } = this.#parts.columns
      const wanted = wantedCodes(sorg, sorgs)
      const isAll = wanted?.subarray(1).every((one) => one === 1) ?? false
      known = {
        lexicon: new SearchLexicon(this.#terms, sorgs),
        within: isAll
          ? null
          : Uint8Array.from(sorg.codes as Uint8Array, (code) => wanted?.[code] ?? 0),
      }
      this.#lexicons.set(key, known)
    }
    return known
  }

  /** Scores all slots into `#result`. @param scope names what else the slots before the last depend on; null: nothing is kept */
  #meetAll(slots: readonly Slot[], within: Within, scope: string | null) {
    const before = slots.slice(0, -1)
    const last = slots.at(-1)
    this.#result.clear()
    if (!last) return
    const key = scope === null ? '' : JSON.stringify([scope, before.map(({ words }) => words)])
    if (before.length > 0 && (key === '' || key !== this.#beforeOf)) this.#addUp(before, within)
    this.#beforeOf = key
    if (before.length === 0) this.#finder.find(last, this.#result, within, true)
    else if (this.#before.hits > 0) {
      this.#finder.find(last, this.#spare.clear(), this.#before.worth, false)
      this.#result.sumOf(this.#before, this.#spare, last.weight > 0)
    }
  }

  #addUp(slots: readonly Slot[], within: Within) {
    slots.forEach((slot, n) => {
      if (n === 0) this.#finder.find(slot, this.#before.clear(), within, false)
      else if (this.#before.hits > 0) {
        this.#finder.find(slot, this.#spare.clear(), this.#before.worth, false)
        this.#result.sumOf(this.#before, this.#spare, slot.weight > 0)
        ;[this.#before, this.#result] = [this.#result, this.#before]
      }
    })
    this.#result.clear()
  }

  /** A code typed with or without its dashes. @param beginnings its beginning counts too; a single word has done that already */
  #addCode(question: string, own: readonly OwnPlace[], within: Within, beginnings: boolean) {
    const { codes, codePositions } = this.#parts
    const result = this.#result
    const typed = codeWord(question)
    if (beginnings && typed.length >= codesFrom) {
      const begin = (position: number) =>
        result.mark(
          position,
          Math.min(codeFit.almost, result.worth[position]! + codeFit.begun),
          within,
        )
      const [from, to] = codes.beginning(typed)
      for (let n = from; n < to; n++) begin(codePositions[n]!)
      for (const { word, position } of own) if (word.startsWith(typed)) begin(position)
    }
    for (const form of codeForms(question)) {
      const [from, to] = codes.same(form)
      for (let n = from; n < to; n++) result.mark(codePositions[n]!, codeFit.whole, within)
    }
    for (const { word, position } of own)
      if (word === typed) result.mark(position, codeFit.whole, within)
  }

  /** Scores what has most of the slots. @returns the words of the others */
  #leaveOut(all: readonly Slot[], within: Within): string[] {
    const slots = all.slice(0, 8)
    const sums = new SearchLayer(this.#parts.count)
    /** Which of the slots each position has, as bits. */
    const having = new Uint8Array(this.#parts.count)
    const heaviest = Math.max(...slots.map(({ weight }) => weight))
    const take = (slot: Slot, among: Within) => {
      this.#finder.find(slot, this.#spare.clear(), among, false)
      sums.add(this.#spare)
      const [{ list }, bit] = [this.#spare, 1 << slots.indexOf(slot)]
      for (let at = 0; at < list.length; at++) having[list[at]!]! |= bit
    }
    // What has none of the heaviest is not kept: the others need not be looked for beyond them.
    for (const slot of slots) if (slot.weight === heaviest) take(slot, within)
    for (const slot of slots) if (slot.weight !== heaviest) take(slot, sums.worth)
    const kept = bestToKeep(slots, having, sums)
    if (kept === 0) return []
    const { list, worth } = sums
    for (let at = 0; at < list.length; at++)
      if ((having[list[at]!]! & kept) === kept)
        this.#result.mark(list[at]!, worth[list[at]!]!, within)
    return slots
      .filter(({ weight }, n) => weight > 0 && (kept & (1 << n)) === 0)
      .map(({ words }) => words.join(' '))
  }

  #summary(leftOut: readonly string[]): Scores {
    const { worth, list: hits } = this.#result
    const counts = this.#counts.fill(0)
    // By number: an iterator over a typed array costs several times as much.
    for (let n = 0; n < hits.length; n++) counts[worth[hits[n]!]!]!++
    return { scores: worth, hits, counts, leftOut }
  }
}

/** The slots that must fit before those that need not; where none must, all of them must. */
function neededFirst(slots: readonly Slot[]): Slot[] {
  const needed = slots.filter(({ weight }) => weight > 0)
  return needed.length === 0
    ? slots.map((slot) => ({ ...slot, weight: 1 }))
    : [...needed, ...slots.filter(({ weight }) => weight === 0)]
}

/** Which slots to keep, as bits: of what articles have the heaviest, and of equal ones those that fit best. 0: too little is left. */
function bestToKeep(slots: readonly Slot[], having: Uint8Array, sums: SearchLayer): number {
  const best = new Uint8Array(256)
  const { list, worth } = sums
  for (let n = 0; n < list.length; n++) {
    const [bits, sum] = [having[list[n]!]!, worth[list[n]!]!]
    if (sum > best[bits]!) best[bits] = sum
  }
  const heaviest = Math.max(...slots.map(({ weight }) => weight))
  const weigh = (bits: number) => slots.filter((_, n) => bits & (1 << n))
  let kept = { bits: 0, weight: 0, fit: 0 }
  best.forEach((fit, bits) => {
    const held = weigh(bits)
    const weight = held.reduce((sum, slot) => sum + slot.weight, 0)
    if (fit === 0 || !held.some((slot) => slot.weight === heaviest)) return
    if (weight > kept.weight || (weight === kept.weight && fit > kept.fit))
      kept = { bits, weight, fit }
  })
  const whole = slots.reduce((sum, slot) => sum + slot.weight, 0)
  return kept.weight * 2 >= whole ? kept.bits : 0
}
