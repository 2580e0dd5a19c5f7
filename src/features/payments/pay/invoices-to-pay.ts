import type { ResultOf } from 'gql.tada'
import { type MerchantInvoice, paymentGroups } from '#domain/invoices/payment-group.ts'
import { selectionKey } from '#domain/invoices/open-invoice.ts'
import type { InvoicesToPay } from './pay.gql.ts'

type Companies = ResultOf<typeof InvoicesToPay>['openInvoiceV5']
type Contract = Companies[number]['creditCustomers'][number]['ageing'][number]['invoices'][number]

/** An open invoice that can be paid here. */
export interface InvoiceToPay extends MerchantInvoice {
  custName: string
  invoiceDate: string
}

/** Open invoices of a payer that one payment can be made of, and which of them were chosen. */
export interface MerchantInvoices {
  /** Names it among the payer's others. */
  key: string
  sorg: string
  currency: string
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
 * Groups a payer's open invoices by the payment that they can be part of.
 * @param numbers of the chosen invoices; an invoice brings those of its assignment
 * @returns only groups with a chosen invoice
 */
export function merchantInvoices(
  companies: Companies,
  numbers: readonly string[],
): MerchantInvoices[] {
  const chosen = new Set(numbers)
  const rows = companies.flatMap(({ companyName, creditCustomers }) =>
    creditCustomers.flatMap(({ payerCode, payerName, ageing }) =>
      ageing.flatMap(({ invoices }) =>
        invoices
          .filter(({ payable }) => payable)
          .map((invoice) => ({ ...toPay(invoice), companyName, payerCode, payerName })),
      ),
    ),
  )
  return paymentGroups(rows)
    .map(({ invoices, ...group }) => {
      const { companyName, payerCode, payerName } = invoices[0]!
      const keys = invoices.filter(({ invoiceNo }) => chosen.has(invoiceNo)).map(selectionKey)
      return { ...group, companyName, payerCode, payerName, open: invoices, keys }
    })
    .filter(({ keys }) => keys.length > 0)
}
