import { join } from 'node:path'
import { readCsv } from '../csv.ts'
import { BrokenFile } from '../broken-file.ts'

/** A table of AdventureWorks with the columns asked for. */
export type Table<Column extends string> = Record<Column, string>

/**
 * Reads a table row by row; a date with a time is cut to its day where the caller wants a day.
 * @throws BrokenFile when the file or a column is not there
 */
export async function* eachRow<const Column extends string>(
  folder: string,
  name: string,
  columns: readonly Column[],
): AsyncGenerator<Table<Column>> {
  const { header, rows } = await readCsv(join(folder, `${name}.csv`))
  const places = columns.map((column) => {
    const at = header.indexOf(column)
    if (at < 0) throw new BrokenFile('missing_column', `${name}.${column}`)
    return [column, at] as const
  })
  for await (const { cells } of rows)
    yield Object.fromEntries(
      places.map(([column, at]) => [column, cells[at] ?? '']),
    ) as Table<Column>
}

/** The whole of a table. */
export async function allRows<const Column extends string>(
  folder: string,
  name: string,
  columns: readonly Column[],
): Promise<Table<Column>[]> {
  const all: Table<Column>[] = []
  for await (const row of eachRow(folder, name, columns)) all.push(row)
  return all
}

/** Rows by one of their columns; of several the first. */
export const byColumn = <Column extends string>(
  rows: readonly Table<Column>[],
  column: NoInfer<Column>,
) => new Map(rows.toReversed().map((row) => [row[column], row]))

/** All rows by one of their columns. */
export function grouped<Column extends string>(
  rows: readonly Table<Column>[],
  column: NoInfer<Column>,
): Map<string, Table<Column>[]> {
  const groups = new Map<string, Table<Column>[]>()
  for (const row of rows) {
    const group = groups.get(row[column])
    if (group) group.push(row)
    else groups.set(row[column], [row])
  }
  return groups
}
