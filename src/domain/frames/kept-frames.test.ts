import { expect, test } from 'vitest'
import { areFramesDue, type CustomerFrame, firstKeptDay, frameIn } from './kept-frames.ts'

test.each([
  ['2026-11-28', '2023-11-28'],
  ['2027-01-01', '2024-01-01'],
  ['2028-02-28', '2025-02-28'],
  // No leap day in 2025.
  ['2028-02-29', '2025-03-01'],
])('on %s the device keeps what was delivered since %s', (today, day) => {
  expect(firstKeptDay(today)).toBe(day)
})

const now = 10_000_000_000
const minute = 60_000
test.each([
  ['never asked for', undefined, undefined, true],
  ['just asked for', now, undefined, false],
  ['of 14 minutes ago', now - 14 * minute, undefined, false],
  ['of 15 minutes ago', now - 15 * minute, undefined, true],
  ['of a clock that was ahead', now + minute, undefined, true],
  ['from before a queued change', now - 2 * minute, now - minute, true],
  ['from after a queued change', now - minute, now - 2 * minute, false],
] as const)('frames %s are due: %s', (_, at, changedAt, due) => {
  expect(areFramesDue(at, now, changedAt)).toBe(due)
})

const frames = ['WU100001', 'WU1000011', 'A12345'].map(
  (frameNumber) => ({ frameNumber }) as CustomerFrame,
)
test.each([
  ['WU100001', 'WU100001'],
  [' wu 1000 01\n', 'WU100001'],
  ['wu1000011', 'WU1000011'],
  // Only a whole number: two frames may begin alike.
  ['WU10000', null],
  ['WU100002', null],
  ['A12345', 'A12345'],
  ['A-12345', null],
  ['', null],
])('a scan of %j finds %j', (text, found) => {
  expect(frameIn(frames, text)?.frameNumber ?? null).toBe(found)
})
