import type * as v from 'valibot'
import type { Permission } from '#domain/account/permissions.ts'
import type { catalogueOf } from '#domain/portal/locales.ts'
import type { Day } from '#domain/time/day.ts'
import type { Tx } from '../../db/database.ts'

/** Media types of the files. */
export const exportMimes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
} as const

/**
 * Form of a cell: a day as `YYYY-MM-DD`, an amount with the tenant's decimals, the price of a unit with up to four, a
 * whole number, text as it is, or an https address that a workbook opens at a press.
 */
export type CellFormat = 'text' | 'number' | 'amount' | 'price' | 'day' | 'link'

/** Words of a column's codes, by language. */
export type CodeWords = Readonly<
  Record<ReturnType<typeof catalogueOf>, Readonly<Record<string, string>>>
>

/** Heading of the sheet and of each column, in one language. */
export interface ExportWords<Column extends string> {
  title: string
  columns: Readonly<Record<Column, string>>
}

/** Person and customer whose rows are exported. The transaction sees nothing else. */
export interface ExportScope {
  tx: Tx
  userId: number
  /** Null: all customers the person may act for. */
  customerId: number | null
  /** Today in the tenant's zone, and that zone as an IANA name. */
  today: Day
  timeZone: string
  /** Address of the portal, for links in a file. */
  origin: string
}

/** A statement whose columns are named like those of the sheet. Read with a cursor, so that a list of any length costs the same memory. */
interface ExportStatement {
  sql: string
  args: unknown[]
  /** Works out of a row what SQL can't. */
  shape?: (row: Record<string, unknown>) => Record<string, unknown>
}
/** Rows that the server works out beyond SQL; only for lists that a screen shows as a whole. */
interface ExportList<Column extends string> {
  list: readonly Readonly<Record<Column, string | number | null>>[]
}
export type ExportRows<Column extends string> = ExportStatement | ExportList<Column>

/** A list that can be exported as a whole. */
export interface ExportKind<
  Column extends string = string,
  Filter extends v.GenericSchema = v.GenericSchema,
> {
  /** Any of these is enough. */
  scopes: readonly Permission[]
  /** True: rows of the chosen customer, which must be there; false: of all the person may act for. */
  ofCustomer: boolean
  /** Checks the filter, an object of texts as the list's address has them. */
  filter: Filter
  /** Columns in their order. */
  columns: Readonly<Record<Column, CellFormat>>
  words: Readonly<Record<ReturnType<typeof catalogueOf>, ExportWords<Column>>>
  /** Words of the codes of a column; files for people say them, JSON keeps the codes. A code without words stays. */
  values?: Partial<Record<Column, CodeWords>>
  /** Name of the file before its day; the sheet's title where left out. */
  fileName?: string
  rows(
    filter: v.InferOutput<Filter>,
    scope: ExportScope,
  ): ExportRows<Column> | Promise<ExportRows<Column>>
}

/** Declares a kind of export; only checks its types. */
export const exportKind = <const Column extends string, Filter extends v.GenericSchema>(
  kind: ExportKind<Column, Filter>,
): ExportKind<Column, Filter> => kind
