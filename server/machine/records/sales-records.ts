import { collectStatuses } from '#domain/collect/collect-status.ts'
import { paymentStatuses } from '#domain/payments/payment-status.ts'
import { quoteStatuses } from '#domain/quotes/quote-statuses.ts'
import { itemStatuses } from '#domain/third-party/item-status.ts'
import { choice, day, decimal, flag, list, maybe, moment, text, texts, whole } from './fields.ts'
import type { MachineRecord } from './record.ts'

const ofCustomer = 'JOIN customer c ON c.id = t.customer_id'
const ofPerson = `${ofCustomer} LEFT JOIN app_user u ON u.id = t.created_by`
const customer = { customer: text('c.r3', 'Code (r3) of the customer') }
const codesOf = (statuses: readonly { code: string }[]) => statuses.map(({ code }) => code)

export const quotes: MachineRecord = {
  path: 'quotes',
  scope: 'quotes.read',
  title: 'quotes with their lines',
  description: 'A quote that is SENT has expired once its `valid_until` has passed.',
  from: `quote t ${ofPerson}`,
  key: { name: 'number', sql: 't.number', type: 'text' },
  along: [['t.created_at', 'timestamptz']],
  changed: 't.status_at',
  fields: {
    number: text('t.number'),
    ...customer,
    name: text('t.name'),
    note: text('t.note'),
    status: choice(
      't.status',
      codesOf(quoteStatuses).filter((code) => code !== 'EXPIRED'),
    ),
    status_at: moment('t.status_at'),
    valid_until: day('t.valid_until'),
    prices_held: flag('t.held', 'Its prices count until then'),
    created_at: moment('t.created_at'),
    created_by: maybe(text('u.username')),
    decline_reason: maybe(text('t.decline_reason')),
    order_numbers: texts('t.order_numbers', 'Orders that were made of it'),
    lines: list('quote_line l WHERE l.tenant_id = t.tenant_id AND l.quote_id = t.id', 'l.line_no', {
      line_no: whole('l.line_no'),
      sorg: text('l.sorg'),
      article: text('l.article_code'),
      description: text('l.name'),
      qty: whole('l.qty'),
      uom: text('l.uom'),
      price: decimal('l.price', 'Dealer price of one'),
      quoted_price: decimal('l.unit_price', 'Quoted price of one'),
      subtotal: decimal('l.subtotal'),
    }),
  },
}

export const payments: MachineRecord = {
  path: 'payments',
  scope: 'payments.read',
  title: 'payment requests with their invoices',
  from: `payment_request t ${ofCustomer}`,
  key: { name: 'number', sql: 't.number', type: 'text' },
  along: [['t.created_at', 'timestamptz']],
  changed: 't.status_at',
  fields: {
    number: text('t.number'),
    ...customer,
    of: choice('t.module', ['invoice', 'order'], 'Paid are invoices, or an order in advance'),
    status: choice('t.status', codesOf(paymentStatuses)),
    status_at: moment('t.status_at'),
    failure: maybe(text('t.failure')),
    sorg: text('t.sorg'),
    payer_code: text('t.payer_code'),
    order_no: maybe(text('t.order_no')),
    kind: text('t.kind'),
    currency: text('t.currency'),
    total: decimal('t.total'),
    discount: decimal('t.discount'),
    amount: decimal('t.amount', 'To pay'),
    received_amount: maybe(decimal('t.received_amount')),
    received_currency: maybe(text('t.received_currency')),
    received_at: maybe(moment('t.received_at')),
    source: maybe(choice('t.source', ['gateway', 'proof', 'feed'], 'Who has said that it came')),
    external_id: maybe(text('t.external_id', 'Number at the payment service')),
    created_at: moment('t.created_at'),
    expires_at: moment('t.expires_at'),
    invoices: list(
      'payment_request_invoice i WHERE i.tenant_id = t.tenant_id AND i.request_id = t.id',
      'i.due_date, i.invoice_no',
      {
        invoice_no: text('i.invoice_no'),
        accounting_no: maybe(text('i.accounting_no')),
        amount: decimal('i.amount'),
      },
    ),
  },
}

