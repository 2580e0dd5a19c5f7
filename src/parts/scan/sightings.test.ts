import { expect, test } from 'vitest'
import { createSightings } from './sightings.ts'

test('a code in sight is one scan; out of sight for a while and back it is another', () => {
  const look = createSightings()
  expect(look(['A'], 0)).toEqual(['A'])
  expect(look(['A'], 1_000)).toEqual([])
  expect(look(['A', 'B', 'B'], 2_000)).toEqual(['B'])
  expect(look([], 2_500)).toEqual([])
  expect(look(['A'], 3_000)).toEqual([])
  expect(look(['A'], 4_500)).toEqual(['A'])
})
