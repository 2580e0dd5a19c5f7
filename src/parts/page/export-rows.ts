import type { AnyVariables, Client, TypedDocumentNode } from '@urql/core'
import type { Column } from '#ui/table/table.tsx'
import { saveCsv } from '../file/save-csv.ts'
import { saveWorkbook } from '../file/workbook.ts'
import type { SheetCell } from '../file/workbook-rows.ts'

export type ExportFormat = 'csv' | 'xlsx'

/** Maximum rows of one export. */
export const maxExportRows = 10_000
/** Rows asked for at once; the server's own maximum. */
const batch = 50

/** Page of a list as every list query returns it. */
export interface RowPage<Row> {
  rows: readonly Row[]
  page: number
  count: number
  pageTotal: number
}

/**
 * Reads all rows of a filtered list from the server, page by page, past the cache: an export is of now.
 * @param variables those of the list in sight; page and limit are replaced
 * @throws CombinedError when a page cannot be read: half an export is none
 */
export async function allRows<Row, Data, Variables extends AnyVariables>(
  client: Client,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  pageOf: (data: Data) => RowPage<Row>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { data, error } = await client
      .query(query, { ...(variables as object), page, limit: batch } as unknown as Variables, {
        requestPolicy: 'network-only',
      })
      .toPromise()
    if (error || !data) throw error ?? new Error('no answer')
    const answer = pageOf(data)
    rows.push(...answer.rows)
    if (page >= answer.pageTotal || rows.length >= maxExportRows)
      return rows.slice(0, maxExportRows)
  }
}

/** Hands the rows to the person as a file; columns without `text` are left out. */
export async function exportRows<Row>(
  format: ExportFormat,
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const written = columns.filter((column) => column.text)
  const cells = (row: Row) => written.map(({ text }) => text!(row))
  const heading = written.map(({ title }) => title)
  if (format === 'csv') return saveCsv(`${name}.csv`, [heading, ...rows.map(cells)])
  const cell = (value: string | number): SheetCell =>
    typeof value === 'number' ? { number: value } : value
  await saveWorkbook(`${name}.xlsx`, {
    name: name.slice(0, 31),
    rows: [heading, ...rows.map((row) => cells(row).map(cell))],
  })
}
