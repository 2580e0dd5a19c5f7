import { sql } from 'drizzle-orm'
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { customerId, id, instant, money, tenantId } from '../../db/columns.ts'

/** Numbers payment requests for people. */
export const paymentNumber = pgSequence('payment_number', { startWith: 100_001 })

/** A payment that was asked for: of invoices, or of an order in advance. */
export const paymentRequest = pgTable(
  'payment_request',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    /** Made by the sender, so that a request that is sent twice is one. */
    id: uuid('id').notNull(),
    number: text('number').notNull(),
    /** invoice | order */
    module: text('module').notNull(),
    /** The merchant. */
    sorg: text('sorg').notNull(),
    payerCode: text('payer_code').notNull(),
    payerName: text('payer_name').notNull(),
    orderNo: text('order_no'),
    paymentId: text('payment_id').notNull(),
    paymentDescription: text('payment_description').notNull(),
    /** ACH | CARD | VIRTUAL_ACCOUNT | TRANSFER */
    kind: text('kind').notNull(),
    instruction: text('instruction'),
    gatewayId: text('gateway_id'),
    currency: text('currency').notNull(),
    total: money('total').notNull(),
    discount: money('discount').notNull(),
    amount: money('amount').notNull(),
    isPartial: boolean('is_partial').notNull().default(false),
    /** waiting | uploaded | completed | failed | voided */
    status: text('status').notNull(),
    statusAt: instant('status_at').notNull(),
    failure: text('failure'),
    attention: text('attention'),
    note: text('note'),
    externalId: text('external_id'),
    virtualAccountNo: text('virtual_account_no'),
    redirectUrl: text('redirect_url'),
    /** none | starting | running | ended: what the payment service does. */
    gatewayState: text('gateway_state').notNull().default('none'),
    /** Last time that the service was asked. */
    gatewayAskedAt: instant('gateway_asked_at'),
    /** Host on which the payer goes on after the service's page. */
    host: text('host'),
    /** Single-use token of the payment service; removed once the service has taken it. */
    token: text('token'),
    savedPaymentId: uuid('saved_payment_id'),
    savePayment: boolean('save_payment').notNull().default(false),
    receivedAmount: money('received_amount'),
    receivedCurrency: text('received_currency'),
    receivedAt: instant('received_at'),
    /** Money that came after the end was given back, so that an order can be paid again. */
    paidBack: boolean('paid_back').notNull().default(false),
    /** gateway | proof | feed */
    source: text('source'),
    expiresAt: instant('expires_at').notNull(),
    createdBy: integer('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.number),
    unique().on(t.tenantId, t.gatewayId, t.externalId),
    index().on(t.tenantId, t.customerId, t.createdAt),
    index('payment_request_open')
      .on(t.tenantId, t.expiresAt)
      .where(sql`status IN ('waiting', 'uploaded')`),
    uniqueIndex('payment_request_order')
      .on(t.tenantId, t.orderNo)
      .where(sql`order_no IS NOT NULL AND status IN ('waiting', 'uploaded', 'completed')`),
  ],
)

/** An invoice of a request. The unique index makes that two requests never hold the same one. */
export const paymentRequestInvoice = pgTable(
  'payment_request_invoice',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    requestId: uuid('request_id').notNull(),
    invoiceNo: text('invoice_no').notNull(),
    accountingNo: text('accounting_no'),
    invoiceDate: date('invoice_date', { mode: 'string' }).notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    /** Open amount when the request was made. */
    amount: money('amount').notNull(),
    /** Held until the request ends without money, or until the ERP has booked it. */
    locked: boolean('locked').notNull().default(true),
    /** The ERP has booked it: cleared, or with another open amount. */
    booked: boolean('booked').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.requestId, t.invoiceNo] }),
    uniqueIndex('payment_request_invoice_locked')
      .on(t.tenantId, t.invoiceNo)
      .where(sql`locked`),
    index().on(t.tenantId, t.invoiceNo),
  ],
)

/** History of a request. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: id(),
    tenantId: tenantId(),
    customerId: customerId(),
    requestId: uuid('request_id').notNull(),
    status: text('status').notNull(),
    at: instant('at').notNull(),
    /** Null: the payment service, the ERP or the clock. */
    byUser: integer('by_user'),
    source: text('source'),
    amount: money('amount'),
    note: text('note'),
  },
  (t) => [index().on(t.tenantId, t.requestId)],
)

/** Messages of payment services that were taken, so that one that comes again changes nothing. */
export const paymentGatewayEvent = pgTable(
  'payment_gateway_event',
  {
    tenantId: tenantId(),
    gatewayId: text('gateway_id').notNull(),
    eventId: text('event_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.gatewayId, t.eventId] })],
)

/** A card or account at a payment service; here is only its name there and how it is shown. */
export const savedPayment = pgTable(
  'saved_payment',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    id: uuid('id').notNull(),
    gatewayId: text('gateway_id').notNull(),
    sorg: text('sorg').notNull(),
    paymentId: text('payment_id').notNull(),
    /** The payment service's name of it. */
    reference: text('reference').notNull(),
    kind: text('kind').notNull(),
    display: text('display').notNull(),
    cardType: text('card_type'),
    /** Last month of a card, such as 2028-04. */
    expiry: text('expiry'),
    createdBy: integer('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.customerId, t.gatewayId, t.sorg, t.reference),
  ],
)

/** Money that the ERP reports (feed `payment-receipts`). */
export const paymentReceipt = pgTable(
  'payment_receipt',
  {
    tenantId: tenantId(),
    receiptNo: text('receipt_no').notNull(),
    /** Number of the request, or its virtual account. */
    reference: text('reference').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    /** Null: not looked at yet. */
    settledAt: instant('settled_at'),
    /** taken | late | unknown */
    outcome: text('outcome'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.receiptNo] }),
    index('payment_receipt_new')
      .on(t.tenantId)
      .where(sql`settled_at IS NULL`),
  ],
)
