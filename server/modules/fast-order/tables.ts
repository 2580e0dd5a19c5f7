import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { customerId, tenantId } from '../../db/columns.ts'

/** A customer's own code for an article. `word` is the code without dashes and spaces, in lower case. */
export const customerArticleCode = pgTable(
  'customer_article_code',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    word: text('word').notNull(),
    code: text('code').notNull(),
    articleId: integer('article_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.customerId, t.word] })],
)
