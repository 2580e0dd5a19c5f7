import { expect, test } from 'vitest'
import { isGuessable } from './guessable.ts'

test.each([
  'summer2026!',
  '2026summer',
  '!sommer26',
  'p4ssw0rd!!',
  'pa$$w0rd99',
  'welcome#1',
  'montag123',
  'printemps2027',
  'bicycle!2026',
  'summerwinter1',
  'hello-world1'.replace('world', 'berlin'),
  'aaaa1111',
  'abc1abc1',
  '12121212',
])('%s is guessed early', (password) => expect(isGuessable(password)).toBe(true))

test.each([
  'sattel-9fest',
  'über8berge',
  'korrekt3pferdbatterie',
  'summits-of-2026-norway',
  'xk4!tuqwa9',
  'pannier2026',
])('%s is not', (password) => expect(isGuessable(password)).toBe(false))
