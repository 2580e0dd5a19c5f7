import { addDays, type Day } from '../time/day.ts'

/** Modules of the download area. */
export const downloadModules = [
  'orders',
  'order_lines',
  'deliveries',
  'invoices',
  'invoice_lines',
  'catalogue',
  'prices',
  'stock',
  'retail_sales',
  'claims',
  'visits',
] as const
export type DownloadModule = (typeof downloadModules)[number]

/** Kinds of file that a module can be written as. */
export const downloadFormats = ['xlsx', 'csv', 'json'] as const
export type DownloadFormat = (typeof downloadFormats)[number]

/** Modules that are of this moment, whatever the period. */
export const isOfNow = (module: DownloadModule): boolean =>
  module === 'catalogue' || module === 'prices' || module === 'stock'

/** Why a period cannot be downloaded. */
export type PeriodRefusal = 'to_before_from' | 'other_year' | 'in_future'

/** Checks a period: one year at most, within one calendar year, not in the future. @returns null: it can be downloaded */
export function periodRefusal(from: Day, to: Day, today: Day): PeriodRefusal | null {
  if (to < from) return 'to_before_from'
  // Within one calendar year it cannot be longer than a year.
  if (from.slice(0, 4) !== to.slice(0, 4)) return 'other_year'
  return from > today ? 'in_future' : null
}

/** The period that is offered first: the last thirty days, as far as they are of this year. */
export function usualPeriod(today: Day): { from: Day; to: Day } {
  const from = addDays(today, -29)
  const january = `${today.slice(0, 4)}-01-01`
  return { from: from < january ? january : from, to: today }
}
