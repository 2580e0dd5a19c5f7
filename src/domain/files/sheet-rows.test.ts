import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readSheet, rowProblem } from './sheet-rows.ts'

const shape = { columns: ['code', 'sold_on'], needed: ['code'], max: 2 }

test('rows are read by their headings, with their numbers in the file', () =>
  expect(
    readSheet(
      [
        ['Sold-On', 'note', 'CODE'],
        ['', 'x', ''],
        ['today', '', ' A1 '],
      ],
      shape,
    ),
  ).toEqual({ problem: null, rows: [{ line: 3, cells: { code: 'A1', sold_on: 'today' } }] }))

test.each([
  ['no needed column', [['sold_on']], { problem: 'columns', missing: ['code'], unknown: [] }],
  ['nothing', [], { problem: 'columns', missing: ['code'], unknown: [] }],
  ['no rows', [['code'], ['']], { problem: 'no_rows' }],
  ['too many rows', [['code'], ['A'], ['B'], ['C']], { problem: 'too_many_rows' }],
])('a sheet with %s', (_, rows, told) => expect(readSheet(rows, shape)).toEqual(told))

test('a heading that is not known is refused where they are checked', () =>
  expect(readSheet([['code', 'kode'], ['A']], { ...shape, strict: true })).toEqual({
    problem: 'columns',
    missing: [],
    unknown: ['kode'],
  }))

test('the first problem of a row is told with its field', () => {
  const schema = v.object({
    code: v.pipe(v.string(), v.nonEmpty('required')),
    count: v.number('no'),
  })
  expect(rowProblem(schema, { code: '', count: 'x' })).toEqual({ field: 'code', code: 'required' })
  expect(rowProblem(schema, { code: 'A', count: 1 })).toBeNull()
})
