import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { customerId, id, instant, money, tenantId, userId } from '../../db/columns.ts'

/** An attempt to place an order. The unique keys make it one order, however often it is sent. */
export const checkoutAttempt = pgTable(
  'checkout_attempt',
  {
    id: id(),
    tenantId: tenantId(),
    userId: userId(),
    customerId: customerId(),
    attemptKey: text('attempt_key').notNull(),
    requestHash: text('request_hash').notNull(),
    cartId: integer('cart_id').notNull(),
    generation: integer('generation').notNull(),
    /** Empty: refused, and never placed any more, however late another copy of the request arrives. */
    orderNumbers: text('order_numbers').array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.tenantId, t.userId, t.attemptKey),
    uniqueIndex()
      .on(t.cartId, t.generation)
      .where(sql`order_numbers <> '{}'`),
  ],
)

/** Numbers an order until the ERP gives its own. */
export const orderNumber = pgSequence('order_number', { startWith: 40_000_001 })

export const salesOrder = pgTable(
  'sales_order',
  {
    id: id(),
    tenantId: tenantId(),
    customerId: customerId(),
    orderNo: text('order_no').notNull(),
    erpOrderNo: text('erp_order_no'),
    sorg: text('sorg').notNull(),
    /** placed | confirmed | shipped | cancelled */
    status: text('status').notNull(),
    currency: text('currency').notNull(),
    total: money('total').notNull(),
    poNumber: text('po_number'),
    /** Number of the quote that it was ordered from. */
    quoteNo: text('quote_no'),
    notes: text('notes'),
    /** Of the distributor's own people, from the ERP. */
    internalNotes: text('internal_notes'),
    requestedDate: date('requested_date', { mode: 'string' }),
    /** Last day of the arrival period that begins with `requestedDate`. */
    requestedTo: date('requested_to', { mode: 'string' }),
    /** CF: consignment fill-up; null: the usual order. */
    orderType: text('order_type'),
    expectedDate: date('expected_date', { mode: 'string' }),
    shipTo: jsonb('ship_to').$type<{
      code: string
      name: string
      address: string
      postalCode?: string | null
      city: string | null
      state?: string | null
      country: string | null
      phone?: string | null
    }>(),
    /** Id of the rate that was chosen (feed shipment-rates). */
    shipmentId: text('shipment_id'),
    shipmentType: text('shipment_type'),
    shipmentDescription: text('shipment_description'),
    /** Freight to pay, after benefits. */
    shipmentAmount: money('shipment_amount'),
    freightBenefit: money('freight_benefit').notNull().default('0'),
    paymentId: text('payment_id'),
    paymentDescription: text('payment_description'),
    /** Name of the person, and the username by which feeds know them. */
    createdBy: text('created_by'),
    createdByUsername: text('created_by_username'),
    createdAt: instant('created_at').notNull(),
    /** Moment at which the portal learnt of the status (function note_order_status); null: it came with it, or hasn't had it. */
    confirmedAt: instant('confirmed_at'),
    shippedAt: instant('shipped_at'),
    cancelledAt: instant('cancelled_at'),
    /** Name of the person of the office who confirmed it; null: the ERP did. */
    confirmedBy: text('confirmed_by'),
  },
  (t) => [unique().on(t.tenantId, t.orderNo), index().on(t.tenantId, t.customerId, t.createdAt)],
)

export const orderLine = pgTable(
  'order_line',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    orderNo: text('order_no').notNull(),
    lineNo: integer('line_no').notNull(),
    articleCode: text('article_code').notNull(),
    articleCodeDisplay: text('article_code_display').notNull(),
    description: text('description').notNull(),
    qty: integer('qty').notNull(),
    /** Quantity that was not in stock when the order was placed. */
    backOrderQty: integer('back_order_qty').notNull().default(0),
    /** Of these, what was ordered ahead of an arrival (config preOrderDisplay). */
    preOrderQty: integer('pre_order_qty').notNull().default(0),
    uom: text('uom').notNull(),
    price: money('price').notNull(),
    promoPrice: money('promo_price'),
    subtotal: money('subtotal').notNull(),
    /** The buyer's note on the line. */
    note: text('note'),
    /** Nothing comes of it any more, as the ERP said. */
    cancelled: boolean('cancelled').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderNo, t.lineNo] }),
    index().on(t.tenantId, t.customerId, t.articleCode),
  ],
)

