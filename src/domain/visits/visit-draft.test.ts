import { expect, test } from 'vitest'
import {
  answersFromLast,
  askedAnswers,
  draftOfIntent,
  draftProblems,
  fieldsOfVisit,
  isFromLast,
  noAnswers,
  readVisitDraft,
  type VisitDraft,
  visitIntent,
} from './visit-draft.ts'
import type { VisitKindRules } from './visit-form.ts'

const uuid = (n: number) => `0197a000-0000-7000-8000-00000000000${n}`
const choice = (id: string, needsText = false) => ({ id, name: id, needsText })
const kind: VisitKindRules = {
  id: 'all',
  fields: ['otherMidrange', 'qtyPlgGrp', 'brandDisplay', 'seriesList', 'notes'],
  slots: ['frontShop1', 'displayShop1', 'displayBanner'],
  otherMidRanges: [choice('mid'), choice('other', true)],
  equipments: [],
  brandDisplays: [choice('wall')],
  series: [{ id: 'series', brand: 'B', name: 'S' }],
}
const photo = (n: number, state: 'raw' | 'ready' | 'unreadable' | 'kept' = 'ready') => ({
  file: uuid(n),
  state,
  place: null,
  placed: false,
})
const draft: VisitDraft = {
  visit: uuid(0),
  form: 'all',
  customer: 'C',
  customerName: 'Shop',
  seen: null,
  visitedAt: '2026-11-25T10:00:00.000Z',
  place: { lat: 1, lng: 2, accuracy: 3 },
  attachPlace: false,
  answers: { ...noAnswers, seriesList: ['series'] },
  photos: { frontShop1: photo(1), displayShop1: photo(2) },
  last: undefined,
  touched: true,
}
const filesOf = (...ns: number[]) =>
  ns.map((n) => ({
    id: uuid(n),
    kind: 'visit-photo' as const,
    bytes: 9,
    sha256: 'a'.repeat(64),
  }))

test('a form is read as it was written; anything else is none', () => {
  expect(readVisitDraft(fieldsOfVisit(draft))).toEqual(draft)
  expect(readVisitDraft({ 'answer/notes': 'x' })).toBeNull()
})

test.each<[string, Partial<VisitDraft>, string[]]>([
  ['complete', {}, []],
  ['without a photo of the shop', { photos: { displayShop1: photo(2) } }, ['photo_outside_needed']],
  [
    'with one that can’t be read',
    { photos: { frontShop1: photo(1), displayShop1: photo(2, 'unreadable') } },
    ['photo_display_needed'],
  ],
  ['without a series', { answers: noAnswers }, ['series_needed']],
  [
    'with an answer that needs words',
    { answers: { ...draft.answers, otherMidrange: ['other'] } },
    ['required'],
  ],
  [
    'with a text that is too long',
    { answers: { ...draft.answers, notes: 'x'.repeat(1001) } },
    ['too_long'],
  ],
  [
    'with an answer that the list has lost',
    { answers: { ...draft.answers, brandDisplay: 'gone' } },
    ['choice_unknown'],
  ],
  [
    'of a change that keeps such an answer',
    {
      seen: 1,
      answers: { ...draft.answers, brandDisplay: 'gone' },
      last: { visitedAt: '', answers: { brandDisplay: 'gone' } },
    },
    [],
  ],
])('a form %s', (_, change, codes) => {
  expect(draftProblems({ ...draft, ...change }, kind).map(({ code }) => code)).toEqual(codes)
})

test('what the kind does not ask for, and words of an answer that was taken back, are not sent', () => {
  const answers = {
    ...draft.answers,
    equipmentText: 'x',
    qtyNonPlgGrp: 4,
    otherMidrange: ['mid'],
    otherMidrangeDescription: 'x',
  }
  expect(askedAnswers(answers, kind)).toEqual({ ...draft.answers, otherMidrange: ['mid'] })
})

test('the intent names each photo that can be sent, and brings the files that are new', () => {
  const photos = {
    frontShop1: photo(1, 'kept'),
    displayShop1: photo(2),
    displayBanner: photo(3, 'unreadable'),
  }
  const changed = { ...draft, seen: 2, photos }
  const intent = visitIntent(changed, kind, filesOf(2, 3, 4), '2026-11-25T11:00:00.000Z')
  expect(intent).toMatchObject({
    kind: 'VISIT',
    args: {
      seen: 2,
      photos: [
        { slot: 'frontShop1', file: uuid(1) },
        { slot: 'displayShop1', file: uuid(2) },
      ],
      files: filesOf(2),
    },
  })
  const { args } = intent as Extract<typeof intent, { kind: 'VISIT' }>
  const again = draftOfIntent(args, draft)
  expect(again).toMatchObject({ visit: draft.visit, answers: draft.answers, customer: 'C' })
  expect(again.photos.frontShop1?.state).toBe('kept')
  expect(again.photos.displayShop1?.state).toBe('ready')
})

test('the next form begins with the last answers that can still be chosen, without the notes', () => {
  const answers = answersFromLast(
    {
      otherMidrange: ['mid', 'gone'],
      brandDisplay: 'gone',
      seriesList: ['series'],
      qtyPlgGrp: 7,
      qtyNonPlgGrp: 3,
      notes: 'private',
    },
    kind,
  )
  expect(answers).toEqual({ otherMidrange: ['mid'], seriesList: ['series'], qtyPlgGrp: 7 })
  const begun = {
    ...draft,
    answers: { ...noAnswers, ...answers },
    last: { visitedAt: '', answers },
  }
  expect(isFromLast(begun, 'qtyPlgGrp')).toBe(true)
  expect(isFromLast({ ...begun, answers: { ...begun.answers, qtyPlgGrp: 8 } }, 'qtyPlgGrp')).toBe(
    false,
  )
  expect(isFromLast(begun, 'notes')).toBe(false)
})
