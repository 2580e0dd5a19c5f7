import type { IndexSections } from '../catalogue/catalogue-buffer.ts'
import { headMark, propertyMark } from '../catalogue/indexed-article.ts'
import { SearchLayer, type Within } from './search-layer.ts'
import type { Phrase, SearchLexicon } from './search-lexicon.ts'
import type { Slot } from './search-slots.ts'
import { forgivingFrom, SearchVocabulary } from './search-vocabulary.ts'
import { oneMistake } from './word-index.ts'

/**
 * Worth of each way that a slot fits an article; the sum over all slots orders the hits. The head of a name beats its
 * other words, a word in full beats its beginning, and a guess comes last.
 */
const fit = {
  head: 10,
  category: 9,
  word: 8,
  ending: 5,
  headBegun: 5,
  begun: 4,
  property: 3,
  ofCategory: 3,
  propertyBegun: 2,
  amongCategory: 2,
  mistake: 1,
  code: 16,
} as const

/** Fewer letters begin half of all words, and half of all codes. */
const shortest = 3
/** Shortest half of a word that is taken apart: "bottlecage". */
const shortestHalf = 3

/** A customer's own code where its article stands. */
export interface OwnPlace {
  word: string
  position: number
}

/** Most empty layers that are kept: each is a byte an article. */
const keptLayers = 3

/** Finds the articles that fit a slot. */
export class SlotFinder {
  readonly #parts: IndexSections
  readonly #layers: SearchLayer[] = []
  #known: SearchVocabulary | undefined
  #lexicon!: SearchLexicon
  #own: readonly OwnPlace[] = []
  #within: Within = null
  /** Words of categories with several names count too, though something else fits: "tubes" is all of "Tires & tubes". */
  loose = false

  constructor(parts: IndexSections) {
    this.#parts = parts
  }

  /** @param all the articles that count at all */
  begin(lexicon: SearchLexicon, own: readonly OwnPlace[], all: Within) {
    this.#lexicon = lexicon
    this.#own = own
    this.#within = all
    this.loose = false
  }

