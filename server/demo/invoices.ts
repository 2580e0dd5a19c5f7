import { addDays, type Day } from '#domain/time/day.ts'
import type { FeedRecord } from '../import/source.ts'
import type { TenantSpec } from './tenant-spec.ts'
import { unitsOf, written, type DemoLine, type DemoOrder } from './trade.ts'
import { tracked } from './delivery-records.ts'
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
  // Overdue by one, two and three months and more.
  if (isShowcase(order) && age >= 60 && age < 200 && (age > 120 || order.number % 2 === 0))
    return 'Open'
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
  const { recycling, allowance } = partsOf(spec, order)
  const grand = total + shipping + tax + recycling - allowance
  const early = status === 'Open' && number % 4 === 0 ? Math.round(grand * 0.02) : 0
  const { carrier, tracking } = tracked(order)
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
      recycle_fee: written(spec, recycling),
      freight_allowance: written(spec, allowance),
      early_payment_discount: written(spec, early),
      early_payment_date: early > 0 ? addDays(leaves, 14) : '',
      expedition_name: carrier,
      expedition_tracking: tracking,
      ...payerOf(spec, order),
    },
  }
}

/** Recycling of what is shipped, and freight that is taken off again. */
const partsOf = (spec: TenantSpec, { number, lines, shipping }: DemoOrder) => ({
  recycling:
    number % 6 === 2
      ? lines.reduce((pieces, { qty }) => pieces + qty, 0) * unitsOf(spec, spec.step ? 2_000 : 0.25)
      : 0,
  allowance: number % 5 === 1 ? shipping : 0,
})

/** A part of the first customer's invoices is paid by its buying group. */
const payerOf = ({ customers: { shops } }: TenantSpec, order: DemoOrder): FeedRecord =>
  isShowcase(order) && order.number % 4 === 2
    ? { payer_code: '0000900001', payer_name: `${shops[0]!} Group` }
    : {}

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
      status: 'Open',
      // Every other one is for the account as a whole.
      assignment: order.number % 2 === 0 ? record.assignment : '',
      grand_total: written(spec, amount),
      accounting_amount: written(spec, amount),
      accounting_no: `16${String(1_000_000 + order.number)}`,
      tax: '0',
      shipping_cost: '0',
      recycle_fee: '0',
      freight_allowance: '0',
      early_payment_discount: '0',
      early_payment_date: '',
    },
  }
}

/** An invoice as two installments, the second a month later; its lines stand with the first one. */
function installmentsOf(spec: TenantSpec, invoice: DemoInvoice, today: Day): DemoInvoice[] {
  const { order, record, open } = invoice
  const first = Math.round(open / 2)
  const due = addDays(String(record.due_date), 30)
  const part = (at: 1 | 2, amount: number): DemoInvoice => ({
    ...invoice,
    open: amount,
    record: {
      ...record,
      accounting_amount: written(spec, amount),
      installment: `${at}/2`,
      early_payment_discount: '0',
      early_payment_date: '',
    },
  })
  const second = part(2, open - first)
  return [
    part(1, first),
    {
      ...second,
      lines: [],
      overdue: due < today,
      record: {
        ...second.record,
        invoice_no: `92${String(1_000_000 + order.number)}`,
        accounting_no: `17${String(1_000_000 + order.number)}`,
        assignment: `B${String(100_000 + order.number)}`,
        due_date: due,
      },
    },
  ]
}

/** An order of this year once more a year ago, with other quantities: cleared, and without an order of its own. */
function yearBefore(spec: TenantSpec, { order }: DemoInvoice): DemoInvoice {
  const { number, leaves, lines, customer, sorg } = order
  const sold = lines
    .filter((_, at) => lines.length === 1 || at % 3 !== number % 3)
    .map((line) => {
      const qty = Math.max(1, Math.round(line.qty * (0.6 + (number % 5) * 0.15)))
      return { ...line, qty, amount: unitsOf(spec, qty * (line.promoPrice ?? line.price)) }
    })
  const total = sold.reduce((sum, { amount }) => sum + amount, 0)
  const tax = Math.round(total * spec.tax)
  const amount = written(spec, total + tax)
  const day = addDays(leaves, -365)
  return {
    order,
    open: 0,
    overdue: false,
    lines: sold,
    record: {
      invoice_no: `89${String(1_000_000 + number)}`,
      customer: customer.r3,
      sorg: sorg.sorg,
      company_code: sorg.companyCode,
      invoice_date: day,
      due_date: addDays(day, 30),
      clearing_date: addDays(day, 18 + (number % 25)),
      status: 'Cleared',
      terms: 'N30',
      grand_total: amount,
      accounting_amount: amount,
      accounting_no: `13${String(1_000_000 + number)}`,
      assignment: `Z${String(100_000 + number)}`,
      tax: written(spec, tax),
      shipping_cost: '0',
      discount: '0',
    },
  }
}

/** One invoice for each shipped order and one of the year before, a credit note or installments for some that are open. */
export function demoInvoices(
  spec: TenantSpec,
  orders: readonly DemoOrder[],
  today: Day,
): DemoInvoice[] {
  return orders
    .filter(({ status }) => status === 'shipped')
    .flatMap((order) => {
      const invoice = invoiceOf(spec, order, today)
      const isOpen = invoice.record.status === 'Open'
      const before = yearBefore(spec, invoice)
      if (isOpen && order.number % (isShowcase(order) ? 3 : 6) === 1)
        return [before, invoice, creditNoteOf(spec, invoice, today)]
      if (isOpen && order.number % 9 === 5) return [before, ...installmentsOf(spec, invoice, today)]
      return [before, invoice]
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
