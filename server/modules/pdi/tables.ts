import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { customerId, instant, tenantId } from '../../db/columns.ts'

/** Points of the inspection before delivery; without merchandise for all. */
export const pdiPoint = pgTable(
  'pdi_point',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    description: text('description').notNull(),
    merchandise: text('merchandise'),
    sorting: integer('sorting').notNull(),
    required: boolean('required').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** An inspection of a frame before it is handed to its owner. */
export const pdi = pgTable(
  'pdi',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    /** Made by the device, so that an inspection sent twice is one. */
    id: uuid('id').notNull(),
    frameNumber: text('frame_number').notNull(),
    articleId: integer('article_id').notNull(),
    mechanic: text('mechanic').notNull(),
    /** The points as they were called: id, description, sorting, required, checked. */
    checklist: jsonb('checklist').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by').notNull(),
    deletedAt: instant('deleted_at'),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.customerId, t.createdAt),
    index().on(t.tenantId, t.frameNumber),
  ],
)
