import { numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { customerId, money, tenantId } from '../../db/columns.ts'

const program = () => text('program').notNull()
const quarter = () => text('quarter').notNull()

/** Points of articles in a programme. */
export const bonusPoint = pgTable(
  'bonus_point',
  {
    tenantId: tenantId(),
    /** polygon | wim */
    program: program(),
    articleCode: text('article_code').notNull(),
    /** Points for a piece that a dealer buys; null: none. */
    purchasePoint: numeric('purchase_point', { precision: 12, scale: 4 }),
    /** Points for a piece that a dealer reports as sold; null: none. */
    salePoint: numeric('sale_point', { precision: 12, scale: 4 }),
    class: text('class'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.program, t.articleCode] })],
)

/** Money that a point is worth in a quarter. */
export const bonusValue = pgTable(
  'bonus_value',
  {
    tenantId: tenantId(),
    program: program(),
    /** As 2026Q1. */
    quarter: quarter(),
    purchaseValue: money('purchase_value').notNull(),
    saleValue: money('sale_value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.program, t.quarter] })],
)

/** Results of a customer's quarter, as the ERP has sent them. */
export const bonusResult = pgTable(
  'bonus_result',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    program: program(),
    quarter: quarter(),
    /** Percent; null: not verified yet. */
    verification: numeric('verification', { precision: 6, scale: 2 }),
    onTimePayment: money('on_time_payment').notNull().default('0'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.customerId, t.program, t.quarter] })],
)