export const orderConfirmation = pgTable(
  'order_confirmation',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    orderNo: text('order_no').notNull(),
    lineNo: integer('line_no').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** 0: nothing comes that day, said by the confirmation of this number. */
    qty: integer('qty').notNull(),
    /** Which confirmation of the line says so; a line has the days of its last one alone. */
    revision: integer('revision').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderNo, t.lineNo, t.date] })],
)

export const delivery = pgTable(
  'delivery',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    doNumber: text('do_number').notNull(),
    deliveryDate: date('delivery_date', { mode: 'string' }),
    estimatedDate: date('estimated_date', { mode: 'string' }),
    expeditionName: text('expedition_name'),
    trackingNo: text('tracking_no'),
    trackingUrl: text('tracking_url'),
    /** Numbers on its parcels, where it has several; empty: the tracking number alone. */
    parcels: text('parcels').array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.doNumber] }),
    index().on(t.tenantId, t.customerId, t.deliveryDate),
  ],
)

export const deliveryLine = pgTable(
  'delivery_line',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    doNumber: text('do_number').notNull(),
    lineNo: integer('line_no').notNull(),
    orderNo: text('order_no').notNull(),
    articleCode: text('article_code').notNull(),
    qty: integer('qty').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.doNumber, t.lineNo] }),
    index().on(t.tenantId, t.customerId, t.articleCode),
    index().on(t.tenantId, t.orderNo),
  ],
)

/** A count of what came of a delivery. Never changed: a second count is another receipt. */
export const deliveryReceipt = pgTable(
  'delivery_receipt',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: tenantId(),
    customerId: customerId(),
    doNumber: text('do_number').notNull(),
    /** Moment at which it was counted, by the device's clock, and at which the portal learnt of it. */
    countedAt: instant('counted_at').notNull(),
    createdAt: instant('created_at').notNull(),
    userId: userId(),
    createdBy: text('created_by').notNull(),
    /** Parcels that were seen. */
    parcels: text('parcels').array().notNull().default([]),
    note: text('note'),
    /** Its author had not seen another receipt of the same goods. */
    overlapping: boolean('overlapping').notNull().default(false),
  },
  (t) => [index().on(t.tenantId, t.doNumber)],
)

export const deliveryReceiptLine = pgTable(
  'delivery_receipt_line',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    receiptId: uuid('receipt_id').notNull(),
    position: integer('position').notNull(),
    /** Line of the delivery; null: a code that it has not. */
    lineNo: integer('line_no'),
    orderNo: text('order_no'),
    articleCode: text('article_code'),
    /** The scanned code, where no line has it. */
    code: text('code'),
    /** Pieces of the delivery's line, and of these what its author saw as received before. */
    expected: integer('expected').notNull().default(0),
    before: integer('before').notNull().default(0),
    received: integer('received').notNull(),
    /** Of the received. */
    damaged: integer('damaged').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.receiptId, t.position] })],
)

/** Kinds of shipment a sales organisation offers; `input` asks for a free text. */
export const shipmentRate = pgTable(
  'shipment_rate',
  {
    tenantId: tenantId(),
    sorg: text('sorg').notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    description: text('description').notNull(),
    input: boolean('input').notNull().default(false),
    rate: money('rate').notNull(),
    /** weight | value | pieces: measure of the steps; null: `rate` whatever is ordered. */
    basis: text('basis'),
    /** Rates from a measure on; below the first one `rate` counts. */
    steps: jsonb('steps').$type<{ from: string; rate: string }[]>().notNull().default([]),
    /** Groups of customers it is offered to; empty: everyone. */
    customerGroups: text('customer_groups').array().notNull().default([]),
    sorting: integer('sorting').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.sorg, t.id] })],
)

export const paymentMethod = pgTable(
  'payment_method',
  {
    tenantId: tenantId(),
    sorg: text('sorg').notNull(),
    /** order | invoice */
    module: text('module').notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    description: text('description').notNull(),
    instruction: text('instruction'),
    /** Account with a payment service that takes the money. */
    gatewayId: text('gateway_id'),
    /** Fraction taken off what is paid this way. */
    discount: numeric('discount', { precision: 5, scale: 4 }).notNull().default('0'),
    /** Off: paid in advance or at once, so that no credit is needed for it. */
    onCredit: boolean('on_credit').notNull().default(true),
    /** Hours until a payment request that is not paid ends. */
    expiryHours: integer('expiry_hours').notNull().default(72),
    /** Groups of customers it is offered to; empty: everyone. */
    customerGroups: text('customer_groups').array().notNull().default([]),
    sorting: integer('sorting').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.sorg, t.module, t.id] })],
)
