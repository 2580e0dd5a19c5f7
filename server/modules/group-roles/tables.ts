import { pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, tenantId } from '../../db/columns.ts'

/** Several roles under one description; a person may have one of them beside the own role. */
export const groupRole = pgTable(
  'group_role',
  {
    id: id(),
    tenantId: tenantId(),
    description: text('description').notNull(),
    roles: text('roles').array().notNull(),
  },
  (t) => [unique().on(t.tenantId, t.description)],
)
