import { mistakesIn, stemOf, wordsOf } from './word-index.ts'

/** Words that mean the same to a tenant's dealers. */
export type SynonymGroup = readonly string[]

/** A merchandise category by its name. */
export interface NamedCategory {
  mcid: string
  wording: string
  sorg: string
  type: string
}

/** A tenant's words beside those of its articles. */
export interface SearchTerms {
  synonyms: readonly SynonymGroup[]
  categories: readonly NamedCategory[]
}

/** Words one after the other, as `wordsOf` makes them. */
export type Phrase = readonly string[]

/** A merchandise category, or a whole department where `mc` is null. */
export interface CategoryRef {
  type: string
  mc: string | null
}

/** A word out of the names of categories. */
interface CategoryWord {
  word: string
  stem: string
  ref: CategoryRef
  /** The name is of one thing, so that the word fits every article of it: "gravel" of "Gravel bikes", not "tubes" of "Tires & tubes". */
  ofAll: boolean
}

/** Names of a department in the languages of the trade. */
const departments: Readonly<Record<string, readonly string[]>> = {
  bike: ['bike', 'bicycle', 'cycle', 'fahrrad', 'rad', 'velo', 'sepeda', 'basikal'],
}
/** Maximum number of phrases that a half-typed word may stand for. */
const maxBegun = 6
/** Fewer letters begin too many phrases. */
const begunFrom = 4
/** Words of the longest phrase that is looked for. */
export const longestPhrase = 4

const separators = /[&,/+]|\s(?:and|und|et|dan|e|y)\s/u

/** A phrase as it is looked up: in one word, singular or plural. */
export const phraseKey = (words: Phrase): string => stemOf(words.join(''))

/** Synonyms and categories as a search looks them up. */
export class SearchLexicon {
  readonly #synonyms = new Map<string, Phrase[]>()
  readonly #keys: string[]
  readonly #categories = new Map<string, CategoryRef[]>()
  readonly #words: CategoryWord[] = []

  /** @param sorgs whose categories count */
  constructor({ synonyms, categories }: SearchTerms, sorgs: readonly string[]) {
    for (const group of synonyms) this.#addGroup(group)
    this.#keys = [...this.#synonyms.keys()].sort()
    for (const [type, names] of Object.entries(departments))
      for (const name of names) this.#nameCategory([name], { type, mc: null })
    for (const { sorg, type, mcid, wording } of categories)
      if (sorgs.includes(sorg)) this.#addCategory(wording, { type, mc: mcid })
  }

  /** Other phrases for this one. */
  synonymsOf = (phrase: Phrase): readonly Phrase[] => this.#synonyms.get(phraseKey(phrase)) ?? []

  /** Phrases that mean the same as one which begins so. */
  synonymsOfBegun(phrase: Phrase): readonly Phrase[] {
    const typed = phrase.join('')
    if (typed.length < begunFrom) return []
    const found: Phrase[] = []
    let at = 0
    for (let high = this.#keys.length; at < high;) {
      const middle = (at + high) >>> 1
      if (this.#keys[middle]! < typed) at = middle + 1
      else high = middle
    }
    for (; this.#keys[at]?.startsWith(typed) && found.length < maxBegun; at++)
      found.push(...this.#synonyms.get(this.#keys[at]!)!)
    return found
  }

  /** The categories and departments of exactly this name. */
  categoriesNamed = (phrase: Phrase): readonly CategoryRef[] =>
    this.#categories.get(phraseKey(phrase)) ?? []

  /** The categories with a word in their name that begins so. @param ofAll of names of one thing alone, or of several */
  categoriesWith(word: string, ofAll: boolean): readonly CategoryRef[] {
    const stem = stemOf(word)
    return this.#words
      .filter(
        (known) => known.ofAll === ofAll && (known.stem === stem || known.word.startsWith(word)),
      )
      .map(({ ref }) => ref)
  }

  /** The categories whose name is of one thing and has a word that `typed` is but for one mistake. */
  categoriesMeant = (typed: string): readonly CategoryRef[] =>
    this.#words
      .filter(({ word, ofAll }) => ofAll && mistakesIn(typed, word, 1).whole <= 1)
      .map(({ ref }) => ref)

  #addGroup(group: SynonymGroup) {
    const phrases = group.map(wordsOf).filter((words) => words.length > 0)
    for (const phrase of phrases) {
      const key = phraseKey(phrase)
      const others = phrases.filter((other) => phraseKey(other) !== key)
      const known = this.#synonyms.get(key)
      if (known) known.push(...others)
      else this.#synonyms.set(key, others)
    }
  }

  #addCategory(wording: string, ref: CategoryRef) {
    const words = wordsOf(wording)
    if (words.length === 0) return
    this.#nameCategory(words, ref)
    const ofAll = !separators.test(wording)
    for (const word of words) this.#words.push({ word, stem: stemOf(word), ref, ofAll })
  }

  #nameCategory(words: Phrase, ref: CategoryRef) {
    const key = phraseKey(words)
    const known = this.#categories.get(key)
    if (known) known.push(ref)
    else this.#categories.set(key, [ref])
  }
}
