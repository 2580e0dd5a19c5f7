import { longestPhrase, type Phrase, type SearchLexicon } from './search-lexicon.ts'
import { wordsOf } from './word-index.ts'

/** A part of what was typed: one word, or several that are one thing. An article must fit every slot. */
export interface Slot {
  /** As it was typed. */
  words: Phrase
  /** Parts that a word may have: "110mm" is 110 and mm, "700x25" is 700 and 25. */
  parts: readonly Slot[]
  /** Other phrases for it. */
  synonyms: readonly Phrase[]
  /** True for the beginning of a phrase that has synonyms: these count where nothing else fits. */
  isBegun?: boolean
  /** Loss where it fits nothing; 0: it need not fit. */
  weight: 0 | 1 | 3
}

/** Units and small words, which say nothing where the article does not have them. */
const idle = new Set(
  [
    'x mm cm in inch inches zoll inci pouces ml er c size grosse taille ukuran',
    'for the of and with a an für fur mit und der die das untuk dan dengan pour et de avec le la les',
  ].flatMap((words) => words.split(' ')),
)
/** Sizes in words. */
const sizes = /^(?:xxs|xs|xl|xxl|xxxl|small|medium|large)$/
/** Digits with a unit, or two measures. */
const mixed = /^(\d+)(?:x(\d+)[a-z]*|(\p{L}+))$/u

/** A size, a measure or a number decides less than the name of a thing. */
const weightOf = (word: string): Slot['weight'] =>
  idle.has(word) ? 0 : /^\d{1,4}$/.test(word) || word.length < 3 || sizes.test(word) ? 1 : 3

/**
 * Splits what was typed into slots: synonyms and names of categories first, the longest before others, then compounds
 * that the index knows in one word.
 * @param isWord whether something begins with these words in one
 */
export function slotsOf(
  question: string,
  lexicon: SearchLexicon,
  isWord: (word: string) => boolean,
): Slot[] {
  const words = wordsOf(question)
  const slots: Slot[] = []
  for (let at = 0; at < words.length;) {
    const slot = phraseAt(words, at, lexicon) ?? compoundAt(words, at, isWord)
    slots.push(slot ?? slotOf(words[at]!, lexicon, at === words.length - 1))
    at += slot?.words.length ?? 1
  }
  return slots
}

function phraseAt(words: Phrase, at: number, lexicon: SearchLexicon): Slot | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length)
    const known = lexicon.synonymsOf(phrase)
    const isLast = at + length === words.length
    const synonyms = known.length === 0 && isLast ? lexicon.synonymsOfBegun(phrase) : known
    if (synonyms.length > 0 || lexicon.categoriesNamed(phrase).length > 0)
      return { words: phrase, parts: [], synonyms, weight: 3, ...begun(known, synonyms) }
  }
  return undefined
}

const begun = (known: readonly Phrase[], synonyms: readonly Phrase[]) =>
  known.length === 0 && synonyms.length > 0 ? { isBegun: true } : {}

function compoundAt(
  words: Phrase,
  at: number,
  isWord: (word: string) => boolean,
): Slot | undefined {
  const pair = words.slice(at, at + 2)
  return pair.length === 2 && !/\d/.test(pair.join('')) && isWord(pair.join(''))
    ? { words: pair, parts: [], synonyms: [], weight: 3 }
    : undefined
}

function slotOf(word: string, lexicon: SearchLexicon, isLast: boolean): Slot {
  const known = lexicon.synonymsOf([word])
  const synonyms = known.length === 0 && isLast ? lexicon.synonymsOfBegun([word]) : known
  const [, number, measure, unit] = mixed.exec(word) ?? []
  return {
    words: [word],
    parts: number ? [number, measure ?? unit!].map((part) => slotOf(part, lexicon, false)) : [],
    synonyms,
    weight: weightOf(word),
    ...begun(known, synonyms),
  }
}
