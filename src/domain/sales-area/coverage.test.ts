import { expect, test } from 'vitest'
import { coverageOf, visitState, worstState } from './coverage.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const daysAgo = (days: number) => now - days * 86_400_000

test.each([
  ['never', null, 'never'],
  ['today', now, 'recent'],
  ['60 days ago to the second', daysAgo(60), 'recent'],
  ['a moment longer', daysAgo(60) - 1, 'due'],
  ['a year ago', daysAgo(365), 'due'],
  ['by a clock that is ahead', daysAgo(-1), 'recent'],
] as const)('last visit %s', (_, lastVisit, state) => {
  expect(visitState(lastVisit, now)).toBe(state)
})

test.each([
  [[], { customers: 0, share: null }],
  [['recent'], { customers: 1, share: 1 }],
  [['recent', 'due', 'never', 'never'], { customers: 4, share: 0.25 }],
] as const)('coverage of %j', (states, coverage) => {
  expect(coverageOf(states)).toMatchObject(coverage)
})

test.each([
  [['recent', 'recent', 'due'], 'recent'],
  [['recent', 'due'], 'due'],
  [['recent', 'recent', 'due', 'never'], 'due'],
  [['recent', 'never'], 'never'],
  [['recent', 'due', 'never'], 'due'],
] as const)('%j together are shown as %s', (states, state) => {
  expect(worstState(coverageOf(states))).toBe(state)
})
