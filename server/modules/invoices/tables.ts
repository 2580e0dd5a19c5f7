import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { customerId, money, tenantId } from '../../db/columns.ts'

/**
 * Invoices and credit notes; an invoice paid in installments has a row for each installment. `grand_total` is the sum of
 * the lines, shipping, tax, recycling fee and surcharges, minus discount and freight allowance.
 */
export const invoice = pgTable(
  'invoice',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    invoiceNo: text('invoice_no').notNull(),
    sorg: text('sorg').notNull(),
    companyCode: text('company_code').notNull(),
    /** Account that pays; null: the customer's own. */
    payerCode: text('payer_code'),
    payerName: text('payer_name'),
    doNumber: text('do_number'),
    orderNo: text('order_no'),
    invoiceDate: date('invoice_date', { mode: 'string' }).notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    clearingDate: date('clearing_date', { mode: 'string' }),
    fiscalYear: integer('fiscal_year'),
    /** Open | Pending Payment | Waiting For Payment | Cleared */
    status: text('status').notNull(),
    terms: text('terms'),
    /** ISO code; null: the sales organisation's. */
    currency: text('currency'),
    grandTotal: money('grand_total').notNull(),
    /** Still or once to pay: positive payable, negative a deduction or credit. An installment's own part. */
    accountingAmount: money('accounting_amount').notNull(),
    accountingNo: text('accounting_no'),
    /** Item of the accounting document. */
    lineItem: text('line_item'),
    assignment: text('assignment'),
    /** Which part of how many, such as `2/3`. */
    installment: text('installment'),
    tax: money('tax').notNull(),
    shippingCost: money('shipping_cost').notNull(),
    discount: money('discount').notNull(),
    recycleFee: money('recycle_fee').notNull().default('0'),
    surcharges: money('surcharges').notNull().default('0'),
    freightAllowance: money('freight_allowance').notNull().default('0'),
    /** Taken off by the way it was paid. */
    paymentDiscount: money('payment_discount').notNull().default('0'),
    /** May be taken off by those who pay until the day below. */
    earlyPaymentDiscount: money('early_payment_discount').notNull().default('0'),
    earlyPaymentDate: date('early_payment_date', { mode: 'string' }),
    notes: text('notes'),
    detailNotes: text('detail_notes'),
    expeditionName: text('expedition_name'),
    expeditionTracking: text('expedition_tracking'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.invoiceNo] }),
    index().on(t.tenantId, t.customerId, t.dueDate),
    // What is overdue is asked for with every look at the credit, and nearly all invoices are paid.
    index('invoice_open')
      .on(t.tenantId, t.customerId, t.dueDate)
      .where(sql`clearing_date IS NULL`),
    index('invoice_cleared')
      .on(t.tenantId, t.customerId, t.clearingDate)
      .where(sql`clearing_date IS NOT NULL`),
  ],
)

export const invoiceLine = pgTable(
  'invoice_line',
  {
    tenantId: tenantId(),
    customerId: customerId(),
    invoiceNo: text('invoice_no').notNull(),
    lineNo: integer('line_no').notNull(),
    /** Null: a line without an article, such as a service. */
    articleCode: text('article_code'),
    articleCodeDisplay: text('article_code_display'),
    name: text('name').notNull(),
    brand: text('brand'),
    uom: text('uom').notNull(),
    qty: numeric('qty', { precision: 18, scale: 4 }).notNull(),
    price: money('price').notNull(),
    subtotal: money('subtotal').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.invoiceNo, t.lineNo] })],
)

/** Parts of a price that a sales organisation shows beside the total, by module. */
export const priceComponent = pgTable(
  'price_component',
  {
    tenantId: tenantId(),
    sorg: text('sorg').notNull(),
    /** invoice | order */
    module: text('module').notNull(),
    displays: text('displays').array().notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.sorg, t.module] })],
)
