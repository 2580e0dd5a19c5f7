import type { Day } from '../time/day.ts'
import { compare, type Decimal } from '../ordering/money.ts'

/** An unpaid invoice or credit note of one payer. */
export interface OpenInvoice {
  invoiceNo: string
  /** Name that ties invoices together; null or empty: none. */
  assignment: string | null
  /** Above zero payable, below zero a credit note; in `currency`, an ISO code. */
  accountingAmount: Decimal
  currency: string
  dueDate: Day
  /** Null: the ERP gives none. */
  status: string | null
}

/** Whether the amount is to be paid; credit notes and amounts of zero are not. */
export const isPositive = ({ accountingAmount }: Pick<OpenInvoice, 'accountingAmount'>): boolean =>
  compare(accountingAmount, '0') > 0

/**
 * Key by which an invoice is chosen: the assignment, so that its invoices are chosen together; of a credit note and of
 * an invoice without an assignment the invoice number.
 */
export const selectionKey = (
  invoice: Pick<OpenInvoice, 'invoiceNo' | 'assignment' | 'accountingAmount'>,
): string => (isPositive(invoice) && invoice.assignment) || invoice.invoiceNo

/** Oldest first: by due date, then by number. */
export const byAge = (
  one: Pick<OpenInvoice, 'dueDate' | 'invoiceNo'>,
  other: Pick<OpenInvoice, 'dueDate' | 'invoiceNo'>,
): number =>
  one.dueDate === other.dueDate
    ? one.invoiceNo < other.invoiceNo
      ? -1
      : Number(one.invoiceNo > other.invoiceNo)
    : one.dueDate < other.dueDate
      ? -1
      : 1

/** Writes keys into an address, comma separated. */
export const keysText = (keys: Iterable<string>): string =>
  [...keys].map((key) => key.replace(/[%,]/g, encodeURIComponent)).join(',')

/** Reads keys from an address; what is no text of `keysText` is taken as it is. */
export const keysOf = (text: string): string[] =>
  [...new Set(text.split(','))]
    .filter((key) => key !== '')
    .map((key) => key.replaceAll(/%2C/gi, ',').replaceAll('%25', '%'))
