import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../db/columns.ts'

/** Something that stands still, for as long as it does. */
export const operationAlert = pgTable(
  'operation_alert',
  {
    tenantId: tenantId(),
    /** One of `alertKinds` (src/domain/operations/alerts.ts). */
    kind: text('kind').notNull(),
    since: instant('since').notNull(),
    /** Last mail to the administrators about it. */
    toldAt: instant('told_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind] })],
)

/** An error that devices reported, counted by its cause; kept for 30 days after the last time. */
export const clientError = pgTable(
  'client_error',
  {
    tenantId: tenantId(),
    /** Hash of build, message and the first lines of the stack. */
    cause: text('cause').notNull(),
    build: text('build').notNull(),
    message: text('message').notNull(),
    stack: text('stack').notNull(),
    /** Address of the screen, without what was searched for. */
    path: text('path').notNull(),
    agent: text('agent').notNull(),
    count: integer('count').notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.cause] }), index().on(t.tenantId, t.lastAt)],
)
