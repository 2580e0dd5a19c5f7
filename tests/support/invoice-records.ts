import { addDays, type Day } from '#domain/time/day.ts'
import type { Database } from '../../server/db/database.ts'
import { importFeeds } from '../../server/import/import-feeds.ts'
import { type FeedRecord, recordSource } from '../../server/import/source.ts'
import { r3Of } from './world.ts'

/** A record of the invoices feed. @param days until it is due, negative when past */
export const invoiceRecord = (
  today: Day,
  [no, customer, sorg, days, amount]: readonly [
    no: string,
    customer: 'X' | 'Y' | 'Z',
    sorg: '1000' | '2000',
    days: number,
    amount: string,
  ],
  more: FeedRecord = {},
): FeedRecord => ({
  invoice_no: no,
  customer: r3Of(customer),
  sorg,
  company_code: sorg,
  invoice_date: addDays(today, Math.min(0, days - 30)),
  due_date: addDays(today, days),
  status: 'Open',
  grand_total: amount,
  accounting_amount: amount,
  ...more,
})

/** Brings invoices, their lines and what is shown of them, as the ERP does. @throws Error when a record was refused */
export async function bringInvoices(
  database: Database,
  tenantId: string,
  today: Day,
  records: {
    invoices: readonly FeedRecord[]
    lines?: readonly FeedRecord[]
    components?: readonly FeedRecord[]
  },
): Promise<void> {
  const { files } = await importFeeds(
    database,
    tenantId,
    recordSource({
      'price-components': () => records.components ?? [],
      invoices: () => records.invoices,
      'invoice-lines': () => records.lines ?? [],
    }),
    { delta: true, today },
  )
  const refused = files.filter(({ refusedCount }) => refusedCount > 0)
  if (refused.length > 0) throw new Error(JSON.stringify(refused))
}
