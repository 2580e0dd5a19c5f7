import { expect, test } from 'vitest'
import { problemsOf } from '../portal/validation.ts'
import { isComplete, PdiFields, pointsFor } from './pdi.ts'

test.each<[object, Record<string, string>]>([
  [{}, {}],
  [{ frameNumber: 'AB' }, { frameNumber: 'frame_number' }],
  [{ frameNumber: '' }, { frameNumber: 'required' }],
  [{ mechanic: ' ' }, { mechanic: 'required' }],
  [{ mechanic: 'x'.repeat(81) }, { mechanic: 'too_long' }],
])('with %j it has the problems %j', (over, problems) => {
  const good = { frameNumber: 'wu 100001', mechanic: 'Ana', checked: [] }
  expect(problemsOf(PdiFields, { ...good, ...over })).toEqual(problems)
})

test('a frame is asked for the points of its merchandise and of all, in their order', () => {
  const point = (id: string, merchandise: string | null, sorting: number) => ({
    id,
    merchandise,
    sorting,
    description: id,
    required: true,
  })
  const points = [
    point('c', null, 2),
    point('b', 'MTB', 1),
    point('x', 'ROAD', 0),
    point('a', null, 2),
  ]
  expect(pointsFor(points, 'MTB').map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  expect(pointsFor(points, null).map(({ id }) => id)).toEqual(['a', 'c'])
})

test.each([
  [[], true],
  [[{ required: false, checked: false }], true],
  [
    [
      { required: true, checked: true },
      { required: true, checked: false },
    ],
    false,
  ],
  [[{ required: true, checked: true }], true],
])('%j is complete: %s', (points, is) => expect(isComplete(points)).toBe(is))
