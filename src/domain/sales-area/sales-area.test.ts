import { expect, test } from 'vitest'
import { distanceBetween } from './earth.ts'
import { nearestArea } from './nearest-area.ts'
import { mayEditArea } from './sales-area.ts'

const berlin = { id: 'b', lat: 52.52, lng: 13.405 }
const munich = { id: 'm', lat: 48.137, lng: 11.575 }

test.each([
  ['Berlin to Munich', berlin, munich, 504],
  ['across the date line', { lat: 0, lng: 179 }, { lat: 0, lng: -179 }, 222],
  ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 120 }, 20_015],
  ['nowhere', berlin, berlin, 0],
])('%s', (_, one, other, kilometres) => {
  expect(Math.round(distanceBetween(one, other))).toBe(kilometres)
})

test.each([
  ['Leipzig', { lat: 51.34, lng: 12.37 }, [berlin, munich], 'b'],
  ['Nuremberg', { lat: 49.45, lng: 11.08 }, [berlin, munich], 'm'],
  [
    'two centres at the same place',
    { lat: 1, lng: 1 },
    [
      { id: 'z', lat: 0, lng: 0 },
      { id: 'a', lat: 0, lng: 0 },
    ],
    'a',
  ],
  ['no region', { lat: 1, lng: 1 }, [], undefined],
])('%s belongs to the nearest region', (_, place, areas, id) => {
  expect(nearestArea(areas, place)?.id).toBe(id)
})

test.each([
  ['an administrator, anywhere', true, [], 0, true],
  ['a sales group, where it has customers', false, ['sales_group'], 3, true],
  ['a sales office, where it has none', false, ['sales_office'], 0, false],
  ['a rep', false, ['salesman'], 3, false],
  ['an area without a limitation', false, [null], 3, false],
] as const)('%s', (_, isAdministrator, limitations, customers, allowed) => {
  expect(mayEditArea({ isAdministrator, limitations }, { customers })).toBe(allowed)
})
