import { addDays, type Day } from '#domain/time/day.ts'
import type { FeedRecord } from '../import/source.ts'
import type { TenantSpec } from './tenant-spec.ts'
import { usualTerms } from './terms.ts'
import { written, type DemoOrder } from './trade.ts'

export const orderNo = ({ number }: DemoOrder) => `B2B-${String(100_000 + number)}`
export const doNumber = ({ number }: DemoOrder) => `80${String(1_000_000 + number)}`

const buyer = (order: DemoOrder) =>
  ({ 1: 'dealer', 2: 'dealer2', 3: 'dealer2', 4: 'fixed' })[Number(order.customer.r3.slice(-3))] ??
  `rep0${order.customer.salesman.slice(-1)}`

const pleaseCall: Record<TenantSpec['language'], string> = {
  en: 'Please call before delivery, back door is in the alley.',
  de: 'Bitte vor der Lieferung anrufen, der Hintereingang ist in der Gasse.',
  id: 'Mohon telepon sebelum pengiriman, pintu belakang ada di gang.',
}

export function* orderRecords(
  spec: TenantSpec,
  orders: readonly DemoOrder[],
): Generator<FeedRecord> {
  const terms = usualTerms(spec)
  for (const order of orders) {
    const { number, customer, sorg, placed, status, total, leaves, shipping, random } = order
    yield {
      order_no: orderNo(order),
      customer: customer.r3,
      erp_order_no: status === 'placed' ? '' : `45${String(10_000_000 + number)}`,
      sorg: sorg.sorg,
      status,
      currency: spec.currency,
      total: written(spec, total),
      po_number: number % 3 === 0 ? '' : `PO-${placed.slice(2, 4)}-${number}`,
      notes: number % 19 === 0 ? pleaseCall[spec.language] : '',
      requested_date: addDays(placed, 7),
      expected_date: status === 'cancelled' ? '' : leaves,
      ship_to: `${customer.r3}-1`,
      shipment_amount: written(spec, shipping),
      ...terms,
      created_by: buyer(order),
      created_at: `${placed}T${String(8 + (number % 10)).padStart(2, '0')}:${String(random.between(10, 59))}:00Z`,
    }
  }
}

export function* lineRecords(
  spec: TenantSpec,
  orders: readonly DemoOrder[],
): Generator<FeedRecord> {
  for (const order of orders) {
    for (const [
      at,
      {
        item: { article },
        qty,
        price,
        promoPrice,
        amount,
      },
    ] of order.lines.entries()) {
      yield {
        order_no: orderNo(order),
        line_no: at + 1,
        article_code: article.code,
        article_code_display: article.codeDisplay,
        description: article.name,
        qty,
        back_order_qty: order.status === 'confirmed' && at % 4 === 1 ? Math.ceil(qty / 2) : 0,
        uom: 'EA',
        price,
        promo_price: promoPrice,
        subtotal: written(spec, amount),
      }
    }
  }
}

/**
 * Yields confirmations; back orders arrive two weeks after the rest. Dates move with the current
 * day, so each day confirms again.
 */
export function* confirmationRecords(
  orders: readonly DemoOrder[],
  today: Day,
): Generator<FeedRecord> {
  const revision = today.replaceAll('-', '')
  for (const order of orders) {
    if (order.status !== 'confirmed' && order.status !== 'shipped') continue
    for (const [at, { qty }] of order.lines.entries()) {
      const late = order.status === 'confirmed' && at % 4 === 1 ? Math.ceil(qty / 2) : 0
      if (qty > late)
        yield {
          order_no: orderNo(order),
          line_no: at + 1,
          date: order.leaves,
          qty: qty - late,
          revision,
        }
      if (late > 0)
        yield {
          order_no: orderNo(order),
          line_no: at + 1,
          date: addDays(order.leaves, 14),
          qty: late,
          revision,
        }
    }
  }
}

const carriers = ['Parcel One', 'Transcargo', 'Velofreight'] as const

