import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { tenantId } from '../../db/columns.ts'

/** Categories of regions, each with its colour on the map. */
export const salesAreaCategory = pgTable(
  'sales_area_category',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull().defaultRandom(),
    name: text('name').notNull(),
    /** One of `areaColors` (src/domain/sales-area/sales-area.ts). */
    color: text('color').notNull(),
    sorting: integer('sorting').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('sales_area_category_name').on(t.tenantId, t.name),
  ],
)

/** Regions of the sales map, by their centres. */
export const salesArea = pgTable(
  'sales_area',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull().defaultRandom(),
    name: text('name').notNull(),
    /** Regions of one group stand together. */
    groupName: text('group_name').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    /** Null: none. */
    categoryId: uuid('category_id'),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('sales_area_name').on(t.tenantId, t.groupName, t.name),
    index().on(t.tenantId, t.categoryId),
  ],
)
