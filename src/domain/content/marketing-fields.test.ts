import { expect, test } from 'vitest'
import { problemsOf } from '../portal/validation.ts'
import { BulkFields, MarketingCategoryFields, MarketingMaterialFields } from './marketing-fields.ts'

const span = { from: '2026-11-25T08:00', to: '2026-12-01T00:00' }
const shown = { title: 'Logos', layout: '', itemPerLine: '3', markets: [], ...span }

test.each([
  [{}, {}],
  [{ title: ' ' }, { title: 'required' }],
  [{ type: 'flyers' }, { type: 'required' }],
  [{ itemPerLine: '0' }, { itemPerLine: 'one_to_six' }],
  [{ to: '' }, { to: 'required' }],
  [{ to: span.from }, { to: 'to_before_from' }],
])('a category with %j: %j', (change, problems) => {
  const category = {
    ...shown,
    type: 'brand-assets',
    parent: '',
    showChilds: true,
    file: '',
    ...change,
  }
  expect(problemsOf(MarketingCategoryFields, category)).toEqual(problems)
})

test.each([
  [{}, {}],
  [{ title: 'x'.repeat(201) }, { title: 'too_long' }],
  [{ category: '' }, { category: 'required' }],
  [{ product: 'x'.repeat(61) }, { product: 'too_long' }],
  [{ files: [] }, { files: 'required' }],
  [{ files: Array.from({ length: 51 }, () => 'x') }, { files: 'too_many_files' }],
  [{ to: span.from }, { to: 'to_before_from' }],
])('material with %j: %j', (change, problems) => {
  const material = {
    ...shown,
    body: '',
    category: '7',
    subtitle: '',
    product: '',
    files: ['a'],
    placeholder: '',
    ...change,
  }
  expect(problemsOf(MarketingMaterialFields, material)).toEqual(problems)
})

test.each([
  [{}, {}],
  [{ rows: [] }, { rows: 'required' }],
  [
    {
      rows: [
        { id: 'a', title: 'Logo' },
        { id: 'b', title: ' ' },
      ],
    },
    { rows: 'title_missing' },
  ],
  [{ rows: Array.from({ length: 101 }, () => ({ id: 'a', title: 'x' })) }, { rows: 'too_many' }],
  [
    { category: '', to: '' },
    { category: 'required', to: 'required' },
  ],
])('several at once with %j: %j', (change, problems) => {
  const { title: _, ...common } = shown
  const bulk = { ...common, category: '7', rows: [{ id: 'a', title: 'Logo' }], ...change }
  expect(problemsOf(BulkFields, bulk)).toEqual(problems)
})
