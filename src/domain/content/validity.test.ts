import { expect, test } from 'vitest'
import { isRestorable, stateOf } from './validity.ts'

const at = (text: string) => new Date(`2026-${text}:00Z`)
const span = { from: at('11-20T08:00'), to: at('11-25T18:00') }

test.each([
  ['11-20T07:59', null, 'SCHEDULED'],
  ['11-20T08:00', null, 'VALID'],
  ['11-25T17:59', null, 'VALID'],
  ['11-25T18:00', null, 'EXPIRED'],
  ['11-22T00:00', '11-21T00:00', 'DELETED'],
  ['11-01T00:00', '10-30T00:00', 'DELETED'],
])('at %s, deleted %s: %s', (now, deleted, state) => {
  expect(stateOf({ ...span, deletedAt: deleted ? at(deleted) : null }, at(now))).toBe(state)
})

test.each([
  ['2026-11-25T00:00:00Z', true],
  ['2027-02-23T00:00:00Z', true],
  ['2027-02-23T00:00:01Z', false],
])('deleted on 25 November, on %s restorable: %s', (now, is) => {
  expect(isRestorable(new Date('2026-11-25T00:00:00Z'), new Date(now))).toBe(is)
})
