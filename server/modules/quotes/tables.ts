import {
  boolean,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { customerId, instant, money, tenantId } from '../../db/columns.ts'

/** Numbers quotes for people. */
export const quoteNumber = pgSequence('quote_number', { startWith: 100_001 })

/** A quote to a customer. Its expiry is never written: it follows from `valid_until`. */
export const quote = pgTable(
  'quote',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    /** Made by the sender, so that a quote made offline is made once. */
    id: uuid('id').notNull(),
    number: text('number').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull(),
    /** SENT | ACCEPTED | ORDERED | DECLINED | WITHDRAWN */
    status: text('status').notNull(),
    statusAt: instant('status_at').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    /** Whether its prices hold until then (config quotePrices when it was made). */
    held: boolean('held').notNull(),
    createdBy: integer('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    mailedAt: instant('mailed_at'),
    declineReason: text('decline_reason'),
    /** Named cart that it was accepted into. */
    cartKey: text('cart_key'),
    orderNumbers: text('order_numbers').array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.number),
    index().on(t.tenantId, t.customerId, t.createdAt),
    index().on(t.tenantId, t.customerId, t.cartKey),
  ],
)

export const quoteLine = pgTable(
  'quote_line',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    quoteId: uuid('quote_id').notNull(),
    lineNo: integer('line_no').notNull(),
    sorg: text('sorg').notNull(),
    articleCode: text('article_code').notNull(),
    articleCodeDisplay: text('article_code_display').notNull(),
    name: text('name').notNull(),
    qty: integer('qty').notNull(),
    uom: text('uom').notNull(),
    /** Dealer price of one piece. */
    price: money('price').notNull(),
    /** Quoted price of one piece. */
    unitPrice: money('unit_price').notNull(),
    subtotal: money('subtotal').notNull(),
    note: text('note'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.quoteId, t.lineNo] })],
)
