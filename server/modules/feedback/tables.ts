import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, tenantId, userId } from '../../db/columns.ts'

/** Feedback to the tenant (consumer voice), and the customer the person was working for. */
export const customerFeedback = pgTable(
  'customer_feedback',
  {
    id: id(),
    tenantId: tenantId(),
    userId: userId(),
    forCustomer: integer('for_customer'),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null: open. */
    answeredAt: instant('answered_at'),
    /** Name of the person who noted that it was answered. */
    answeredBy: text('answered_by'),
  },
  (t) => [index().on(t.tenantId, t.createdAt)],
)
