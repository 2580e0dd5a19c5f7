import { expect, test } from 'vitest'
import {
  bareLine,
  cellsOf,
  headerOf,
  pastedLines,
  type SheetValue,
  textOfCell,
} from './paste-cells.ts'

test.each([
  ['>> - [x] ABC 3', '- [x] ABC 3'.slice(2)],
  ['  1) ABC 3', 'ABC 3'],
  ['ABC\u00A03 ', 'ABC 3'],
  ['-ABC 3', '-ABC 3'],
  ['3. ABC', 'ABC'],
])('%s without what stands around it', (line, is) => {
  expect(bareLine(line).replace(/^\[x\] /, '')).toBe(is.replace(/^\[x\] /, ''))
})

test.each<[string, string[]]>([
  ['A\t"B;C"\t3', ['A', 'B;C', '3']],
  ['A;;3', ['A', '', '3']],
  ['A,"B, C",3', ['A', 'B, C', '3']],
  ['A 2,0', ['A 2,0']],
  ['A,2,0', ['A', '2', '0']],
  ['="007";\'08', ['007', '08']],
])('cells of %s', (line, is) => {
  expect(cellsOf(line)).toEqual(is)
})

test('a quoted cell with a line break is one line; an inch mark opens none', () => {
  expect(pastedLines('A\t"B\nC"\t1\nD').map(({ line, text }) => [line, text])).toEqual([
    [1, 'A\t"B C"\t1'],
    [3, 'D'],
  ])
  expect(pastedLines('A\t29"\nB\t1')).toHaveLength(2)
})

const none = { code: -1, ean: -1, qty: -1, note: -1, sorg: -1 }
test.each<[string[], ReturnType<typeof headerOf>]>([
  [['Artikelnummer', 'Bezeichnung', 'Menge'], { ...none, code: 0, qty: 2 }],
  [['EAN', 'Qté'], { ...none, ean: 0, qty: 1 }],
  [['SKU'], none],
  [['ABC-123', '3'], null],
  [['Pos', 'Name'], null],
  [['Notes'], null],
  [['Code', 'My shelf', 'Colour of it', 'Season', 'Qty'], { ...none, code: 0, qty: 4 }],
  [['Code', 'My shelf', 'Season', 'Level'], null],
  [['Code', 'Qty', 'Remark', 'Sales org'], { ...none, code: 0, qty: 1, note: 2, sorg: 3 }],
])('header %s', (cells, is) => {
  expect(headerOf(cells)).toEqual(is)
})

test.each([
  ['en', 'Code,EAN,Name,Sales organization,Quantity,Unit,Unit price,Subtotal,Retail price,Note'],
  [
    'de',
    'Code,EAN,Name,Verkaufsorganisation,Menge,Einheit,Stückpreis,Zwischensumme,Verkaufspreis,Notiz',
  ],
  [
    'fr',
    'Code,EAN,Nom,Organisation commerciale,Quantité,Unité,Prix unitaire,Sous-total,Prix public,Note',
  ],
  [
    'id',
    'Kode,EAN,Nama,Organisasi penjualan,Jumlah,Satuan,Harga satuan,Subtotal,Harga eceran,Catatan',
  ],
  ['ms', 'Kod,EAN,Nama,Organisasi jualan,Kuantiti,Unit,Harga seunit,Subjumlah,Harga runcit,Nota'],
])('the header of an exported cart in %s', (_, header) => {
  expect(headerOf(header.split(','))).toEqual({ code: 0, ean: 1, qty: 4, note: 9, sorg: 3 })
})

test.each<[SheetValue, string]>([
  ['  00755 ', '00755'],
  [3, '3'],
  [0.1 + 0.2, '0.3'],
  [2.0000000000000004, '2'],
  [4_006_381_333_931, '4006381333931'],
  [true, 'true'],
  [new Date('2025-10-01T00:00:00Z'), '2025-10-01'],
  [new Date('x'), ''],
  [null, ''],
  [undefined, ''],
])('a cell that holds %s', (value, is) => {
  expect(textOfCell(value)).toBe(is)
})
