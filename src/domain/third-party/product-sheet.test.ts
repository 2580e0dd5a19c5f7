import { expect, test } from 'vitest'
import { rowProblem } from '../files/sheet-rows.ts'
import {
  maxSheetRows,
  ProductFields,
  readProductSheet,
  readStockSheet,
  StockFields,
} from './product-sheet.ts'

const good = {
  articleCode: 'V-1',
  description: 'Bottle cage',
  price: '12.50',
  salesUnit: 'EA',
  uomConverter: 1,
  stock: 4,
  itemStatus: 'available',
  imageUrl: '',
}

test('a workbook is read by its headings, in any order, empty rows aside', () => {
  const sheet = readProductSheet([
    ['Price', 'Article code', 'DESCRIPTION'],
    [12.5, 'V-1', ' Bottle cage '],
    ['', '', ''],
    ['9', 'V-2', 'Pump'],
  ])
  const unsaid = {
    salesUnit: null,
    uomConverter: null,
    stock: null,
    itemStatus: null,
    imageUrl: null,
  }
  expect(
    sheet.problem === null && sheet.rows.map(({ line, fields }) => ({ line, fields })),
  ).toEqual([
    {
      line: 2,
      fields: { ...unsaid, articleCode: 'V-1', description: 'Bottle cage', price: '12.5' },
    },
    { line: 4, fields: { ...unsaid, articleCode: 'V-2', description: 'Pump', price: '9' } },
  ])
})

test('a number that is none, or has a thousands mark, is refused and stays as it was written', () => {
  const sheet = readProductSheet([
    ['article_code', 'description', 'price', 'stock', 'uom_converter'],
    ['V-1', 'Pump', '1,250', '4', '1'],
    ['V-2', 'Pump', '12.50', '1,000', '1'],
    ['V-3', 'Pump', '12.50', '1.000', '1'],
    ['V-4', 'Pump', '12.50', 'n/a', '1'],
    ['V-5', 'Pump', '12.50', '2.5', '1'],
    ['V-6', 'Pump', '12.50', '99999999999', '1'],
    ['V-7', 'Pump', '12.5000', '4', 'ten'],
  ])
  if (sheet.problem !== null) throw new Error(sheet.problem)
  expect(sheet.rows.map(({ fields }) => rowProblem(ProductFields, fields)?.code)).toEqual([
    'unclear_price',
    ...Array.from({ length: 6 }, () => 'valid_number'),
  ])
  expect(sheet.rows.map(({ cells }) => cells.stock).slice(1, 4)).toEqual(['1,000', '1.000', 'n/a'])
})

test.each<[string, unknown[][], unknown]>([
  [
    'without a column',
    [
      ['article_code', 'price'],
      ['V', '1'],
    ],
    { problem: 'columns', missing: ['description'], unknown: [] },
  ],
  [
    'empty',
    [],
    { problem: 'columns', missing: ['article_code', 'description', 'price'], unknown: [] },
  ],
  ['without rows', [['article_code', 'description', 'price']], { problem: 'no_rows' }],
  [
    'with too many',
    [
      ['article_code', 'description', 'price'],
      ...Array.from({ length: maxSheetRows + 1 }, (_, n) => [`V-${n}`, 'x', '1']),
    ],
    { problem: 'too_many_rows' },
  ],
])('a workbook %s is refused', (_, cells, answer) => {
  expect(readProductSheet(cells)).toEqual(answer)
})

test('stock must be a number, and an empty cell is none', () => {
  const sheet = readStockSheet([
    ['article_code', 'stock'],
    ['V-1', '3'],
    ['V-2', ''],
    ['V-3', 'many'],
    ['V-4', '-1'],
  ])
  expect(
    sheet.problem === null && sheet.rows.map(({ fields }) => rowProblem(StockFields, fields)?.code),
  ).toEqual([undefined, 'valid_number', 'valid_number', 'valid_number'])
})

test.each<[string, object, string | undefined]>([
  ['a good row', {}, undefined],
  ['a comma in the price', { price: '12,5' }, undefined],
  ['no code', { articleCode: ' ' }, 'articleCode required'],
  ['no description', { description: '' }, 'description required'],
  ['no price', { price: '' }, 'price valid_price'],
  ['a price below zero', { price: '-1' }, 'price valid_price'],
  ['words for a price', { price: 'cheap' }, 'price valid_price'],
  ['no pieces in a unit', { uomConverter: 0 }, 'uomConverter valid_number'],
  ['half a piece', { stock: 1.5 }, 'stock valid_number'],
  ['an unknown status', { itemStatus: 'sold' }, 'itemStatus valid_choice'],
  ['a picture by http', { imageUrl: 'http://example.com/a.jpg' }, 'imageUrl valid_address'],
  ['a script as picture', { imageUrl: 'javascript:alert(1)' }, 'imageUrl valid_address'],
  ['a picture', { imageUrl: 'https://example.com/a.jpg' }, undefined],
  ['a long description', { description: 'x'.repeat(201) }, 'description too_long'],
])('%s', (_, change, problem) => {
  const found = rowProblem(ProductFields, { ...good, ...change })
  expect(found ? `${found.field} ${found.code}` : undefined).toBe(problem)
})
