import { expect, test } from 'vitest'
import { supplyOf } from './supply.ts'

const arrivals = [
  { date: '2026-12-12', qty: 5 },
  { date: '2027-01-03', qty: 10 },
]

test.each<[number, number | null, { date: string; qty: number | null }[], unknown]>([
  [3, 4, arrivals, { now: 3, arriving: [], later: 0 }],
  [9, 4, arrivals, { now: 4, arriving: [{ date: '2026-12-12', qty: 5 }], later: 0 }],
  [
    11,
    4,
    arrivals,
    {
      now: 4,
      arriving: [
        { date: '2026-12-12', qty: 5 },
        { date: '2027-01-03', qty: 2 },
      ],
      later: 0,
    },
  ],
  [25, 4, arrivals, { now: 4, arriving: arrivals, later: 6 }],
  [2, 0, [], { now: 0, arriving: [], later: 2 }],
  [2, -3, [], { now: 0, arriving: [], later: 2 }],
  [
    7,
    2,
    [{ date: '2026-12-12', qty: null }],
    { now: 2, arriving: [{ date: '2026-12-12', qty: 5 }], later: 0 },
  ],
  [0, 2, arrivals, { now: 0, arriving: [], later: 0 }],
  [2, null, arrivals, null],
])('%d of %j and %j', (qty, available, nextArrival, supply) => {
  expect(supplyOf(qty, { available, nextArrival })).toEqual(supply)
})
