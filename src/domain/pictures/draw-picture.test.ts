import { expect, test } from 'vitest'
import { drawPicture, pictureKey } from './draw-picture.ts'
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

test('a bicycle carries its brand, in letters that its key can hold', () => {
  const key = pictureKey('bike-climb', 'f2f2f0', 'Mistral Wörks 2')
  expect(key).toBe('bike-climb_f2f2f0_mistral-works')
  expect(drawPicture(key)).toContain('>MISTRAL WORKS</text>')
  expect(drawPicture('bike-climb_f2f2f0')).not.toContain('<text')
  expect(pictureKey('saddle', '2a2d32', 'Halden')).toBe('saddle_2a2d32')
})

test.each([
  '',
  'bike-road_c8322d_<b>',
  'bike-road_c8322d_',
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
