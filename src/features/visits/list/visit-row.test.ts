import { expect, test } from 'vitest'
import type { LocalVisit } from '#parts/visits/local-visits.ts'
import { listedVisits } from './visit-row.ts'

const visitAt = (visitedAt: string) =>
  ({
    state: 'draft',
    visit: { visit: 'v', form: 'polygon', customer: 'X', customerName: 'Shop X', visitedAt },
  }) as LocalVisit

test.each([
  ['America/Denver', '2026-03-02', true],
  ['America/Denver', '2026-03-03', false],
  ['UTC', '2026-03-02', false],
  ['UTC', '2026-03-03', true],
])('in %s a visit of this device is found on the tenant’s day %s: %s', (timeZone, day, found) => {
  const local = { visits: [visitAt('2026-03-03T01:30:00.000Z')], deleted: new Set<string>() }
  const asked = { kind: 'polygon', from: day, to: day, page: 1, timeZone }
  expect(listedVisits([], local as never, asked, 'Rep').length === 1).toBe(found)
})
