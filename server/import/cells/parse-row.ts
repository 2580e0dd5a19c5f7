import type { Feed, Row } from '../feed.ts'
import { Refusal, type Reason } from './kinds.ts'
import { BrokenFile } from '../broken-file.ts'
import type { SourceRow } from '../source-file.ts'

export interface ParsedRow {
  row: Row
  /** The first column that is wrong; the row is then known by its key alone. */
  refused?: { column: string; reason: Reason; value: string }
}

/**
 * Makes the parser of one file's rows.
 * @throws BrokenFile when a required column is missing, a column is there twice, or one is unknown
 */
export function rowParser(feed: Feed, header: readonly string[]): (source: SourceRow) => ParsedRow {
  const twice = header.find((name, at) => header.indexOf(name) !== at)
  if (twice !== undefined) throw new BrokenFile('repeated_column', twice)
  const unknown = header.find((name) => !feed.columns.some((column) => column.name === name))
  if (unknown !== undefined) throw new BrokenFile('unknown_column', unknown)
  const missing = feed.columns.find(({ name, required }) => required && !header.includes(name))
  if (missing) throw new BrokenFile('missing_column', missing.name)
  const columns = feed.columns.map((column) => ({
    ...column,
    at: header.indexOf(column.name),
    empty:
      column.fallback === undefined
        ? null
        : column.fallback === ''
          ? ''
          : column.kind.parse(column.fallback),
  }))

  return ({ cells }) => {
    const row: Row = {}
    let refused: ParsedRow['refused']
    if (cells.length !== header.length)
      refused = { column: header[0]!, reason: 'field_count', value: String(cells.length) }
    for (const { name, at, kind, required, empty } of columns) {
      const text = at < 0 ? '' : (cells[at] ?? '')
      if (text === '') {
        row[name] = empty
        if (required) refused ??= { column: name, reason: 'missing_value', value: '' }
        continue
      }
      const value = kind.parse(text)
      if (!(value instanceof Refusal)) row[name] = value
      else refused ??= { column: name, reason: value.reason, value: text.slice(0, 80) }
    }
    const wrong = refused ? undefined : feed.check?.(row)
    if (wrong) refused = { ...wrong, value: String(row[wrong.column] ?? '') }
    return refused ? { row, refused } : { row }
  }
}
