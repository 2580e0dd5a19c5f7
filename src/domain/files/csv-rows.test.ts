import { expect, test } from 'vitest'
import { csvRows } from './csv-rows.ts'

test.each<[what: string, text: string, expected: string[][] | null]>([
  [
    'commas',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons, with commas in cells and a byte order mark',
    '\uFEFFcode;value\r\nB-1;1,5\r\n',
    [
      ['code', 'value'],
      ['B-1', '1,5'],
    ],
  ],
  [
    'tabs and no end of line',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quotes, line breaks and separators in a cell',
    'a,b\n"1 ""inch"", wide","two\nlines"\n',
    [
      ['a', 'b'],
      ['1 "inch", wide', 'two\nlines'],
    ],
  ],
  [
    'an inch sign that opens nothing',
    'a,b\n26",x\n',
    [
      ['a', 'b'],
      ['26"', 'x'],
    ],
  ],
  [
    'empty cells and lines, so that rows keep their numbers',
    'a,b\r\n\r\n,c',
    [['a', 'b'], [''], ['', 'c']],
  ],
  ['noughts in front', 'a\n007', [['a'], ['007']]],
  ['nothing', '', []],
  ['a quote that is never closed', 'a,b\n"1,2\n3,4\n', null],
])('%s', (_, text, expected) => {
  expect(csvRows(text)).toEqual(expected)
})
