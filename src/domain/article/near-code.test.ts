import { expect, test } from 'vitest'
import { codeWord } from '../search/word-index.ts'
import { nearCodes, readingsOf } from './near-code.ts'

const known = ['WH20001-BLK-29', 'WH20001-BLK-27', 'TU-1140', 'TIL-0110', 'AB-1', '4006381333931']
const words = known.map(codeWord)
const table = { has: (word: string) => words.includes(word), nearly: () => words }

test.each([
  ['the letter O for a zero', 'WH2O001-BLK-29', ['wh20001blk29']],
  ['every zero as a letter', 'WH2OOO1-BLK-29', ['wh20001blk29']],
  ['a small L for a one', 'WH2000l-BLK-29', ['wh20001blk29']],
  ['an I for a one', 'TU-I140', ['tu1140']],
  ['a one for an I', 'T1L-0110', ['til0110']],
  ['an I for an L, and zeros as letters', 'TII-OIIO', ['til0110']],
  ['a sign left out', 'WH20001-BK-29', ['wh20001blk29']],
  ['a sign too many', 'WH20001-BLKK-29', ['wh20001blk29']],
  ['a wrong sign', 'WH20001-BLX-29', ['wh20001blk29']],
  ['neighbors swapped', 'WH20001-LBK-29', ['wh20001blk29']],
  ['a wrong first sign', 'XH20001-BLK-29', ['wh20001blk29']],
  ['an EAN with one digit wrong', '4006381333939', ['4006381333931']],
  ['between two', 'WH20001-BLK-2', ['wh20001blk29', 'wh20001blk27']],
  ['two mistakes', 'WH20001-BXX-29', []],
  ['a look-alike and a mistake', 'WH2O001-BLX-29', []],
  ['too short to guess', 'AB-2', []],
  ['nothing', '', []],
])('%s', (_, typed, expected) => {
  expect(nearCodes(typed, table)).toEqual(expected)
})

test('a word of look-alikes alone has few readings', () => {
  expect(readingsOf('o'.repeat(40)).length).toBe(63)
})
