import * as v from 'valibot'

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

export type Sheet<Fields> =
  | { problem: null; rows: SheetRow<Fields>[] }
  | { problem: 'no_rows' | 'too_many_rows' }
  | { problem: 'columns'; missing: string[] }

const heading = (cell: unknown) =>
  String(cell ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '_')
const cellText = (cell: unknown) => String(cell ?? '').trim()
const cellNumber = (cell: unknown) => {
  const written = cellText(cell)
  return written === '' ? 0 : Number(written.replace(',', '.'))
}

function readSheet<Fields>(
  [first = [], ...rest]: readonly (readonly unknown[])[],
  columns: readonly string[],
  needed: readonly string[],
  fieldsOf: (cell: (column: string) => unknown) => Fields,
): Sheet<Fields> {
  const at = new Map(first.map((cell, n) => [heading(cell), n]))
  const missing = needed.filter((column) => !at.has(column))
  if (missing.length > 0) return { problem: 'columns', missing }
  const rows = rest
    .map((cells, n) => ({ cells, line: n + 2 }))
    .filter(({ cells }) => columns.some((column) => cellText(cells[at.get(column) ?? -1]) !== ''))
  if (rows.length === 0) return { problem: 'no_rows' }
  if (rows.length > maxSheetRows) return { problem: 'too_many_rows' }
  return {
    problem: null,
    rows: rows.map(({ cells, line }) => ({
      line,
      fields: fieldsOf((column) => cells[at.get(column) ?? -1]),
    })),
  }
}

/** Reads rows of a workbook as a vendor's articles; what is missing gets the usual value. They are not checked yet. */
export const readProductSheet = (cells: readonly (readonly unknown[])[]) =>
  readSheet(cells, productColumns, ['article_code', 'description', 'price'], (cell) => ({
    articleCode: cellText(cell('article_code')),
    description: cellText(cell('description')),
    price: cellText(cell('price')),
    salesUnit: cellText(cell('sales_unit')) || 'EA',
    uomConverter: cellText(cell('uom_converter')) === '' ? 1 : cellNumber(cell('uom_converter')),
    stock: cellNumber(cell('stock')),
    itemStatus: cellText(cell('item_status')).toLowerCase() || 'available',
    imageUrl: cellText(cell('image_url')),
  }))

/** Reads rows of a workbook as stock by article. They are not checked yet. */
export const readStockSheet = (cells: readonly (readonly unknown[])[]) =>
  readSheet(cells, stockColumns, stockColumns, (cell) => ({
    articleCode: cellText(cell('article_code')),
    stock: cellText(cell('stock')) === '' ? Number.NaN : cellNumber(cell('stock')),
  }))

/** Checks one row. @returns the first problem with its field; null: the row is good */
export function rowProblem(
  schema: typeof ProductFields | typeof StockFields,
  fields: unknown,
): { field: string; code: string } | null {
  const { issues } = v.safeParse(schema, fields)
  const [first] = issues ?? []
  if (!first) return null
  return { field: String(first.path?.[0]?.key ?? ''), code: first.message }
}