/** Shipped orders, and confirmed ones that are packed but have not left. */
export function* deliveryRecords(orders: readonly DemoOrder[]): Generator<FeedRecord> {
  for (const order of orders) {
    const shipped = order.status === 'shipped'
    if (!shipped && (order.status !== 'confirmed' || order.number % 2 === 0)) continue
    const tracking = `TRK${String(order.number * 7919).padStart(10, '0')}`
    for (const [at, { item, qty }] of order.lines.entries()) {
      yield {
        do_number: doNumber(order),
        line_no: at + 1,
        order_no: orderNo(order),
        article_code: item.article.code,
        qty,
        delivery_date: shipped ? order.leaves : '',
        estimated_date: addDays(order.leaves, 3),
        expedition_name: carriers[order.number % 3],
        tracking_no: shipped ? tracking : '',
        tracking_url: shipped ? `https://tracking.example/${tracking}` : '',
      }
    }
  }
}

export interface DemoInvoice {
  order: DemoOrder
  record: FeedRecord
  /** Smallest units still to be paid; 0 when cleared. */
  open: number
  overdue: boolean
}

/** The first customer has something of everything to pay. */
const isShowcase = ({ customer }: DemoOrder) => customer.weight === 3

const paymentState = (age: number, order: DemoOrder) => {
  if (isShowcase(order) && age < 75)
    return order.number % 5 === 0
      ? 'Cleared'
      : order.number % 9 === 0
        ? 'Waiting For Payment'
        : 'Open'
  if (age > 70 || (age > 33 && order.number % 5 !== 0) || order.number % 7 === 3) return 'Cleared'
  return order.number % 23 === 0
    ? 'Pending Payment'
    : order.number % 29 === 0
      ? 'Waiting For Payment'
      : 'Open'
}

function invoiceOf(spec: TenantSpec, order: DemoOrder, today: Day): DemoInvoice {
  const { leaves, customer, sorg, number, total, shipping } = order
  const tax = Math.round((total + shipping) * spec.tax)
  const due = addDays(leaves, 30)
  const age = Math.round((Date.parse(today) - Date.parse(leaves)) / 86_400_000)
  const status = paymentState(age, order)
  const grand = total + shipping + tax
  return {
    order,
    open: status === 'Cleared' ? 0 : grand,
    overdue: status !== 'Cleared' && due < today,
    record: {
      invoice_no: `90${String(1_000_000 + number)}`,
      customer: customer.r3,
      sorg: sorg.sorg,
      company_code: sorg.companyCode,
      do_number: doNumber(order),
      order_no: orderNo(order),
      invoice_date: leaves,
      due_date: due,
      clearing_date: status === 'Cleared' ? addDays(leaves, Math.min(28, Math.max(0, age))) : '',
      status,
      terms: 'N30',
      grand_total: written(spec, grand),
      accounting_amount: written(spec, grand),
      accounting_no: `14${String(1_000_000 + number)}`,
      assignment: `A${String(100_000 + number)}`,
      tax: written(spec, tax),
      shipping_cost: written(spec, shipping),
      discount: '0',
    },
  }
}

/** A credit note for one line of an invoice that is still open. */
function creditNoteOf(spec: TenantSpec, { order, record }: DemoInvoice, today: Day): DemoInvoice {
  const amount = -order.lines[0]!.amount
  const given = addDays(String(record.invoice_date), 4)
  return {
    order,
    open: amount,
    overdue: false,
    record: {
      ...record,
      invoice_no: `91${String(1_000_000 + order.number)}`,
      invoice_date: given > today ? today : given,
      due_date: addDays(String(record.due_date), 0),
      status: 'Open',
      grand_total: written(spec, amount),
      accounting_amount: written(spec, amount),
      accounting_no: `16${String(1_000_000 + order.number)}`,
      tax: '0',
      shipping_cost: '0',
    },
  }
}

/** One invoice for each shipped order, and a credit note for some that are open. */
export function demoInvoices(
  spec: TenantSpec,
  orders: readonly DemoOrder[],
  today: Day,
): DemoInvoice[] {
  return orders
    .filter(({ status }) => status === 'shipped')
    .flatMap((order) => {
      const invoice = invoiceOf(spec, order, today)
      return invoice.record.status === 'Open' && order.number % (isShowcase(order) ? 3 : 6) === 1
        ? [invoice, creditNoteOf(spec, invoice, today)]
        : [invoice]
    })
}
