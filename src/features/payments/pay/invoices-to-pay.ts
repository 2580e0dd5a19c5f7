import type { ResultOf } from 'gql.tada'
import { selectionKey, type OpenInvoice } from '#domain/invoices/open-invoice.ts'
import type { InvoicesToPay } from './pay.gql.ts'

type Companies = ResultOf<typeof InvoicesToPay>['openInvoiceV5']
type Contract = Companies[number]['creditCustomers'][number]['ageing'][number]['invoices'][number]

/** An open invoice that can be paid here. */
export interface InvoiceToPay extends OpenInvoice {
  sorg: string
  custName: string
  invoiceDate: string
}

/** Open invoices of a payer at one sales organisation, and which of them were chosen. */
export interface MerchantInvoices {
  sorg: string
  companyName: string
  payerCode: string
  payerName: string
  /** All that can be paid: the rule is judged over them. */
  open: InvoiceToPay[]
  /** Keys of the chosen ones, see `selectionKey`. */
  keys: string[]
}

const toPay = ({ dueDate, ...invoice }: Contract): InvoiceToPay => ({
  ...invoice,
  dueDate: dueDate.date,
  assignment: invoice.assignment ?? null,
})

/**
 * Groups a payer's open invoices by sales organisation, as a payment goes to one alone.
 * @param numbers of the chosen invoices; an invoice brings those of its assignment
 * @returns only groups with a chosen invoice
 */
export function merchantInvoices(
  companies: Companies,
  numbers: readonly string[],
): MerchantInvoices[] {
  const chosen = new Set(numbers)
  const groups = new Map<string, MerchantInvoices>()
  for (const { companyName, creditCustomers } of companies)
    for (const { payerCode, payerName, ageing } of creditCustomers)
      for (const invoice of ageing.flatMap(({ invoices }) => invoices)) {
        if (!invoice.payable) continue
        const group = groups.get(invoice.sorg) ?? {
          sorg: invoice.sorg,
          companyName,
          payerCode,
          payerName,
          open: [],
          keys: [],
        }
        groups.set(invoice.sorg, group)
        const own = toPay(invoice)
        group.open.push(own)
        if (chosen.has(own.invoiceNo)) group.keys.push(selectionKey(own))
      }
  return [...groups.values()].filter(({ keys }) => keys.length > 0)
}