export const deliveries: MachineRecord = {
  path: 'deliveries',
  scope: 'deliveries.read',
  title: 'deliveries with their lines and what shops have counted of them',
  description:
    'Deliveries are the ERP’s own: `since` asks for those that shops have counted since then.',
  from: `delivery t ${ofCustomer}`,
  key: { name: 'delivery_no', sql: 't.do_number', type: 'text' },
  changed:
    '(SELECT max(r.created_at) FROM delivery_receipt r WHERE r.tenant_id = t.tenant_id AND r.do_number = t.do_number)',
  fields: {
    delivery_no: text('t.do_number'),
    ...customer,
    delivery_date: maybe(day('t.delivery_date')),
    estimated_date: maybe(day('t.estimated_date')),
    carrier: maybe(text('t.expedition_name')),
    tracking_no: maybe(text('t.tracking_no')),
    tracking_url: maybe(text('t.tracking_url')),
    parcels: texts('t.parcels'),
    lines: list(
      'delivery_line l WHERE l.tenant_id = t.tenant_id AND l.do_number = t.do_number',
      'l.line_no',
      {
        line_no: whole('l.line_no'),
        order_no: text('l.order_no'),
        article: text('l.article_code'),
        qty: whole('l.qty'),
      },
    ),
    receipts: list(
      'delivery_receipt r WHERE r.tenant_id = t.tenant_id AND r.do_number = t.do_number',
      'r.created_at, r.id',
      {
        id: text('r.id'),
        counted_at: moment('r.counted_at'),
        created_by: text('r.created_by'),
        note: maybe(text('r.note')),
        lines: list(
          'delivery_receipt_line s WHERE s.tenant_id = r.tenant_id AND s.receipt_id = r.id',
          's.position',
          {
            line_no: maybe(whole('s.line_no')),
            article: maybe(text('s.article_code')),
            code: maybe(text('s.code', 'Scanned code, where no line has it')),
            expected: whole('s.expected'),
            received: whole('s.received'),
            damaged: whole('s.damaged', 'Of the received'),
          },
        ),
      },
    ),
  },
}

export const collectOrders: MachineRecord = {
  path: 'collect-orders',
  scope: 'collect-orders.read',
  title: 'click and collect orders with their lines',
  from: `collect_order t ${ofCustomer}`,
  key: { name: 'order_id', sql: 't.order_id', type: 'text' },
  along: [['t.created_at', 'timestamptz']],
  changed: 't.changed_at',
  fields: {
    order_id: text('t.order_id'),
    ...customer,
    status: choice('t.status', codesOf(collectStatuses)),
    changed_at: moment('t.changed_at'),
    created_at: moment('t.created_at'),
    first_name: text('t.first_name'),
    last_name: text('t.last_name'),
    lines: list(
      'collect_line l WHERE l.tenant_id = t.tenant_id AND l.order_id = t.order_id',
      'l.line_no',
      {
        line_no: whole('l.line_no'),
        name: text('l.name'),
        sku: text('l.sku'),
        qty: whole('l.qty'),
        qty_shipped: whole('l.qty_shipped'),
      },
    ),
  },
}

export const thirdPartyOrders: MachineRecord = {
  path: 'third-party-orders',
  scope: 'third-party.read',
  title: 'third-party orders with their items',
  from: `vendor_order t ${ofCustomer} JOIN vendor n ON n.id = t.vendor_id`,
  key: { name: 'order_no', sql: 't.order_no', type: 'text' },
  along: [['t.created_at', 'timestamptz']],
  changed: `greatest(t.created_at, (SELECT max(l.changed_at) FROM vendor_order_line l WHERE l.tenant_id = t.tenant_id AND l.order_no = t.order_no))`,
  fields: {
    order_no: text('t.order_no'),
    ...customer,
    vendor: text('n.code'),
    ship_to: text('t.ship_to', 'Code of the address'),
    address: text('t.address'),
    notes: maybe(text('t.notes')),
    requested_date: maybe(day('t.req_delivery_date')),
    currency: text('t.currency'),
    total: decimal('t.total'),
    created_at: moment('t.created_at'),
    created_by: text('t.created_by'),
    items: list(
      'vendor_order_line l WHERE l.tenant_id = t.tenant_id AND l.order_no = t.order_no',
      'l.id',
      {
        code: text('l.code'),
        description: text('l.description'),
        sales_unit: text('l.sales_unit'),
        qty: whole('l.qty'),
        price: decimal('l.price'),
        subtotal: decimal('l.subtotal'),
        status: choice('l.status', codesOf(itemStatuses)),
        reason: maybe(text('l.reason')),
        changed_at: moment('l.changed_at'),
      },
    ),
  },
}

export const vendorArticles: MachineRecord = {
  path: 'vendor-articles',
  scope: 'third-party.read',
  title: 'articles of vendors with price and stock',
  from: 'vendor_product t JOIN vendor n ON n.id = t.vendor_id',
  key: { name: 'id', sql: 't.id', type: 'int' },
  changed: 't.updated_at',
  fields: {
    id: whole('t.id'),
    vendor: text('n.code'),
    code: text('t.code'),
    description: text('t.description'),
    price: decimal('t.price', 'Of one sales unit'),
    sales_unit: text('t.sales_unit'),
    pieces: whole('t.uom_converter', 'In a sales unit'),
    stock: whole('t.stock', 'In sales units'),
    status: choice('t.item_status', ['available', 'paused', 'discontinued']),
    changed_at: moment('t.updated_at'),
  },
}
