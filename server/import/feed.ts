import type { Tx } from '../db/database.ts'
import type { FileStore } from '../modules/files/file-store.ts'
import type { Kind, Reason } from './cells/kinds.ts'
import type { ReferenceName } from './references.ts'
import type { ReadFile } from './source-file.ts'

/** One column of a file: the parser, the statements and docs/feeds.md are all made from it. */
export interface Column {
  name: string
  kind: Kind
  doc: string
  /** The file is broken without this column, and a row is refused when it is empty. */
  required?: boolean
  /** Value of an empty cell, written as in a file; without it an empty cell is NULL. */
  fallback?: string
  /** Column of the table; the same name when left out, none when null (a reference or `after` uses it). */
  to?: string | null
  /** The value names a row of ours; an unknown one refuses the row. */
  reference?: ReferenceName
}

/**
 * Treatment of our rows that a full file does not name: deactivate – `active` becomes false; end –
 * valid until yesterday; zero – none in stock; unsold – not for sale there; keep – unchanged.
 */
export type Missing = 'deactivate' | 'end' | 'zero' | 'unsold' | 'keep'

/** A parsed row: values by the name of their column. */
export type Row = Record<string, unknown>

/** A condition over `b`, a staged row; $1 is the tenant. */
export interface DatabaseRefusal {
  column: string
  reason: Reason
  /** May depend on the columns that the file has. */
  when: string | ((has: (column: string) => boolean) => string)
}

export interface Feed {
  /** The file is `<name>.csv`. */
  name: string
  doc: string
  table: string
  columns: Column[]
  /** Columns of the table that name a row, the tenant aside. */
  key: string[]
  /** Columns of the unique index behind `key`; the tenant and the key when left out. */
  conflict?: string[]
  missing: Missing
  /** The table has `before_end`: a row that comes back gets the optional columns again that its end has replaced. */
  revives?: true
  /** Which of our rows a full file speaks for; all of the tenant when left out. SQL over `t`. */
  owns?: string
  /**
   * Columns of the key without its days: a row that a full file does not name isn't counted as missing while another one
   * of its subject is named.
   */
  subject?: string[]
  /** Our rows that may end unasked, because their day has passed. SQL over `t`; $2 is the day. */
  outdated?: string
  /** Checks a row as a whole, for rules across cells. */
  check?(row: Row): { column: string; reason: Reason } | undefined
  /** Refusals that need the database. */
  refuses?: DatabaseRefusal[]
  /** All rows are staged before the first one is put, for refusals that compare rows with each other. */
  whole?: true
  /** Columns of the table filled by SQL over `b`, a staged row. */
  filled?: Record<string, string>
  /** Keeps the files that rows name, before the rows themselves; what is wrong with one refuses its row. */
  bringFiles?(
    tx: Tx,
    tenantId: string,
    rows: readonly Row[],
    readFile: ReadFile,
    refuse: (row: Row, column: string, reason: Reason) => void,
    store: FileStore,
  ): Promise<void>
  /** Looks at what staged rows will change; the returned function runs once they are put. */
  watch?(tx: Tx, tenantId: string): Promise<() => Promise<void>>
  /** Statements over `feed_batch` before and after the rows are put; $1 is the tenant. */
  before?: string[]
  after?: string[]
  /** A job that is enqueued with every import of the file. */
  job?: 'feed-pictures' | 'sum-sales'
  /** A change counts `catalogue_revision` up. */
  catalogue?: boolean
  /** The report lists the new rows by this column. */
  announces?: string
  /** The table says when a row was last changed. */
  stamped?: boolean
}

/** The column of the table a file's column is put in, if any. */
export const targetOf = (column: Column) => (column.to === undefined ? column.name : column.to)

/** Refuses a range that ends before it begins. */
export const rangeCheck = (from: string, to: string) => (row: Row) =>
  row[from] && row[to] && String(row[to]) < String(row[from])
    ? { column: to, reason: 'range_reversed' as const }
    : undefined

/** Refuses a code that differs only in upper and lower case from one in use: people and other systems take both for one. */
export const caseTwin = (table: string, column: string): DatabaseRefusal => ({
  column,
  reason: 'differs_in_case',
  when: `b.line IN (SELECT b.line FROM feed_batch b JOIN ${table} t ON t.tenant_id = $1 AND lower(t.${column}) = lower(b.${column})
      WHERE t.${column} <> b.${column} AND t.active)
    OR b.line IN (SELECT line FROM (SELECT b.line, b.${column} <> first_value(b.${column}) OVER (PARTITION BY lower(b.${column}) ORDER BY b.line) AS twin
      FROM feed_batch b WHERE NOT b.spared) AS codes WHERE twin)`,
})
