import { expect, test } from 'vitest'
import { between, inkOf, moved, onCircle, shade } from './ink.ts'
import { drawLogo, drawScene } from './brand.ts'
import { crank } from './round-parts.ts'

test.each([
  ['000000', 1, '#ffffff'],
  ['ffffff', -1, '#000000'],
  ['808080', 0, '#808080'],
  ['c8322d', -0.5, '#641917'],
])('%s moved by %s is %s', (hex, by, result) => {
  expect(shade(hex, by)).toBe(result)
})

test.each([
  ['000000', '#f4f5f7'],
  ['1f3a5f', '#f4f5f7'],
  ['f2f2f0', '#1d2126'],
  ['f0c020', '#1d2126'],
])('letters on %s are %s', (hex, letter) => {
  expect(inkOf(hex).letter).toBe(letter)
})

test('points', () => {
  expect(between([0, 0], [10, 20], 0.5)).toEqual([5, 10])
  expect(moved([1, 2], 3, -4)).toEqual([4, -2])
  expect(onCircle([10, 10], 5, 0)).toEqual([15, 10])
})

test('a logo has a name of its own, a scene the colour of the tenant', () => {
  expect(drawLogo('northlane', '0b6bcb')).toContain('aria-label="Northlane"')
  expect(drawLogo('nobody', '0b6bcb')).toBeUndefined()
  expect(drawScene('0b6bcb')).not.toBe(drawScene('c8322d'))
})

test('a crank grows with its size', () => {
  expect(crank([0, 0], 10)).not.toBe(crank([0, 0], 20))
})
