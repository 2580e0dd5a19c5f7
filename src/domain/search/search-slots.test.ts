import { expect, test } from 'vitest'
import { SearchLexicon } from './search-lexicon.ts'
import { type Slot, slotsOf } from './search-slots.ts'

const lexicon = new SearchLexicon(
  {
    synonyms: [
      ['tube', 'inner tube', 'bike tube'],
      ['handlebar tape', 'bar tape'],
      ['speed', 'spd'],
    ],
    categories: [
      { mcid: 'RD', type: 'bike', wording: 'Road bikes', sorg: '1000' },
      { mcid: 'XX', type: 'bike', wording: 'Track bikes', sorg: '2000' },
    ],
  },
  ['1000'],
)
const known = ['seatpost', 'wheelset']
const written = ({ words, parts, weight, synonyms }: Slot): string =>
  `${words.join(' ')}${parts.length > 0 ? `[${parts.map(written).join(' ')}]` : ''}${weight === 3 ? '' : `:${weight}`}${synonyms.length > 0 ? '=' + synonyms.map((words_) => words_.join(' ')).join('|') : ''}`
const slots = (question: string) =>
  slotsOf(question, lexicon, (word) => known.some((one) => one.startsWith(word))).map(written)

test.each([
  ['gravel tyre', ['gravel', 'tyre']],
  ['inner tubes 29', ['inner tubes=tube|bike tube', '29:1']],
  ['innertube', ['innertube=tube|bike tube']],
  ['white handlebar tape', ['white', 'handlebar tape=bar tape']],
  ['road bikes 56', ['road bikes', '56:1']],
  ['track bikes', ['track', 'bikes']],
  ['seat post silver', ['seat post', 'silver']],
  ['110mm stem', ['110mm[110:1 mm:0]', 'stem']],
  ['110 mm stem', ['110:1', 'mm:0', 'stem']],
  ['700x25c', ['700x25c[700:1 25:1]']],
  ['11spd', ['11spd[11:1 spd=speed]']],
  ['jersey xl', ['jersey', 'xl:1']],
  ['inner tu', ['inner tu=tube|bike tube']],
  ['–', []],
])('%s', (question, expected) => {
  expect(slots(question).map((slot) => slot.split('|').sort().join('|'))).toEqual(
    expected.map((slot) => slot.split('|').sort().join('|')),
  )
})
