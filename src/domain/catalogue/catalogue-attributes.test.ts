import { expect, test } from 'vitest'
import { AttributeCount } from './catalogue-attributes.ts'
import type { Filters } from './catalogue-facets.ts'
import { CatalogueIndex } from './catalogue-index.ts'
import type { IndexedArticle } from './indexed-article.ts'

const article = (
  id: number,
  properties: Record<string, string>,
  more: Partial<IndexedArticle> = {},
): IndexedArticle => ({
  id,
  sorg: '1000',
  code: `A-${id}`,
  slug: `a-${id}`,
  ean: null,
  name: 'Tube',
  brand: 'Kestrel',
  category: 'paa',
  mc: 'TY',
  model: `M-${id}`,
  modelName: 'Tube',
  modelYear: 2026,
  serie: null,
  size: null,
  colour: null,
  rank: id,
  blocked: false,
  retail: 10,
  properties: Object.entries(properties).map(([name, value]) => ({ name, value })),
  ...more,
})

const index = CatalogueIndex.of([
  article(1, { Valve: 'Presta', Length: '42 mm', Rubber: 'Butyl' }),
  article(2, { Valve: 'Presta', Length: '60 mm', Rubber: 'Butyl' }),
  article(3, { Valve: 'Schrader', Length: '42 mm' }, { brand: 'Corsa' }),
  article(4, { Valve: 'Dunlop', Note: 'x'.repeat(61) }, { category: 'bike' }),
  article(5, {}),
])
const ask = (filters: Filters, category: string | null = 'paa') => {
  const { positions, attributes, facets } = index.find({ sorgs: ['1000'], category, ...filters })
  return {
    ids: [...positions].map(index.id),
    attributes: attributes.map(
      ({ name, values }) =>
        `${name}: ${values.map(({ value, count }) => `${value} ${count}`).join(', ')}`,
    ),
    brands: facets
      .find(({ name }) => name === 'BRAND')!
      .values.map(({ value, count }) => `${value} ${count}`),
  }
}
const valve = (...values: string[]) => ({ name: 'Valve', values })
const length = (...values: string[]) => ({ name: 'Length', values })

test.each<[string, Filters, object]>([
  [
    'without a filter, attributes with several values are offered',
    {},
    {
      ids: [1, 2, 3, 5],
      attributes: ['Length: 42 mm 2, 60 mm 1', 'Valve: Presta 2, Schrader 1'],
      brands: ['Kestrel 3', 'Corsa 1'],
    },
  ],
  [
    'counts of an attribute ignore its own filter, and those of others follow it',
    { attributes: [valve('Presta')] },
    {
      ids: [1, 2],
      attributes: ['Valve: Presta 2, Schrader 1', 'Length: 42 mm 1, 60 mm 1'],
      brands: ['Kestrel 2'],
    },
  ],
  [
    'several values of one attribute add up',
    { attributes: [valve('Presta', 'Schrader')] },
    {
      ids: [1, 2, 3],
      attributes: ['Valve: Presta 2, Schrader 1', 'Length: 42 mm 2, 60 mm 1'],
    },
  ],
  [
    'two attributes must both fit',
    { attributes: [valve('Presta'), length('42 mm')] },
    {
      ids: [1],
      attributes: ['Length: 42 mm 1, 60 mm 1', 'Valve: Presta 1, Schrader 1'],
    },
  ],
  [
    'a brand and an attribute must both fit, and each counts without itself',
    { brands: ['Corsa'], attributes: [valve('Presta')] },
    { ids: [], attributes: ['Valve: Schrader 1'], brands: ['Kestrel 2'] },
  ],
  [
    'a value that no article has finds nothing, and the others stay on offer',
    { attributes: [valve('Woods')] },
    { ids: [], attributes: ['Valve: Presta 2, Schrader 1'] },
  ],
  [
    'an attribute that no article has finds nothing',
    { attributes: [{ name: 'Taste', values: ['Mint'] }] },
    { ids: [], attributes: [] },
  ],
  ['an attribute without a value is no filter', { attributes: [valve()] }, { ids: [1, 2, 3, 5] }],
])('%s', (_, filters, found) => {
  expect(ask(filters)).toMatchObject(found)
})

test('another part of the catalogue has attributes of its own; texts to read are none', () => {
  expect(ask({}, 'bike').attributes).toEqual([])
  expect(ask({}, null).attributes).toContain('Valve: Presta 2, Dunlop 1, Schrader 1')
})

test('an attribute with more than 30 values is not offered, and at most 12 are', () => {
  const many = CatalogueIndex.of(
    Array.from({ length: 31 }, (_, n) =>
      article(n + 1, {
        Weight: `${n} g`,
        ...Object.fromEntries(Array.from({ length: 14 }, (__, a) => [`A${a}`, String(n % 2)])),
      }),
    ),
  )
  const count = new AttributeCount(many.parts.attributes, [])
  for (let position = 0; position < many.count; position++)
    count.count(position, AttributeCount.none)
  const names = count.found().map(({ name }) => name)
  expect(names).toHaveLength(12)
  expect(names).not.toContain('Weight')
})
