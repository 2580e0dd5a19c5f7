import { addDays, type Day } from '#domain/time/day.ts'
import type { FeedRecord } from '../import/source.ts'
import type { TenantSpec } from './tenant-spec.ts'
import { written, type DemoLine, type DemoOrder } from './trade.ts'
import { doNumber, orderNo } from './order-records.ts'

export interface DemoInvoice {
  order: DemoOrder
  record: FeedRecord
  /** Smallest units still to be paid; 0 when cleared. */
  open: number
  overdue: boolean
  /** Lines of the order that it is about; negative pieces on a credit note. */
  lines: DemoLine[]
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
    lines: order.lines,
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
  const line = order.lines[0]!
  const amount = -line.amount
  const given = addDays(String(record.invoice_date), 4)
  return {
    order,
    open: amount,
    overdue: false,
    lines: [{ ...line, qty: -line.qty, amount }],
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

export function* invoiceLineRecords(
  spec: TenantSpec,
  invoices: readonly DemoInvoice[],
): Generator<FeedRecord> {
  for (const { record, lines } of invoices)
    for (const [at, { item, qty, price, promoPrice, amount }] of lines.entries())
      yield {
        invoice_no: record.invoice_no,
        line_no: at + 1,
        article_code: item.article.code,
        article_code_display: item.article.codeDisplay,
        name: item.article.name,
        brand: item.article.brand,
        qty,
        price: promoPrice ?? price,
        subtotal: written(spec, amount),
      }
}
