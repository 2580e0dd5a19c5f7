import type { OpenInvoice } from './open-invoice.ts'

/** An open invoice with the sales organisation that its payment goes to. */
export interface MerchantInvoice extends OpenInvoice {
  sorg: string
}

/**
 * Names the payment that an invoice of a payer can be part of: a payment goes to one sales organisation, in one currency.
 * What can't be part of the same payment holds nothing up (docs/decisions/payments.md).
 */
export const paymentGroupOf = ({
  sorg,
  currency,
}: Pick<MerchantInvoice, 'sorg' | 'currency'>): string => `${sorg} ${currency}`

/** Groups a payer's open invoices by the payment that they can be part of, in the order in which they come. */
export function paymentGroups<Invoice extends MerchantInvoice>(
  invoices: readonly Invoice[],
): { key: string; sorg: string; currency: string; invoices: Invoice[] }[] {
  const groups = new Map<
    string,
    { key: string; sorg: string; currency: string; invoices: Invoice[] }
  >()
  for (const invoice of invoices) {
    const key = paymentGroupOf(invoice)
    const { sorg, currency } = invoice
    const group = groups.get(key) ?? { key, sorg, currency, invoices: [] }
    group.invoices.push(invoice)
    groups.set(key, group)
  }
  return [...groups.values()]
}
