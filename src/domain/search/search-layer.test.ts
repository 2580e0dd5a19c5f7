import { expect, test } from 'vitest'
import { maxSum, SearchLayer } from './search-layer.ts'

const layerOf = (worths: readonly number[]) => {
  const layer = new SearchLayer(worths.length)
  worths.forEach((worth, position) => layer.mark(position, worth, null))
  return layer
}

test('of several marks the best counts, and only within the hits', () => {
  const layer = layerOf([0, 4, 8])
  layer.mark(1, 6, null)
  layer.mark(2, 6, null)
  layer.mark(0, 6, Uint8Array.of(0, 1, 1))
  expect([[...layer.worth], layer.hits]).toEqual([[0, 6, 8], 2])
  expect([[...layer.clear().worth], layer.hits]).toEqual([[0, 0, 0], 0])
})

test.each([
  [true, [0, 0, 9, 0, maxSum, 0]],
  [false, [0, 3, 9, 0, maxSum, 0]],
])('a sum, needed of the second: %s', (needed, expected) => {
  const sum = layerOf([7, 0, 0, 0, 0, 0])
  sum.sumOf(layerOf([0, 3, 4, 0, 200, 0]), layerOf([0, 0, 5, 0, 200, 0]), needed)
  expect([[...sum.worth], sum.hits]).toEqual([expected, expected.filter(Boolean).length])
})

test('one layer raises another', () => {
  const layer = layerOf([9, 1, 0])
  layer.raise(layerOf([4, 8, 6]), (worth) => worth / 2)
  expect([...layer.worth]).toEqual([9, 4, 3])
})

test('one layer is added to another', () => {
  const layer = layerOf([9, 1, 0, 200])
  layer.add(layerOf([4, 0, 6, 200]))
  expect([[...layer.worth], layer.hits]).toEqual([[13, 1, 6, maxSum], 4])
})

test('a layer full of hits is empty again', () => {
  const layer = layerOf(Array.from({ length: 40 }, () => 3))
  expect([[...layer.clear().worth].some(Boolean), layer.hits]).toEqual([false, 0])
})
