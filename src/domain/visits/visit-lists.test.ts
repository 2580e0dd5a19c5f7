import { expect, test } from 'vitest'
import * as v from 'valibot'
import { problemsOf } from '../portal/validation.ts'
import { VisitChoiceFields, VisitFormFields, VisitSeriesFields } from './visit-lists.ts'

const form = {
  kind: 'polygon',
  name: 'Polygon',
  fields: ['notes'],
  slots: ['frontShop1', 'displayBanner'],
  sorting: 0,
}
const choice = {
  kind: 'wim',
  list: 'equipment',
  name: 'Work stand',
  needsText: false,
  sorting: 1,
  active: true,
}
const series = { kind: 'wim', brand: 'Wim', name: 'Pocket', sorting: 0, active: true }

test.each<[string, v.GenericSchema, object, Record<string, string>]>([
  ['kind', VisitFormFields, form, {}],
  ['kind', VisitFormFields, { ...form, fields: [] }, {}],
  ['kind', VisitFormFields, { ...form, kind: 'other' }, { kind: 'required' }],
  ['kind', VisitFormFields, { ...form, slots: ['frontShop1'] }, { slots: 'slots_needed' }],
  ['kind', VisitFormFields, { ...form, slots: ['displayShop1'] }, { slots: 'slots_needed' }],
  ['kind', VisitFormFields, { ...form, name: ' ' }, { name: 'required' }],
  ['kind', VisitFormFields, { ...form, name: 'x'.repeat(61) }, { name: 'too_long' }],
  ['answer', VisitChoiceFields, choice, {}],
  ['answer', VisitChoiceFields, { ...choice, list: '' }, { list: 'required' }],
  ['answer', VisitChoiceFields, { ...choice, sorting: '12' }, {}],
  ['answer', VisitChoiceFields, { ...choice, sorting: 'x' }, { sorting: 'must_be_numeric' }],
  ['answer', VisitChoiceFields, { ...choice, sorting: -1 }, { sorting: 'must_be_numeric' }],
  ['answer', VisitChoiceFields, { ...choice, sorting: 10_000 }, { sorting: 'too_many' }],
  ['series', VisitSeriesFields, series, {}],
  ['series', VisitSeriesFields, { ...series, brand: '' }, { brand: 'required' }],
])('%s %#', (_, schema, input, problems) => {
  expect(problemsOf(schema, input)).toEqual(problems)
})

test('a typed number becomes one', () => {
  expect(v.parse(VisitChoiceFields, { ...choice, sorting: ' 12 ' }).sorting).toBe(12)
})