  /** Whether an article has a word that begins so. */
  begins(word: string): boolean {
    const [from, to] = this.#parts.words.beginning(word)
    if (from === to || this.#within === null) return from < to
    return this.#using((layer) => {
      this.#range(layer, word, 1, this.#within)
      return layer.hits > 0
    })
  }

  /** Whether names of several things tell more of some slot when they count. */
  canLoosen = (slots: readonly Slot[]): boolean =>
    slots.some(
      ({ words: [word, ...others] }) =>
        others.length === 0 && this.#lexicon.categoriesWith(word!, false).length > 0,
    )

  /** Marks all articles that fit. @param alone it is all that was typed: a code's beginning is worth more */
  find(slot: Slot, layer: SearchLayer, within: Within, alone: boolean) {
    const { words, parts, synonyms } = slot
    const [first, ...others] = words
    if (others.length === 0) this.#word(first!, layer, within, alone)
    else {
      this.#all(
        words.map((word) => (into, of) => this.#word(word, into, of, false)),
        layer,
        within,
      )
      this.#beginning(words.join(''), layer, within)
    }
    layer.markCategories(this.#parts, this.#lexicon.categoriesNamed(words), fit.category, within)
    this.#inParts(parts, layer, within)
    if (!slot.isBegun || layer.hits === 0)
      for (const phrase of synonyms) this.#phrase(phrase, layer, within)
    if (others.length > 0) return
    const isUnknown = layer.hits === 0 && !this.#isKnown(slot)
    if (isUnknown || this.loose)
      layer.markCategories(
        this.#parts,
        this.#lexicon.categoriesWith(first!, false),
        fit.amongCategory,
        within,
      )
    if (isUnknown && layer.hits === 0) this.#takeApart(first!, layer, within)
    if (isUnknown && layer.hits === 0) this.#forgive(first!, layer, within)
  }

  /** Whether a word fits some article as it stands: then nothing else was meant by it. */
  #isKnown = ({ words: [word], synonyms }: Slot): boolean =>
    this.#using((layer) => {
      this.#word(word!, layer, this.#within, false)
      for (const phrase of synonyms) this.#phrase(phrase, layer, this.#within)
      return layer.hits > 0
    })

  get #vocabulary(): SearchVocabulary {
    return (this.#known ??= new SearchVocabulary(this.#parts.words))
  }

  #word(word: string, layer: SearchLayer, within: Within, alone: boolean) {
    const before = layer.hits
    this.#exactly(word, layer, within, 0)
    // A size that is there in full is no beginning of a year.
    if (layer.hits === before || !/^(?:\d+|.)$/u.test(word)) this.#beginning(word, layer, within)
    this.#ending(word, layer, within, 0)
    if (word.length < shortest) return
    this.#range(layer, propertyMark + word, fit.propertyBegun, within)
    layer.markCategories(
      this.#parts,
      this.#lexicon.categoriesWith(word, true),
      fit.ofCategory,
      within,
    )
    this.#codes(word, layer, within, alone ? fit.code + fit.begun : fit.code)
  }

  #codes(word: string, layer: SearchLayer, within: Within, worth: number) {
    const { codes, codePositions } = this.#parts
    const [from, to] = codes.beginning(word)
    layer.markRun(codePositions, from, to, worth, within)
    for (const own of this.#own)
      if (own.word.startsWith(word)) layer.mark(own.position, worth, within)
  }

  #beginning(word: string, layer: SearchLayer, within: Within) {
    this.#range(layer, headMark + word, fit.headBegun, within)
    this.#range(layer, word, fit.begun, within)
  }

  #ending(word: string, layer: SearchLayer, within: Within, less: number) {
    for (const place of this.#vocabulary.endingWith(word))
      layer.markWord(this.#parts, place, fit.ending - less, within)
  }

  /** Marks a word in full, in singular and plural. @param less how much less a way around is worth */
  #exactly(word: string, layer: SearchLayer, within: Within, less: number) {
    this.#same(layer, headMark + word, fit.head - less, within)
    this.#same(layer, word, fit.word - less, within)
    this.#same(layer, propertyMark + word, fit.property, within)
    for (const other of this.#vocabulary.sameStem(word)) {
      if (other === word) continue
      this.#same(layer, headMark + other, fit.head - 1 - less, within)
      this.#same(layer, other, fit.word - 1 - less, within)
    }
  }

  /** Marks what another phrase for the slot means. */
  #phrase(phrase: Phrase, layer: SearchLayer, within: Within) {
    this.#all(
      phrase.map((word) => (into, of) => {
        this.#exactly(word, into, of, 1)
        this.#ending(word, into, of, 1)
        const refs = this.#lexicon.categoriesWith(word, true)
        if (phrase.length > 1) into.markCategories(this.#parts, refs, fit.ofCategory, of)
      }),
      layer,
      within,
    )
    if (phrase.length > 1) this.#exactly(phrase.join(''), layer, within, 1)
    layer.markCategories(
      this.#parts,
      this.#lexicon.categoriesNamed(phrase),
      fit.category - 1,
      within,
    )
  }

  #inParts(slots: readonly Slot[], layer: SearchLayer, within: Within) {
    if (slots.length === 0) return
    const needed = slots.filter(({ weight }) => weight > 0)
    this.#all(
      needed.map((slot) => (into, of) => this.find(slot, into, of, false)),
      layer,
      within,
    )
    if (needed.length < slots.length)
      this.#all(
        slots.map((slot) => (into, of) => this.find(slot, into, of, false)),
        layer,
        within,
      )
  }

  /** Two words written as one. */
  #takeApart(word: string, layer: SearchLayer, within: Within) {
    for (let at = shortestHalf; at <= word.length - shortestHalf; at++)
      this.#all(
        [
          (into, of) => this.#exactly(word.slice(0, at), into, of, 0),
          (into, of) => {
            this.#exactly(word.slice(at), into, of, 0)
            this.#beginning(word.slice(at), into, of)
          },
        ],
        layer,
        within,
      )
  }

  /** Words that were probably meant. */
  #forgive(typed: string, layer: SearchLayer, within: Within) {
    const { words } = this.#parts
    if (typed.length < forgivingFrom || /^\d+$/.test(typed)) return
    if (/\d/.test(typed)) {
      const [from, to] = words.beginning(typed[0]!)
      for (const { place, text } of words.nearly(typed, from, to))
        if (oneMistake(typed, text)) layer.markWord(this.#parts, place, fit.mistake, within)
      return
    }
    for (const { place, sureness } of this.#vocabulary.meantBy(typed)) {
      this.#same(layer, headMark + words.at(place), fit.mistake + sureness + 1, within)
      layer.markWord(this.#parts, place, fit.mistake * sureness, within)
    }
    // "gravle bike": its category alone may say that a bike is gravel.
    layer.markCategories(
      this.#parts,
      this.#lexicon.categoriesMeant(typed),
      fit.ofCategory - fit.mistake,
      within,
    )
  }

  /** Marks the articles that fit all of several, with the average of what they are worth. */
  #all(
    fills: readonly ((into: SearchLayer, within: Within) => void)[],
    layer: SearchLayer,
    within: Within,
  ) {
    const [first, ...others] = fills
    if (!first) return
    if (others.length === 0) return first(layer, within)
    this.#using((one) =>
      this.#using((two) =>
        this.#using((sum) => {
          let [total, spare] = [one, sum]
          first(total, within)
          for (const fill of others) {
            if (total.hits === 0) return
            fill(two.clear(), total.worth)
            spare.sumOf(total, two, true)
            ;[total, spare] = [spare, total]
          }
          layer.raise(total, (worth) => Math.max(1, Math.floor(worth / fills.length)))
        }),
      ),
    )
  }

  /** Lends an empty layer. */
  #using<T>(work: (layer: SearchLayer) => T): T {
    const layer = this.#layers.pop() ?? new SearchLayer(this.#parts.count)
    const result = work(layer)
    if (this.#layers.length < keptLayers) this.#layers.push(layer.free())
    return result
  }

  #same(layer: SearchLayer, word: string, worth: number, within: Within) {
    const [from, to] = this.#parts.words.same(word)
    if (from < to) layer.markWord(this.#parts, from, worth, within)
  }

  #range(layer: SearchLayer, beginning: string, worth: number, within: Within) {
    const [from, to] = this.#parts.words.beginning(beginning)
    for (let word = from; word < to; word++) layer.markWord(this.#parts, word, worth, within)
  }
}
