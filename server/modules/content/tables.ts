import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, tenantId } from '../../db/columns.ts'

export const announcement = pgTable('announcement', {
  id: id(),
  tenantId: tenantId(),
  /** home_page */
  type: text('type').notNull(),
  title: text('title').notNull(),
  url: text('url'),
  content: text('content').notNull(),
  from: instant('from').notNull(),
  to: instant('to').notNull(),
})
