import { expect, test } from 'vitest'
import { problemsOf } from '../portal/validation.ts'
import { ContentLayoutFields, TargetMarketFields } from './setup-fields.ts'
import { layoutFlags } from './layout-kinds.ts'

const layout = {
  type: 'news',
  description: 'Wide',
  ...Object.fromEntries(layoutFlags.map((flag) => [flag, true])),
}

test.each<[object, Record<string, string>]>([
  [{}, {}],
  [{ description: ' ' }, { description: 'required' }],
  [{ description: 'x'.repeat(81) }, { description: 'too_long' }],
  [{ type: '' }, { type: 'required' }],
])('a layout with %j', (part, problems) => {
  expect(problemsOf(ContentLayoutFields, { ...layout, ...part })).toEqual(problems)
})

test.each<[object, Record<string, string>]>([
  [{}, {}],
  [{ marketName: '' }, { marketName: 'required' }],
  [
    { source: 'x'.repeat(81), brand: 'x'.repeat(81) },
    { source: 'too_long', brand: 'too_long' },
  ],
])('a target market with %j', (part, problems) => {
  const market = { marketName: 'Germany', source: '', brand: '' }
  expect(problemsOf(TargetMarketFields, { ...market, ...part })).toEqual(problems)
})
