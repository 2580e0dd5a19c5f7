import { type DueText, daysUntilDue, dueText } from '#domain/invoices/due.ts'
import { isPayable } from '#domain/invoices/invoice-status.ts'
import type { Day } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { DueKind, Invoice } from '../../resolver-types.gen.ts'

/** Account that pays an invoice `i` of a customer `c`. */
const payerCode = 'coalesce(i.payer_code, c.r3)'

/** The payment request that holds an invoice `i`. */
const holdingRequest = `(SELECT h.request_id FROM payment_request_invoice h WHERE h.tenant_id = i.tenant_id AND h.invoice_no = i.invoice_no AND h.locked)`

const columns = `i.invoice_no AS "invoiceNo", i.sorg, i.company_code AS "companyCode", o.company_name AS "companyName", o.allow_pay_invoice AS "allowPayInvoice",
  c.r3, c.isr, c.unified, c.name AS "custName", ${payerCode} AS "payerCode", CASE WHEN i.payer_code IS NULL THEN c.name ELSE coalesce(i.payer_name, i.payer_code) END AS "payerName",
  i.do_number AS "doNo", i.order_no AS "orderNo", i.invoice_date AS "invoiceDate", i.due_date AS "due", i.status, coalesce(i.currency, o.currency) AS currency,
  i.grand_total AS "grandTotal", i.accounting_amount AS "accountingAmount", i.accounting_no AS "accountingNo", i.line_item AS "lineItem", i.fiscal_year AS "fiscalYear",
  i.assignment, i.installment, i.clearing_date AS "clearingDate", i.terms, i.tax, i.shipping_cost AS "shippingCost", i.discount, i.recycle_fee AS "recycleFee", i.surcharges,
  i.freight_allowance AS "freightAllowance", i.payment_discount AS "paymentDiscount", i.early_payment_discount AS "earlyPaymentDiscount", i.early_payment_date AS "earlyPaymentDate",
  ${holdingRequest} AS "paymentId", i.notes, i.detail_notes AS "detailNotes", i.expedition_name AS "expeditionName", i.expedition_tracking AS "expeditionTracking"`

const from = `FROM invoice i JOIN customer c ON c.id = i.customer_id JOIN sales_organisation o ON o.tenant_id = i.tenant_id AND o.sorg = i.sorg`

/** Customers whose invoices are listed together: the chosen one, and by company those on its accounts. */
export interface CreditScope {
  customerId: number
  /** Codes (r3) of those on the accounts, each with its company. */
  companies: readonly string[]
  codes: readonly string[]
}

/** True for an invoice `i` of the scope in $1, $2 and $3 (`scopeArgs`). */
const inScope = `i.customer_id IN (SELECT id FROM customer WHERE id = $1 OR r3 = ANY ($3::text[]))
  AND (i.customer_id = $1 OR (i.company_code, c.r3) IN (SELECT company, code FROM unnest($2::text[], $3::text[]) w(company, code)))`

/** Unpaid invoices of a scope; $4 to $6 narrow them to a payer, customers and sales organisations, null narrows nothing. */
export const openSql = `SELECT ${columns} ${from}
  WHERE ${inScope} AND i.clearing_date IS NULL AND i.status <> 'Cleared'
    AND ($4::text IS NULL OR ${payerCode} = $4) AND ($5::text[] IS NULL OR c.r3 = ANY ($5)) AND ($6::text[] IS NULL OR i.sorg = ANY ($6))`

/** Invoices of a scope that were cleared from a day $4 to a day $5. */
export const clearedSql = `SELECT ${columns} ${from} WHERE ${inScope} AND i.clearing_date BETWEEN $4::date AND $5::date`

/** Columns in which lists of invoices are searched. */
export const invoiceSearch = [
  '"invoiceNo"',
  '"orderNo"',
  '"doNo"',
  '"accountingNo"',
  'assignment',
  '"payerName"',
  '"payerCode"',
  '"custName"',
  'r3',
  'isr',
] as const

/** An invoice as the statements above select it. */
export interface InvoiceRow extends Omit<
  Invoice,
  | '__typename'
  | 'id'
  | 'dueDate'
  | 'overdue'
  | 'overdueDisplay'
  | 'payable'
  | 'custCode'
  | 'invoiceDate'
  | 'clearingDate'
> {
  companyName: string
  allowPayInvoice: boolean
  r3: string
  isr: string | null
  unified: string | null
  due: Day
  invoiceDate: Day
  clearingDate: Day | null
}

const kinds = { now: 'due', within: 'within', overdue: 'overdue' } as Record<
  DueText['kind'],
  DueKind
>

/** Shapes a row as the contract has it. */
export function invoiceOf(
  { companyName: _, allowPayInvoice, r3, isr, unified, due, ...row }: InvoiceRow,
  { today, tenant }: Pick<RequestContext, 'today' | 'tenant'>,
): Invoice {
  const overdue = daysUntilDue(due, today)
  return {
    ...row,
    id: row.invoiceNo,
    custCode: { r3, isr, unified },
    dueDate: { date: due },
    overdue,
    overdueDisplay: kinds[dueText(overdue).kind],
    payable: tenant.config.payment && allowPayInvoice && isPayable(row),
  }
}

/** One invoice of the customers this transaction sees. */
export const readInvoice = async (tx: Tx, invoiceNo: string): Promise<InvoiceRow | undefined> =>
  (await tx.query<InvoiceRow>(`SELECT ${columns} ${from} WHERE i.invoice_no = $1`, [invoiceNo]))[0]

/** First three arguments of the statements above. */
export const scopeArgs = ({ customerId, companies, codes }: CreditScope): unknown[] => [
  customerId,
  companies,
  codes,
]
