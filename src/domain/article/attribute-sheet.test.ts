import { expect, test } from 'vitest'
import { rowProblem } from '../files/sheet-rows.ts'
import {
  ArticleKey,
  attributeChange,
  AttributeFields,
  maxUploadRows,
  readArticleSheet,
  readAttributeSheet,
  repeatedRows,
} from './attribute-sheet.ts'

const headings = ['article_code', 'sorg', 'attribute', 'value']

test('a file of attributes is read by its headings, in any order and case; empty rows are left out', () => {
  expect(
    readAttributeSheet([
      ['Value', 'Article code', 'SORG', 'attribute', ''],
      [' 120 mm ', 'B-1', 1000, 'Fork travel'],
      ['', '', '', ''],
      ['', 'B-2', '1000', 'Weight'],
    ]),
  ).toEqual({
    problem: null,
    rows: [
      {
        line: 2,
        cells: { article_code: 'B-1', sorg: '1000', attribute: 'Fork travel', value: '120 mm' },
        fields: { articleCode: 'B-1', sorg: '1000', name: 'Fork travel', value: '120 mm' },
      },
      {
        line: 4,
        cells: { article_code: 'B-2', sorg: '1000', attribute: 'Weight', value: '' },
        fields: { articleCode: 'B-2', sorg: '1000', name: 'Weight', value: '' },
      },
    ],
  })
})

test.each<[what: string, rows: unknown[][], expected: object]>([
  [
    'other columns',
    [['code', 'sorg', 'attribute', 'value']],
    { problem: 'columns', missing: ['article_code'], unknown: ['code'] },
  ],
  [
    'a column too many',
    [[...headings, 'colour']],
    { problem: 'columns', missing: [], unknown: ['colour'] },
  ],
  ['nothing at all', [], { problem: 'columns', missing: headings, unknown: [] }],
  ['headings alone', [headings], { problem: 'no_rows' }],
  [
    '100,000 rows',
    [headings, ...Array.from({ length: 100_000 }, () => ['B-1', '1000', 'Weight', '1'])],
    { problem: 'too_many_rows' },
  ],
])('%s: refused', (_, rows, expected) => {
  expect(readAttributeSheet(rows)).toEqual(expected)
})

test('as many rows as one file may have are read', () => {
  const rows = Array.from({ length: maxUploadRows }, (_, n) => [`B-${n}`, '1000'])
  expect(readArticleSheet([['article_code', 'sorg'], ...rows])).toMatchObject({ problem: null })
})

const good = { articleCode: 'B-1', sorg: '1000', name: 'Weight', value: '9 kg' }
test.each<[change: object, expected: object | null]>([
  [{}, null],
  [{ value: '' }, null],
  [{ articleCode: ' ' }, { field: 'articleCode', code: 'required' }],
  [{ sorg: '' }, { field: 'sorg', code: 'required' }],
  [{ name: '' }, { field: 'name', code: 'required' }],
  [{ name: 'n'.repeat(61) }, { field: 'name', code: 'too_long' }],
  [{ value: 'v'.repeat(201) }, { field: 'value', code: 'too_long' }],
])('a row with %j: %j', (change, expected) => {
  expect(rowProblem(AttributeFields, { ...good, ...change })).toEqual(expected)
})

test('an article needs its code and its sales organisation', () => {
  expect(rowProblem(ArticleKey, { articleCode: 'B-1', sorg: '' })).toEqual({
    field: 'sorg',
    code: 'required',
  })
})

test('rows that say the same thing again are found without regard to case', () => {
  const row = (line: number, articleCode: string, name?: string) => ({
    line,
    cells: {},
    fields: { articleCode, sorg: '1000', ...(name !== undefined && { name }) },
  })
  expect([
    ...repeatedRows([
      row(2, 'B-1', 'Weight'),
      row(3, 'b-1', 'WEIGHT'),
      row(4, 'B-1', 'Travel'),
      row(5, 'B-2', 'Weight'),
    ]),
  ]).toEqual([3])
  expect([...repeatedRows([row(2, 'B-1'), row(3, 'B-2'), row(4, 'b-2')])]).toEqual([4])
})

const uploaded = { value: '9 kg', uploaded: true }
const ofErp = { value: '9 kg', uploaded: false }
test.each<[value: string, before: typeof uploaded | undefined, expected: unknown]>([
  ['9 kg', undefined, 'ADDED'],
  ['9 kg', uploaded, 'UNCHANGED'],
  ['9 kg', ofErp, 'UNCHANGED'],
  ['8 kg', uploaded, 'CHANGED'],
  ['8 kg', ofErp, 'CHANGED'],
  ['', uploaded, 'REMOVED'],
  ['', ofErp, { refused: 'of_erp' }],
  ['', undefined, { refused: 'no_attribute' }],
])('%j instead of %j: %j', (value, before, expected) => {
  expect(attributeChange(value, before)).toEqual(expected)
})
