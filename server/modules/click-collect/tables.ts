import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { customerId, instant, tenantId } from '../../db/columns.ts'

/** An order of a web shop that a consumer collects at a customer's shop. */
export const collectOrder = pgTable(
  'collect_order',
  {
    tenantId: tenantId(),
    /** The shop. */
    customerId: customerId(),
    orderId: text('order_id').notNull(),
    /** src/domain/collect/collect-status.ts */
    status: text('status').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Moment of its last change of status. */
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId] }),
    index().on(t.tenantId, t.customerId, t.createdAt),
  ],
)

export const collectLine = pgTable(
  'collect_line',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    orderId: text('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    name: text('name').notNull(),
    sku: text('sku').notNull(),
    qty: integer('qty').notNull(),
    qtyShipped: integer('qty_shipped').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId, t.lineNo] })],
)
