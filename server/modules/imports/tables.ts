import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../db/columns.ts'

/** An import of feeds, kept for 90 days. */
export const importRun = pgTable(
  'import_run',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull().defaultRandom(),
    startedAt: instant('started_at').notNull().defaultNow(),
    /** Null: it is running, or its process was killed. */
    finishedAt: instant('finished_at'),
    /**
     * running | done: everything was taken | partly: some rows were refused | failed: a file is broken, or nothing was
     * taken | undone
     */
    state: text('state').notNull().default('running'),
    /** The command or program that imported, and the name of the account that ran it. */
    startedBy: text('started_by').notNull(),
    /** Folder of the files; empty when there is none. */
    source: text('source').notNull(),
    delta: boolean('delta').notNull(),
    /** Cause of an import that broke off. */
    error: text('error'),
    /** Someone asked to undo it: a job is on its way. */
    undoAskedAt: instant('undo_asked_at'),
    undoneAt: instant('undone_at'),
    /** Rows that the undoing brought back, and rows that it left because they have changed since. */
    restored: integer('restored'),
    leftAlone: integer('left_alone'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.startedAt)],
)

/** A row that an import changed, kept for 14 days so that the import can be undone. Triggers write it (import-changes.sql). */
export const importChange = pgTable(
  'import_change',
  {
    tenantId: tenantId(),
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    run: uuid('run').notNull(),
    /** Table of the row. */
    target: text('target').notNull(),
    /** Its primary key, by column. */
    key: jsonb('key').notNull(),
    /** The row as it was; null: the import brought it. */
    before: jsonb('before'),
    /** Hash of the row as the import left it; null: the import took it away. */
    after: text('after'),
  },
  (t) => [index().on(t.tenantId, t.run, t.target)],
)

/** A file of an import. */
export const importFile = pgTable(
  'import_file',
  {
    tenantId: tenantId(),
    run: uuid('run').notNull(),
    feed: text('feed').notNull(),
    /** Place in the order of import. */
    position: integer('position').notNull(),
    rows: integer('rows').notNull(),
    inserted: integer('inserted').notNull(),
    updated: integer('updated').notNull(),
    unchanged: integer('unchanged').notNull(),
    ended: integer('ended').notNull(),
    refusedCount: integer('refused_count').notNull(),
    /** Refused rows, at most 10,000. */
    refused: jsonb('refused')
      .$type<{ line: number; column: string; reason: string; value: string }[]>()
      .notNull(),
    brokenReason: text('broken_reason'),
    brokenDetail: text('broken_detail'),
    milliseconds: integer('milliseconds').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.run, t.feed] })],
)
