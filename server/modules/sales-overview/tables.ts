import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { customerId, instant, money, tenantId } from '../../db/columns.ts'

/** Invoiced sales of a month, summed by a job after each import of invoices. Empty texts: of none. */
export const salesMonth = pgTable(
  'sales_month',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    sorg: text('sorg').notNull(),
    /** First day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    /** bike | paa | groupset */
    department: text('department').notNull(),
    brand: text('brand').notNull(),
    /** Name of the merchandise category. */
    category: text('category').notNull(),
    model: text('model').notNull(),
    series: text('series').notNull(),
    /** Without tax and freight; credit notes are negative. */
    netSales: money('net_sales').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({
      columns: [
        t.tenantId,
        t.customerId,
        t.sorg,
        t.month,
        t.currency,
        t.department,
        t.brand,
        t.category,
        t.model,
        t.series,
      ],
    }),
    index().on(t.tenantId, t.sorg, t.month),
  ],
)

/** Moment at which a tenant's sales were summed last. */
export const salesSummed = pgTable(
  'sales_summed',
  { tenantId: tenantId(), at: instant('at').notNull() },
  (t) => [primaryKey({ columns: [t.tenantId] })],
)
