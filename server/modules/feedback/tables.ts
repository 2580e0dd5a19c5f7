import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, tenantId, userId } from '../../db/columns.ts'

/** What people say to the tenant (consumer voice), and for which customer they were working. */
export const customerFeedback = pgTable(
  'customer_feedback',
  {
    id: id(),
    tenantId: tenantId(),
    userId: userId(),
    forCustomer: integer('for_customer'),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index().on(t.tenantId, t.createdAt)],
)
