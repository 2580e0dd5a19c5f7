import type { Day } from '#domain/time/day.ts'
import { orderOf, page } from '../../db/page.ts'
import type { Tx } from '../../db/database.ts'
import {
  clearedSql,
  type CreditScope,
  invoiceSearch,
  type InvoiceRow,
  scopeArgs,
} from './invoice-rows.ts'

export interface ClearedAsked {
  from: Day
  to: Day
  search?: string | null
  sort?: string | null
  page?: number | null
  limit?: number | null
}

/** Most invoices that the form without pages answers. */
const maxListed = 1_000

const newest = '"clearingDate" DESC, "invoiceNo"'

/** Reads a page of a scope's invoices that were cleared between two days. */
export const clearedPage = (tx: Tx, scope: CreditScope, asked: ClearedAsked) =>
  page<InvoiceRow>(tx, {
    sql: clearedSql,
    args: [...scopeArgs(scope), asked.from, asked.to],
    search: { term: asked.search, in: invoiceSearch },
    orderBy: orderOf(
      asked.sort,
      {
        invoiceNo: '"invoiceNo"',
        invoiceDate: '"invoiceDate"',
        dueDate: 'due',
        clearingDate: '"clearingDate"',
        accountingAmount: '"accountingAmount"',
      },
      newest,
    ),
    page: asked.page,
    limit: asked.limit,
  })

/** Reads the newest of them without pages. */
export const clearedInvoices = (tx: Tx, scope: CreditScope, { from, to }: ClearedAsked) =>
  tx.query<InvoiceRow>(
    `SELECT * FROM (${clearedSql}) found ORDER BY ${newest} LIMIT ${maxListed}`,
    [...scopeArgs(scope), from, to],
  )

/** Average days from invoice to payment of a customer, by sales organisation and year of paying, the newest first. */
export const paymentDays = (
  tx: Tx,
  customerId: number,
  { sorgs, since }: { sorgs: readonly string[] | null; since: Day },
) =>
  tx.query<{ sorg: string; year: number; days: number; invoices: number }>(
    `SELECT sorg, extract(year FROM clearing_date)::int AS year, round(avg(clearing_date - invoice_date), 1)::float8 AS days, count(*)::int AS invoices
     FROM invoice WHERE customer_id = $1 AND clearing_date >= $2::date AND accounting_amount > 0 AND ($3::text[] IS NULL OR sorg = ANY ($3))
     GROUP BY 1, 2 ORDER BY 1, 2 DESC`,
    [customerId, since, sorgs],
  )
