import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId, userId } from '../../db/columns.ts'

/** Files a person asked for, made by a job and kept for seven days. */
export const exportJob = pgTable(
  'export_job',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: tenantId(),
    userId: userId(),
    /** Customer it was made for; null: everything the person may see. */
    forCustomer: integer('for_customer'),
    /** Schedule that asked for it (download_schedule); null: a person did. */
    scheduleId: integer('schedule_id'),
    /** Name of a kind (server/modules/exports/export-kinds.ts). */
    kind: text('kind').notNull(),
    /** csv | xlsx */
    format: text('format').notNull(),
    filter: jsonb('filter').$type<Record<string, string>>().notNull(),
    /** Language of its headings. */
    language: text('language'),
    /** queued | running | ready | failed | expired */
    state: text('state').notNull().default('queued'),
    fileName: text('file_name').notNull(),
    rows: integer('rows').notNull().default(0),
    bytes: integer('bytes'),
    /** Key of the content in the file store. */
    fileKey: text('file_key'),
    error: text('error'),
    /** Known reason why it failed (src/domain/files/file-problem.ts). */
    problem: text('problem'),
    createdAt: instant('created_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index().on(t.tenantId, t.userId, t.createdAt), index().on(t.state, t.expiresAt)],
)
