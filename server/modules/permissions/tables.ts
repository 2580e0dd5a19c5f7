import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenantId } from '../../db/columns.ts'

/** Permissions that a tenant has made, and its own descriptions of those that the portal asks for. */
export const permission = pgTable(
  'permission',
  {
    tenantId: tenantId(),
    name: text('name').notNull(),
    description: text('description').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.name] })],
)
