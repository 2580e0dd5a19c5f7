import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId, userId } from '../../db/columns.ts'

/** Stream of one device and person; `lastSeq` is the last intent that has a result. */
export const intentStream = pgTable(
  'intent_stream',
  {
    streamId: text('stream_id').notNull(),
    tenantId: tenantId(),
    userId: userId(),
    lastSeq: integer('last_seq').notNull().default(0),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.streamId] })],
)

/** Outcomes of intents, kept 90 days so that a repeated one gets the same answer. */
export const intentResult = pgTable(
  'intent_result',
  {
    tenantId: tenantId(),
    userId: userId(),
    streamId: text('stream_id').notNull(),
    seq: integer('seq').notNull(),
    mutationId: uuid('mutation_id').notNull(),
    kind: text('kind').notNull(),
    result: jsonb('result').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId, t.streamId, t.seq] }),
    index().on(t.mutationId),
  ],
)
