import { readSheet } from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { formula, number, rawWorkbook, row, text } from '../../../tests/support/raw-workbook.ts'
import { rowsOfWorkbook, type SheetCell, workbookOf } from './workbook-rows.ts'

const bytesOf = async (rows: SheetCell[][]) =>
  (await workbookOf({ name: 'Cart', rows })).arrayBuffer()
const read = (...sheets: string[]) => rowsOfWorkbook(rawWorkbook(sheets).buffer)

test('what is written is read again: texts as they are, numbers as numbers', async () => {
  const bytes = await bytesOf([
    ['Code', 'Quantity', 'Price', 'Note'],
    ['00755', { number: 3 }, { number: 1234.5, format: '0.00' }, '=1+1'],
    ['4006381333931', { number: 0 }, { number: 12 }, 'größer <&> "kleiner"'],
  ])
  expect(await rowsOfWorkbook(bytes)).toEqual([
    ['Code', 'Quantity', 'Price', 'Note'],
    ['00755', '3', '1234.5', '=1+1'],
    ['4006381333931', '0', '12', 'größer <&> "kleiner"'],
  ])
  expect((await readSheet(bytes))[1]).toEqual(['00755', 3, 1234.5, '=1+1'])
})

test('an empty text is an empty cell', async () => {
  expect(
    await rowsOfWorkbook(
      await bytesOf([
        ['Code', 'Note', 'Name'],
        ['A', '', 'Tyre'],
      ]),
    ),
  ).toEqual([
    ['Code', 'Note', 'Name'],
    ['A', '', 'Tyre'],
  ])
})

test.each<[string, string, string[]]>([
  ['a number that is a code', number('A1', 4_006_381_333_931), ['4006381333931']],
  ['a date that is stored as a number', number('A1', 45_931, 1), ['2025-10-01']],
  [
    'a date that is stored as one',
    '<c r="A1" t="d"><v>2025-10-01T00:00:00Z</v></c>',
    ['2025-10-01'],
  ],
  ['a code in a text cell', text('A1', '00755'), ['00755']],
  [
    'a code that a format puts noughts in front of',
    number('A1', 755, 2) + number('B1', 755),
    ['00000755', '755'],
  ],
  ['a longer one than its format', number('A1', 123_456_789, 2), ['123456789']],
  ['what a binary fraction leaves behind', number('A1', 0.1 + 0.2), ['0.3']],
  ['a formula that came to a number', formula('A1', 'B1*2', 6), ['6']],
  ['a formula that came to a text', formula('A1', 'CONCATENATE(B1)', 'AB-1'), ['AB-1']],
  [
    'a formula that nobody has reckoned',
    text('A1', 'AB-1') + formula('B1', '1+2') + text('C1', 'x'),
    ['AB-1', '', 'x'],
  ],
  [
    'a formula that failed',
    '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>' + number('B1', 2),
    ['', '2'],
  ],
  ['a tick', '<c r="A1" t="b"><v>1</v></c>', ['true']],
  ['cells left out', text('C1', 'AB-1'), ['', '', 'AB-1']],
])('%s', async (_, cells, is) => {
  expect(await read(row(1, cells))).toEqual([is])
})

test('rows left out are counted, so that a line is found again where it stands', async () => {
  expect(await read(row(3, text('B3', 'AB-1'), number('C3', 755, 2)))).toEqual([
    ['', '', ''],
    ['', '', ''],
    ['', 'AB-1', '00000755'],
  ])
})

test('the first sheet of several', async () => {
  expect(
    await read(
      row(1, text('A1', 'first')),
      row(1, text('A1', 'second')),
      row(1, text('A1', 'third')),
    ),
  ).toEqual([['first']])
})

test('two thousand rows of ten columns', async () => {
  const rows = Array.from({ length: 2_000 }, (_, n): SheetCell[] => [
    `0${String(n).padStart(6, '0')}`,
    `an article with a long name and a number ${n}`,
    { number: n % 9 },
    { number: n + 0.25, format: '0.00' },
    'EA',
    'x'.repeat(60),
    'y',
    'z',
    '1000',
    `note ${n}`,
  ])
  const back = await rowsOfWorkbook(await bytesOf(rows))
  expect(back).toEqual(
    rows.map((cells) =>
      cells.map((cell) => (typeof cell === 'string' ? cell : String(cell.number))),
    ),
  )
})

const whole = rawWorkbook([row(1, text('A1', 'AB-1'))])
test.each<[string, Uint8Array<ArrayBuffer>]>([
  ['the half of a workbook', whole.slice(0, whole.length / 2)],
  ['letters behind the first two', new TextEncoder().encode('PK and nothing else')],
  ['an archive of something else', rawWorkbook([])],
  ['a sheet cut off', rawWorkbook(['<row r="1"><c r="A1"'])],
])('%s is refused', async (_, bytes) => {
  await expect(rowsOfWorkbook(bytes.buffer)).rejects.toThrow()
})
