import { expect, test } from 'vitest'
import { createBurst } from './burst.ts'

const typed = (text: string, gap: number, pauseAt = -1) => {
  const burst = createBurst()
  let at = 0
  for (const [n, key] of [...text].entries()) burst.key(key, (at += n === pauseAt ? 500 : gap))
  return burst.key('Enter', at + gap)
}

test.each([
  ['a scanner', '4006381333931', 8, -1, '4006381333931'],
  ['a slow scanner', '4006381333931', 40, -1, '4006381333931'],
  ['a hand', '4006381333931', 90, -1, null],
  ['a few quick keys', 'abc', 5, -1, null],
  ['what was typed before the scan is not part of it', '12ABC-123', 8, 2, 'ABC-123'],
])('%s', (_, text, gap, pauseAt, is) => { expect(typed(text, gap, pauseAt)).toBe(is) })

test('a key that is no letter begins anew', () => {
  const burst = createBurst()
  for (const [n, key] of ['1', '2', '3', 'Tab', '4', '5', '6'].entries()) burst.key(key, n * 5)
  expect(burst.key('Enter', 36)).toBeNull()
})
