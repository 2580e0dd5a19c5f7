import * as v from 'valibot'
import { expect, test } from 'vitest'
import { problemsOf } from '../portal/validation.ts'
import {
  brandShare,
  chosenIds,
  VisitAnswers,
  visitFields,
  type VisitKindRules,
  visitProblems,
} from './visit-form.ts'
import { type VisitSlot, visitSlots } from './visit-slots.ts'

const choice = (id: string, needsText = false) => ({ id, name: `Name of ${id}`, needsText })
const all: VisitKindRules = {
  id: 'polygon',
  fields: visitFields,
  slots: visitSlots,
  otherMidRanges: [choice('m1'), choice('m-other', true)],
  equipments: [choice('e1'), choice('e-other', true)],
  brandDisplays: [choice('d1'), choice('d-other', true)],
  series: [{ id: 's1', brand: 'Arden', name: 'Strada' }],
}
const short: VisitKindRules = {
  ...all,
  fields: ['notes'],
  slots: ['frontShop1', 'displayShop1', 'displayBanner'],
}
const both: VisitSlot[] = ['frontShop1', 'displayBanner']
const good = { seriesList: ['s1'] }

type Case = [string, VisitKindRules, object, VisitSlot[], string[]]
test.each<Case>([
  ['all that is needed', all, good, both, []],
  ['no photo', all, good, [], ['photos photo_outside_needed']],
  ['none of the display', all, good, ['frontShop4'], ['photos photo_display_needed']],
  ['none of the shop', all, good, ['displayShop1'], ['photos photo_outside_needed']],
  ['every slot', all, good, [...visitSlots], []],
  ['a slot that is not asked', short, {}, [...both, 'displayPoster'], ['photos field_not_asked']],
  ['no series', all, {}, both, ['seriesList series_needed']],
  ['an unknown series', all, { seriesList: ['s1', 's9'] }, both, ['seriesList choice_unknown']],
  ['no series where none are asked', short, {}, both, []],
  ['a series where none are asked', short, good, both, ['seriesList field_not_asked']],
  [
    'an unknown answer of each list',
    all,
    { ...good, otherMidrange: ['e1'], equipment: ['x'], brandDisplay: 'x' },
    both,
    ['otherMidrange choice_unknown', 'brandDisplay choice_unknown', 'equipment choice_unknown'],
  ],
  [
    'answers that need words',
    all,
    { ...good, otherMidrange: ['m1', 'm-other'], equipment: ['e-other'], brandDisplay: 'd-other' },
    both,
    [
      'otherMidrangeDescription required',
      'brandDisplayDescription required',
      'equipmentText required',
    ],
  ],
  [
    'answers with their words',
    all,
    { ...good, otherMidrange: ['m-other'], otherMidrangeDescription: 'Local makes' },
    both,
    [],
  ],
  ['no bicycles are a number', all, { ...good, qtyPlgGrp: 0, qtyNonPlgGrp: 0 }, both, []],
  [
    'everything that is not asked',
    short,
    {
      otherMidrangeDescription: 'a',
      brandDomination: false,
      qtyPlgGrp: 0,
      qtyNonPlgGrp: 1,
      brandDisplay: 'd1',
      otherSeriesList: 'a',
      equipmentText: 'a',
    },
    both,
    [
      'otherMidrange field_not_asked',
      'brandDisplay field_not_asked',
      'equipment field_not_asked',
      'brandDomination field_not_asked',
      'qtyPlgGrp field_not_asked',
      'qtyNonPlgGrp field_not_asked',
      'otherSeriesList field_not_asked',
    ],
  ],
])('%s', (_, rules, answers, slots, expected) => {
  const problems = visitProblems(rules, v.parse(VisitAnswers, answers), slots)
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
})

test('answers that the lists have lost stay allowed where they were given before', () => {
  const answers = v.parse(VisitAnswers, { seriesList: ['s8'], otherMidrange: ['m8'] })
  expect(visitProblems(all, answers, both, ['s8', 'm8'])).toEqual([])
  expect(visitProblems(all, answers, both, ['s8'])).toEqual([
    { field: 'otherMidrange', code: 'choice_unknown' },
  ])
})

test.each<[object, Record<string, string>]>([
  [{}, {}],
  [{ notes: 'Tidy, friendly.\nNew window' }, {}],
  [{ notes: 'Sold 3 bikes: 2 red, 1 blue' }, {}],
  [{ notes: '<script>' }, { notes: 'valid_text' }],
  [{ notes: 'a'.repeat(1_001) }, { notes: 'too_long' }],
  [{ equipmentText: 'a'.repeat(201) }, { equipmentText: 'too_long' }],
  [{ qtyPlgGrp: -1 }, { qtyPlgGrp: 'must_be_numeric' }],
  [{ qtyPlgGrp: 1.5 }, { qtyPlgGrp: 'must_be_numeric' }],
  [{ qtyNonPlgGrp: 10_000 }, { qtyNonPlgGrp: 'too_many' }],
])('answers %j have the problems %j', (answers, problems) => {
  expect(problemsOf(VisitAnswers, answers)).toEqual(problems)
})

test('answers left out are none', () => {
  expect(chosenIds(v.parse(VisitAnswers, {}))).toEqual([])
  expect(
    chosenIds(
      v.parse(VisitAnswers, {
        otherMidrange: ['a'],
        brandDisplay: 'b',
        seriesList: ['c'],
        equipment: ['d'],
      }),
    ),
  ).toEqual(['a', 'b', 'c', 'd'])
})

test.each<[number | null, number | null, number | null]>([
  [3, 1, 0.75],
  [0, 4, 0],
  [4, 0, 1],
  [0, 0, null],
  [null, 4, null],
  [4, null, null],
  [null, null, null],
])('%j own bicycles and %j others: %j', (own, others, share) => {
  expect(brandShare(own, others)).toBe(share)
})
