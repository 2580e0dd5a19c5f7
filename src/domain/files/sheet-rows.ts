import * as v from 'valibot'

/** A row of a file: its number there, from 1, and its cells by column. */
export interface SheetCells {
  line: number
  cells: Readonly<Record<string, string>>
}

export type Sheet<Row> =
  | { problem: null; rows: Row[] }
  | { problem: 'no_rows' | 'too_many_rows' }
  | { problem: 'columns'; missing: string[]; unknown: string[] }

interface SheetShape {
  columns: readonly string[]
  /** Columns that must be there. */
  needed: readonly string[]
  /** Most rows below the headings. */
  max: number
  /** Other columns are refused, so that a misspelt heading isn't passed over. */
  strict?: boolean
}

const textOf = (cell: unknown) => String(cell ?? '').trim()
const heading = (cell: unknown) =>
  textOf(cell)
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

/** Reads the rows of a sheet whose first one names the columns. Empty rows are left out. */
export function readSheet(
  [first = [], ...rest]: readonly (readonly unknown[])[],
  { columns, needed, max, strict = false }: SheetShape,
): Sheet<SheetCells> {
  const headings = first.map(heading)
  const missing = needed.filter((column) => !headings.includes(column))
  const unknown = strict ? headings.filter((one) => one && !columns.includes(one)) : []
  if (missing.length > 0 || unknown.length > 0) return { problem: 'columns', missing, unknown }
  const rows = rest.flatMap((row, n) => {
    const cells = Object.fromEntries(
      columns.map((column) => [column, textOf(row[headings.indexOf(column)])]),
    )
    return Object.values(cells).some(Boolean) ? [{ line: n + 2, cells }] : []
  })
  if (rows.length === 0) return { problem: 'no_rows' }
  return rows.length > max ? { problem: 'too_many_rows' } : { problem: null, rows }
}

/** Checks one row. @returns the first problem with its field; null: the row is good */
export function rowProblem(
  schema: v.GenericSchema,
  fields: unknown,
): { field: string; code: string } | null {
  const [first] = v.safeParse(schema, fields).issues ?? []
  return first ? { field: String(first.path?.[0]?.key ?? ''), code: first.message } : null
}
