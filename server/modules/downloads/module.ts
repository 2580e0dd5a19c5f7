import * as v from 'valibot'
import type { Permission } from '#domain/account/permissions.ts'
import { isDay } from '#domain/time/day.ts'
import type { CellFormat, CodeWords, ExportScope } from '../exports/export-kind.ts'
import type { ModuleColumn } from './module-words.ts'

const day = v.pipe(v.string(), v.check(isDay))
/** First and last day of a file, of the tenant's zone. */
export const Period = v.object({ from: day, to: day })
export type Period = v.InferOutput<typeof Period>

/** Rows of a kind that the download area offers. */
export interface Module {
  scopes: readonly Permission[]
  columns: Partial<Record<ModuleColumn, CellFormat>>
  /** Words of the columns whose cells are codes. */
  values?: Partial<Record<ModuleColumn, CodeWords>>
  /** Of one customer alone: its prices, its stock. */
  needsCustomer?: true
  /** Its columns are named like `columns`; sees the rows of the customer, or of all that the person may act for. */
  rows: (period: Period, scope: ExportScope) => { sql: string; args: unknown[] }
}

/** Columns of the customer `c` of a row. */
export const customer = 'c.r3 AS "customerCode", c.name AS customer'
/** SQL of whether a moment falls into the period by the tenant's clocks: $1 from, $2 to, $3 time zone. */
export const within = (moment: string): string =>
  `(${moment} AT TIME ZONE $3)::date BETWEEN $1::date AND $2::date`
/** SQL of a moment's day by the tenant's clocks; $3 is their zone. */
export const onDay = (moment: string): string => `to_char(${moment} AT TIME ZONE $3, 'YYYY-MM-DD')`
