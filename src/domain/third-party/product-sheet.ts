import * as v from 'valibot'
import { readSheet, type Sheet } from '../files/sheet-rows.ts'

/** Columns of a workbook of a vendor's articles, and of one of stock. */
export const productColumns = [
  'article_code',
  'description',
  'price',
  'sales_unit',
  'uom_converter',
  'stock',
  'item_status',
  'image_url',
] as const
export const stockColumns = ['article_code', 'stock'] as const

/** Most rows of one file. */
export const maxSheetRows = 5_000

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'too_long'))
const code = v.pipe(text(40), v.nonEmpty('required'))
const count = v.pipe(
  v.number('valid_number'),
  v.integer('valid_number'),
  v.minValue(0, 'valid_number'),
  v.maxValue(10_000_000, 'valid_number'),
)

export const itemStates = ['available', 'paused', 'discontinued'] as const

/** An article of a vendor: price per sales unit, pieces in a sales unit, stock in sales units. */
export const ProductFields = v.object({
  articleCode: code,
  description: v.pipe(text(200), v.nonEmpty('required')),
  price: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,10}([.,]\d{1,4})?$/, 'valid_price'),
    v.transform((price) => price.replace(',', '.')),
  ),
  salesUnit: v.pipe(text(10), v.nonEmpty('required')),
  uomConverter: v.pipe(count, v.minValue(1, 'valid_number')),
  stock: count,
  itemStatus: v.picklist(itemStates, 'valid_choice'),
  imageUrl: v.optional(
    v.union([v.pipe(v.literal('')), v.pipe(text(500), v.regex(/^https:\/\//, 'valid_address'))]),
    '',
  ),
})
export type ProductFields = v.InferOutput<typeof ProductFields>

export const StockFields = v.object({ articleCode: code, stock: count })
export type StockFields = v.InferOutput<typeof StockFields>

/** A row of a file: its number in the file, and its cells as fields. */
export interface SheetRow<Fields> {
  line: number
  fields: Fields
}

const cellNumber = (written: string) => (written === '' ? 0 : Number(written.replace(',', '.')))

function readFields<Fields>(
  rows: readonly (readonly unknown[])[],
  columns: readonly string[],
  needed: readonly string[],
  fieldsOf: (cell: (column: string) => string) => Fields,
): Sheet<SheetRow<Fields>> {
  const sheet = readSheet(rows, { columns, needed, max: maxSheetRows })
  if (sheet.problem !== null) return sheet
  return {
    problem: null,
    rows: sheet.rows.map(({ line, cells }) => ({
      line,
      fields: fieldsOf((column) => cells[column] ?? ''),
    })),
  }
}

/** Reads rows of a workbook as a vendor's articles; what is missing gets the usual value. They are not checked yet. */
export const readProductSheet = (rows: readonly (readonly unknown[])[]) =>
  readFields(rows, productColumns, ['article_code', 'description', 'price'], (cell) => ({
    articleCode: cell('article_code'),
    description: cell('description'),
    price: cell('price'),
    salesUnit: cell('sales_unit') || 'EA',
    uomConverter: cell('uom_converter') === '' ? 1 : cellNumber(cell('uom_converter')),
    stock: cellNumber(cell('stock')),
    itemStatus: cell('item_status').toLowerCase() || 'available',
    imageUrl: cell('image_url'),
  }))

/** Reads rows of a workbook as stock by article. They are not checked yet. */
export const readStockSheet = (rows: readonly (readonly unknown[])[]) =>
  readFields(rows, stockColumns, stockColumns, (cell) => ({
    articleCode: cell('article_code'),
    stock: cell('stock') === '' ? Number.NaN : cellNumber(cell('stock')),
  }))
