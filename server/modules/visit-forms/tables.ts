import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { tenantId } from '../../db/columns.ts'

/** Kinds of visit of a tenant, with the fields and photos that each asks for. */
export const visitForm = pgTable(
  'visit_form',
  {
    tenantId: tenantId(),
    /** One of `visitKindCodes` (src/domain/visits/visit-kinds.ts). */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    fields: text('fields').array().notNull(),
    slots: text('slots').array().notNull(),
    sorting: integer('sorting').notNull().default(0),
    /** A visit has been reported with it: it stays. */
    used: boolean('used').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind] })],
)

/** Answers that can be chosen. One that a visit has is never deleted, only taken out of use. */
export const visitChoice = pgTable(
  'visit_choice',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind').notNull(),
    /** otherMidrange, equipment or brandDisplay: the field that it answers. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** A description is asked for with it. */
    needsText: boolean('needs_text').notNull().default(false),
    sorting: integer('sorting').notNull().default(0),
    active: boolean('active').notNull().default(true),
    used: boolean('used').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('visit_choice_name').on(t.tenantId, t.kind, t.list, t.name),
  ],
)

/** Series of bicycles that a shop can have on display. */
export const visitSeries = pgTable(
  'visit_series',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind').notNull(),
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    sorting: integer('sorting').notNull().default(0),
    active: boolean('active').notNull().default(true),
    used: boolean('used').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('visit_series_name').on(t.tenantId, t.kind, t.brand, t.name),
    index().on(t.tenantId, t.kind),
  ],
)
