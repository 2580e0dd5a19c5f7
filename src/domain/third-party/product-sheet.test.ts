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
  expect(
    readProductSheet([
      ['Price', 'Article code', 'DESCRIPTION'],
      [12.5, 'V-1', ' Bottle cage '],
      ['', '', ''],
      ['9', 'V-2', 'Pump'],
    ]),
  ).toEqual({
    problem: null,
    rows: [
      { line: 2, fields: { ...good, price: '12.5', stock: 0 } },
      {
        line: 4,
        fields: { ...good, articleCode: 'V-2', description: 'Pump', price: '9', stock: 0 },
      },
    ],
  })
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
