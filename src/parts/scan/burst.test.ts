import { expect, test } from 'vitest'
import { createBurst } from './burst.ts'

/** Types `text` with the given ms between two keys, and pauses at each `|`. */
function typed(text: string, gap: number, rest = 200, end = gap, ending = 'Enter') {
  const burst = createBurst()
  let at = 0
  let resting = false
  for (const key of text) {
    if (key === '|') {
      resting = true
      continue
    }
    burst.key(key, (at += resting ? rest : gap))
    resting = false
  }
  return burst.key(ending, at + (resting ? rest : end))
}

test.each([
  ['a scanner', '4006381333931', 8, '4006381333931'],
  ['a slow scanner', '4006381333931', 40, '4006381333931'],
  ['a hand', '4006381333931', 90, null],
  ['a few quick keys', 'abc', 5, null],
])('%s', (_, text, gap, is) => {
  expect(typed(text, gap)).toBe(is)
})

test.each([
  ['in the middle', '4006381|333931', 200, '4006381333931'],
  ['for as long as a radio link loses', '4006381|333931', 290, '4006381333931'],
  ['twice', '4006|3813|33931', 150, '4006381333931'],
  ['behind its first key, which is part of the code', '4|006381333931', 150, '4006381333931'],
  ['before its last key', '400638133393|1', 150, '4006381333931'],
  ['before its Enter', '4006381333931|', 200, '4006381333931'],
  ['in a code that is short', 'AB-|123', 120, 'AB-123'],
])('a scanner that rests %s', (_, text, rest, is) => {
  expect(typed(text, 8, rest)).toBe(is)
})

test.each([
  ['12 and Enter', '12', 60, 0, 60],
  ['12 and Enter, rolled over the keys', '12', 15, 0, 15],
  ['five digits as fast as can be', '12345', 20, 0, 20],
  ['six digits in two rolls', '123|456', 30, 120, 120],
  ['seven digits in pairs', '12|34|56|7', 30, 90, 90],
  ['seven with keys that strike three noughts', '1|000|000', 5, 150, 150],
  ['a sentence by somebody who types fast', 'th|e |qu|ick| br|own| f|ox', 35, 90, 90],
  ['a code by hand, with a quick end', '4|0|0|6|3|8|13', 20, 110, 40],
])('a hand: %s', (_, text, gap, rest, end) => {
  expect(typed(text, gap, rest, end)).toBeNull()
})

test.each([
  ['long before', '12|ABC-123', 500],
  ['just before, key by key', '1|2|ABC-123', 120],
  ['just before, many keys', '1|2|3|4|5|ABC-123', 120],
])('what a hand has typed %s is not part of a scan', (_, text, rest) => {
  expect(typed(text, 8, rest)).toBe('ABC-123')
})

test('the Tab of a scanner ends a code as Enter does', () => {
  expect([typed('4006381|333931', 8, 200, 8, 'Tab'), typed('12', 60, 0, 60, 'Tab')]).toEqual([
    '4006381333931',
    null,
  ])
})

test('keys that only change others are none: a scanner holds Shift for its capitals', () => {
  const burst = createBurst()
  for (const [n, key] of ['Shift', 'A', 'Shift', 'B', '-', '1', '2', '3', 'Shift', 'C'].entries())
    burst.key(key, n * 5)
  expect(burst.key('Enter', 55)).toBe('AB-123C')
})

test('a key that is held strikes fast, and is no scanner', () => {
  const burst = createBurst()
  burst.key('9', 0)
  for (let n = 0; n < 12; n += 1) burst.key('9', 250 + n * 33, true)
  expect(burst.key('Enter', 700)).toBeNull()
})

test.each(['Tab', 'ArrowUp'])('a key that is no letter begins anew: %s', (between) => {
  const burst = createBurst()
  for (const [n, key] of ['1', '2', '3', between, '4', '5', '6'].entries()) burst.key(key, n * 5)
  expect(burst.key('Enter', 36)).toBeNull()
})

test('a code ends with its Enter, and the next one is its own', () => {
  const burst = createBurst()
  const strike = (code: string, from: number) => {
    for (const [n, key] of [...code].entries()) burst.key(key, from + n * 5)
    return burst.key('Enter', from + code.length * 5)
  }
  expect([strike('4006381333931', 0), strike('EAN-4711', 120), strike('12', 200)]).toEqual([
    '4006381333931',
    'EAN-4711',
    null,
  ])
})
