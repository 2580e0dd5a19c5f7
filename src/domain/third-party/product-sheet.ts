import * as v from 'valibot'
import { readSheet, type Sheet, type SheetCells } from '../files/sheet-rows.ts'

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

/**
 * An article of a vendor: price per sales unit, pieces in a sales unit, stock in sales units. null: stays as it is, and of a
 * new article EA, 1, 0, available and no picture. A price with three digits after its only mark is refused, as it can be
 * read as thousands.
 */
export const ProductFields = v.object({
  articleCode: code,
  description: v.pipe(text(200), v.nonEmpty('required')),
  price: v.pipe(
    v.string(),
    v.trim(),
    v.check((price) => !/^\d{1,3}[.,]\d{3}$/.test(price), 'unclear_price'),
    v.regex(/^\d{1,10}([.,]\d{1,4})?$/, 'valid_price'),
    v.transform((price) => price.replace(',', '.')),
  ),
  salesUnit: v.nullable(v.pipe(text(10), v.nonEmpty('required'))),
  uomConverter: v.nullable(v.pipe(count, v.minValue(1, 'valid_number'))),
  stock: v.nullable(count),
  itemStatus: v.nullable(v.picklist(itemStates, 'valid_choice')),
  imageUrl: v.nullable(
    v.union([v.literal(''), v.pipe(text(500), v.regex(/^https:\/\//, 'valid_address'))]),
  ),
})
export type ProductFields = v.InferOutput<typeof ProductFields>

export const StockFields = v.object({ articleCode: code, stock: count })
export type StockFields = v.InferOutput<typeof StockFields>

/** A row of a file: its number in the file, its cells as they are written, and as fields. */
export interface SheetRow<Fields> extends SheetCells {
  fields: Fields
}

/** A whole number as it stands in a cell. What is none, or too large to be sent, becomes -1, which the rules refuse. */
export const cellCount = (written: string) => (/^\d{1,9}$/.test(written) ? Number(written) : -1)

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
      cells,
      fields: fieldsOf((column) => cells[column] ?? ''),
    })),
  }
}

const unlessEmpty = <Value>(written: string, read: (written: string) => Value): Value | null =>
  written === '' ? null : read(written)

/** Reads rows of a workbook as a vendor's articles; empty cells say nothing. They are not checked yet. */
export const readProductSheet = (rows: readonly (readonly unknown[])[]) =>
  readFields(rows, productColumns, ['article_code', 'description', 'price'], (cell) => ({
    articleCode: cell('article_code'),
    description: cell('description'),
    price: cell('price'),
    salesUnit: unlessEmpty(cell('sales_unit'), String),
    uomConverter: unlessEmpty(cell('uom_converter'), cellCount),
    stock: unlessEmpty(cell('stock'), cellCount),
    itemStatus: unlessEmpty(cell('item_status'), (written) => written.toLowerCase()),
    imageUrl: unlessEmpty(cell('image_url'), String),
  }))

/** Reads rows of a workbook as stock by article. They are not checked yet. */
export const readStockSheet = (rows: readonly (readonly unknown[])[]) =>
  readFields(rows, stockColumns, stockColumns, (cell) => ({
    articleCode: cell('article_code'),
    stock: cellCount(cell('stock')),
  }))
