import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { customerId, instant, tenantId } from '../../db/columns.ts'

/** A visit to a customer; what was answered is in its revisions. */
export const visit = pgTable(
  'visit',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    /** Made by the device, so that a visit sent twice is one. */
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    createdBy: integer('created_by').notNull(),
    /** Moment of its arrival at the server. */
    createdAt: instant('created_at').notNull(),
    /** The revision that counts; all before stay readable. */
    revision: integer('revision').notNull(),
    /** Of that revision. */
    visitedAt: instant('visited_at').notNull(),
    attachPlace: boolean('attach_place').notNull(),
    deletedAt: instant('deleted_at'),
    deletedBy: integer('deleted_by'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.customerId, t.kind, t.visitedAt),
    index().on(t.tenantId, t.kind, t.visitedAt),
  ],
)

/** One state of a visit. */
export const visitRevision = pgTable(
  'visit_revision',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    visitId: uuid('visit_id').notNull(),
    revision: integer('revision').notNull(),
    createdBy: integer('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    visitedAt: instant('visited_at').notNull(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** In metres. */
    accuracy: doublePrecision('accuracy'),
    attachPlace: boolean('attach_place').notNull(),
    /** `VisitAnswers` (src/domain/visits/visit-form.ts). */
    answers: jsonb('answers').notNull(),
    /** The chosen answers as they were called: id, name, needsText, and a series' brand. */
    answered: jsonb('answered').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.visitId, t.revision] })],
)

/** The photos of a revision. The files are those of all revisions (`file_use`, visit-photo). */
export const visitPhoto = pgTable(
  'visit_photo',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    visitId: uuid('visit_id').notNull(),
    revision: integer('revision').notNull(),
    slot: text('slot').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.visitId, t.revision, t.slot] }),
    index().on(t.tenantId, t.fileId),
  ],
)
