import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customerId, instant, tenantId } from '../../db/columns.ts'

/** Orders on their way to the ERP; written in the transaction that makes the order. */
export const orderHandover = pgTable(
  'order_handover',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    orderNo: text('order_no').notNull(),
    /** waiting | delivered | filed: saved as a file, without an address of the ERP | failed: given up after the last try, until an administrator sends it again. */
    state: text('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Answer to the last try. */
    error: text('error'),
    /** End of the current worker's claim: a second worker leaves the order alone until then. */
    claimedUntil: instant('claimed_until'),
    /** Id of the request that placed the order, as proxies and logs name it. */
    requestId: text('request_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    deliveredAt: instant('delivered_at'),
    /** Place among the orders that programs read, given by the first that reads it: never before it is committed. */
    position: bigint('position', { mode: 'number' }),
    /** A program has said that it has the order. */
    acknowledgedAt: instant('acknowledged_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderNo] }),
    index().on(t.tenantId, t.state, t.createdAt),
    uniqueIndex().on(t.tenantId, t.position),
    index('order_handover_waiting')
      .on(t.tenantId, t.customerId, t.createdAt)
      .where(sql`state = 'waiting'`),
    index('order_handover_new')
      .on(t.tenantId)
      .where(sql`position IS NULL`),
  ],
)
