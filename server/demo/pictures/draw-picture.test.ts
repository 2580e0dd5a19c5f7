import { expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { pictureKinds } from './kinds.ts'

const articles = pictureKinds.filter((kind) => kind !== 'logo' && kind !== 'scene')

test.each(articles)('%s is drawn in any colour', (kind) => {
  for (const hex of ['000000', 'ffffff', '2f6fa8']) {
    const svg = drawPicture(`${kind}_${hex}`)!
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 400 300">.*<\/svg>$/s)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('colour changes the drawing', () => {
  expect(drawPicture('bike-road_000000')).not.toBe(drawPicture('bike-road_c8322d'))
})

test.each([
  '',
  'bike-road',
  'bike-road_red',
  'boat_c8322d',
  'logo-nobody_c8322d',
  'constructor_c8322d',
  'logo-constructor_c8322d',
  '../secret_c8322d',
])('%j is nothing', (key) => {
  expect(drawPicture(key)).toBeUndefined()
})
