import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { money, tenantId } from '../../db/columns.ts'

/** A promotion as it is advertised. Days in the tenant's zone. */
export const promotion = pgTable(
  'promotion',
  {
    tenantId: tenantId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    terms: text('terms').notNull().default(''),
    /** A short word for a card: "-10 %". */
    badge: text('badge').notNull().default(''),
    tagline: text('tagline').notNull().default(''),
    /** Screens that advertise it: home, catalog, product, cart. */
    locations: text('locations').array().notNull().default([]),
    /** bike | paa | groupset; null: all of them. */
    productCategory: text('product_category'),
    /** Only of this sales organisation, only for this price group; null: all. */
    sorg: text('sorg'),
    priceGroup: text('price_group'),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.code] })],
)

/** One offer of a promotion: the given article, brand and merchandise category must all fit. */
export const promotionDetail = pgTable(
  'promotion_detail',
  {
    tenantId: tenantId(),
    promotion: text('promotion').notNull(),
    position: integer('position').notNull(),
    articleCode: text('article_code'),
    brand: text('brand'),
    mc: text('mc'),
    /** Signed as a discount is: added to the dealer price, as a percentage of it (`type` %) or as an amount. */
    value: money('value').notNull(),
    type: text('type').notNull(),
    minQty: integer('min_qty').notNull().default(1),
    maxQty: integer('max_qty'),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.promotion, t.position] }),
    index().on(t.tenantId, t.articleCode),
    index().on(t.tenantId, t.brand),
    index().on(t.tenantId, t.mc),
  ],
)

/** Discount on the freight from a quantity ordered from one warehouse area. */
export const freightBenefit = pgTable(
  'freight_benefit',
  {
    tenantId: tenantId(),
    sorg: text('sorg').notNull(),
    warehouseArea: text('warehouse_area').notNull(),
    targetQty: integer('target_qty').notNull(),
    isHomeWarehouse: boolean('is_home_warehouse').notNull().default(false),
    discountAmount: money('discount_amount').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.sorg, t.warehouseArea, t.targetQty] })],
)
