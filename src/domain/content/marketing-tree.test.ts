import { expect, test } from 'vitest'
import { categoryRoute, materialRoute, placeRefusal } from './marketing-tree.ts'

// 1 > 2 > 3 > 4 > 5 > 6, all brand assets, and 7 of the other type.
const chain = [1, 2, 3, 4, 5, 6].map((n) => ({
  id: String(n),
  parent: n === 1 ? null : String(n - 1),
  type: 'brand-assets',
}))
const categories = [...chain, { id: '7', parent: null, type: 'product-lineup' }]
const change = { id: undefined, parent: '', type: 'brand-assets', hasMaterials: false }

test.each([
  [{}, null],
  [{ parent: '1' }, null],
  [{ parent: '99' }, ['unknown_parent', 'parent']],
  [{ parent: '7' }, ['other_type', 'type']],
  [{ parent: '5' }, null],
  [{ parent: '6' }, ['too_deep', 'parent']],
  [{ id: '2', parent: '2' }, ['below_itself', 'parent']],
  [{ id: '2', parent: '4' }, ['below_itself', 'parent']],
  [{ id: '2', parent: '1' }, null],
  [{ id: '2' }, null],
  [{ id: '1', type: 'product-lineup' }, ['type_in_use', 'type']],
  [{ id: '1', type: 'product-lineup', parent: '7' }, ['too_deep', 'parent']],
  [{ id: '7' }, null],
  [{ id: '7', hasMaterials: true }, ['type_in_use', 'type']],
  [{ id: '7', type: 'product-lineup', hasMaterials: true }, null],
])('a category with %j: %j', (part, refusal) => {
  expect(placeRefusal(categories, { ...change, ...part })).toEqual(refusal)
})

test('a loop that is stored hangs nothing', () => {
  const loop = [
    { id: '1', parent: '2', type: 'brand-assets' },
    { id: '2', parent: '1', type: 'brand-assets' },
  ]
  expect(placeRefusal(loop, { ...change, parent: '1' })).toBeNull()
})

test('addresses', () => {
  expect(categoryRoute('brand-assets', '7')).toBe('/marketing-material/brand-assets/7')
  expect(materialRoute('brand-assets', '7', '9')).toBe('/marketing-material/brand-assets/7/image/9')
})
