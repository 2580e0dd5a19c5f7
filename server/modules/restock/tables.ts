import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantId, userId } from '../../db/columns.ts'

/** Restock alerts. An alert ends with its notice, so each is sent once. */
export const restockSubscription = pgTable(
  'restock_subscription',
  {
    tenantId: tenantId(),
    userId: userId(),
    articleId: integer('article_id').notNull(),
    sorg: text('sorg').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId, t.articleId, t.sorg] }),
    index().on(t.tenantId, t.articleId, t.sorg),
  ],
)
