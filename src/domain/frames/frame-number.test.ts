import { expect, test } from 'vitest'
import { frameNumberOf, isFrameNumber } from './frame-number.ts'

test.each([
  ['wu 123 abc', 'WU123ABC'],
  [' Ab12\t34\n', 'AB1234'],
  ['', ''],
])('%j is stored as %j', (text, number) => expect(frameNumberOf(text)).toBe(number))

test.each([
  ['ABC12', false],
  ['ABC123', true],
  ['abc 123', true],
  ['A'.repeat(20), true],
  ['A'.repeat(21), false],
  ['ABC-123', false],
  ['ÄBC1234', false],
  ['', false],
])('%j is a frame number: %s', (text, is) => expect(isFrameNumber(text)).toBe(is))
