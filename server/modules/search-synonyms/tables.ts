import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, tenantId } from '../../db/columns.ts'

/** Words that mean the same to a tenant's dealers, with commas between them. */
export const searchSynonym = pgTable(
  'search_synonym',
  { id: id(), tenantId: tenantId(), words: text('words').notNull() },
  (t) => [uniqueIndex('search_synonym_words').on(t.tenantId, t.words)],
)
