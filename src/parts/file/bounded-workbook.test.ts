import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { rawWorkbook, row, text } from '../../../tests/support/raw-workbook.ts'
import { workbookProblem } from './bounded-workbook.ts'
import { workbookOf } from './workbook-rows.ts'

const zipOf = (files: Record<string, Uint8Array>) =>
  zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), ...files })

test('workbooks of this portal and of other programs are read', async () => {
  const own = await (await workbookOf({ name: 'A', rows: [['a']] })).arrayBuffer()
  expect(workbookProblem(new Uint8Array(own))).toBeNull()
  expect(workbookProblem(rawWorkbook([row(1, text('A1', 'a'))]))).toBeNull()
})

test.each<[string, Uint8Array, string]>([
  ['a text', strToU8('username,name'), 'not_a_workbook'],
  ['nothing', new Uint8Array(), 'not_a_workbook'],
  ['an archive cut off', zipOf({ a: new Uint8Array(1_000) }).subarray(0, 60), 'not_a_workbook'],
  ['an archive of other things', zipSync({ 'a.txt': strToU8('a') }), 'not_a_workbook'],
  ['macros', zipOf({ 'xl/vbaProject.bin': strToU8('x') }), 'macros'],
  ['a bomb', zipOf({ 'xl/worksheets/sheet1.xml': new Uint8Array(70_000_000) }), 'too_large'],
  ['a file of six million bytes', new Uint8Array(6_000_000), 'too_large'],
])('%s is refused before it is unpacked', (_, bytes, problem) => {
  expect(workbookProblem(bytes)).toBe(problem)
})
