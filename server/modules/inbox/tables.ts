import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, tenantId } from '../../db/columns.ts'

/** A reply mailed to the author of an inquiry or of a message of consumer voice. */
export const inboxReply = pgTable(
  'inbox_reply',
  {
    id: id(),
    tenantId: tenantId(),
    /** inquiry | feedback */
    inbox: text('inbox').notNull(),
    /** Id of what was replied to. */
    entry: integer('entry').notNull(),
    text: text('text').notNull(),
    /** Name of the person who wrote it. */
    writtenBy: text('written_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index().on(t.tenantId, t.inbox, t.entry)],
)
