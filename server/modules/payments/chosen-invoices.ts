import { type Selection, selectInvoices } from '#domain/invoices/invoice-selection.ts'
import { isPayable } from '#domain/invoices/invoice-status.ts'
import { selectionKey } from '#domain/invoices/open-invoice.ts'
import { type MerchantInvoice, paymentGroups } from '#domain/invoices/payment-group.ts'
import { compare } from '#domain/ordering/money.ts'
import type { Day } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'
import { type UserError, userError } from '../../failure.ts'

/** Most invoices and credit notes of one request. */
const maxInvoices = 200

/** An open invoice as it is today. */
interface InvoiceRow extends MerchantInvoice {
  customerId: number
  payerName: string
  accountingNo: string | null
  invoiceDate: Day
}

/** An invoice as the payer has seen it. */
export interface NamedInvoice {
  invoiceNo: string
  amount: string
}

interface Payer {
  payerCode: string
  merchant: string
}

const openSql = `SELECT i.invoice_no AS "invoiceNo", i.sorg, i.customer_id AS "customerId", coalesce(i.payer_name, c.name) AS "payerName", i.assignment, i.accounting_amount AS "accountingAmount",
    coalesce(i.currency, s.currency) AS currency, i.due_date AS "dueDate", i.invoice_date AS "invoiceDate", i.status, i.accounting_no AS "accountingNo"
  FROM invoice i JOIN customer c ON c.id = i.customer_id JOIN sales_organisation s ON s.tenant_id = i.tenant_id AND s.sorg = i.sorg
  WHERE i.sorg = $1 AND coalesce(i.payer_code, c.r3) = $2 AND i.clearing_date IS NULL AND i.status <> 'Cleared'`

/** First thing that is not as the payer has seen it; `n` is its place among the named ones. */
function staleAt(named: readonly NamedInvoice[], rows: readonly InvoiceRow[]): UserError | null {
  const byNo = new Map(rows.map((row) => [row.invoiceNo, row]))
  for (const [n, { invoiceNo, amount }] of named.entries()) {
    const row = byNo.get(invoiceNo)
    if (!row) return userError('invoice_unknown', `extRefData.${n}`)
    if (!isPayable(row)) return userError('invoice_locked', `extRefData.${n}`)
    if (compare(row.accountingAmount, amount) !== 0)
      return userError('invoice_changed', `extRefData.${n}`)
  }
  return null
}

/**
 * Checks the invoices that a payer has chosen against what they are today, by the portal's rule over all open invoices of
 * the payer at the merchant in their currency. The chosen ones are locked until the transaction ends, in the order of their numbers, so that
 * of two who ask at once the second finds them taken.
 */
export async function chosenInvoices(
  { tx, tenant, today }: RequestContext,
  payer: Payer,
  named: readonly NamedInvoice[],
): Promise<{ selection: Selection<InvoiceRow> } | { refused: UserError }> {
  if (named.length === 0) return { refused: userError('nothing_selected', 'extRefData') }
  if (named.length > maxInvoices) return { refused: userError('too_many_invoices', 'extRefData') }
  const numbers = named.map(({ invoiceNo }) => invoiceNo)
  await tx.query(
    `SELECT 1 FROM invoice WHERE invoice_no = ANY ($1::text[]) ORDER BY invoice_no FOR UPDATE`,
    [numbers],
  )
  const rows = await tx.query<InvoiceRow>(openSql, [payer.merchant, payer.payerCode])
  const stale = staleAt(named, rows)
  if (stale) return { refused: stale }
  const chosen = new Set(numbers)
  const [group, ...others] = paymentGroups(rows).filter(({ invoices }) =>
    invoices.some(({ invoiceNo }) => chosen.has(invoiceNo)),
  )
  if (!group || others.length > 0) return { refused: userError('mixed_currencies', 'extRefData') }
  const selection = selectInvoices(
    group.invoices,
    group.invoices.filter(({ invoiceNo }) => chosen.has(invoiceNo)).map(selectionKey),
    {
      rule: tenant.config.invoicePaymentRule,
      allowPartialPayment: tenant.config.allowPartialPayment,
      today,
    },
  )
  // An assignment is paid as a whole: what belongs to it must be named too.
  const brought = selection.selected.some(({ invoiceNo }) => !chosen.has(invoiceNo))
  const obstacle = selection.obstacle ?? (brought ? 'wrong_choice' : null)
  return obstacle ? { refused: userError(obstacle, 'extRefData') } : { selection }
}
