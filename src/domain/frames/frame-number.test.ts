import { expect, test } from 'vitest'
import { frameNumberOf, isFrameNumber } from './frame-number.ts'

test.each([
  ['wtu 123 456', 'WTU123456'],
  [' Ab12cd ', 'AB12CD'],
  ['', ''],
])('normalises %j', (text, expected) => {
  expect(frameNumberOf(text)).toBe(expected)
})

test.each([
  ['AB123', false],
  ['AB1234', true],
  ['ab 12 34', true],
  ['A'.repeat(20), true],
  ['A'.repeat(21), false],
  ['AB-1234', false],
  ['', false],
])('%j is a frame number: %s', (text, expected) => {
  expect(isFrameNumber(text)).toBe(expected)
})
