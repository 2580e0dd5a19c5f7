import type { Operation } from './operation.ts'

const invoice = ({ orderNo }: { orderNo: string }) => ({ n: orderNo })

/** Calls about invoices; an invoice has the number of its order here. */
export const invoiceOperations: Record<string, Operation> = {
  openInvoiceV4: {
    document:
      'query($c: [CustCodeInput!]) { openInvoiceV4(creditCustomers: $c) { companyCode creditCustomers { custName } } }',
    variables: ({ customer }) => ({ c: [{ r3: customer }] }),
    hidden: (data) => data?.openInvoiceV4.length,
  },
  openInvoiceV5: {
    document:
      'query($p: ID) { openInvoiceV5(payerCode: $p) { creditCustomers { payerCode ageing { invoices { invoiceNo } } } } }',
    variables: ({ customer }) => ({ p: customer }),
    hidden: (data) => data?.openInvoiceV5.length,
  },
  invoiceV4: {
    document: '{ invoiceV4(from: "2026-01-01", to: "2026-12-31") { invoiceNo } }',
  },
  invoiceV5: {
    document:
      'query($n: String) { invoiceV5(from: "2026-01-01", to: "2026-12-31", search: $n) { count rows { invoiceNo } } }',
    variables: invoice,
    hidden: (data) => data?.invoiceV5.count,
  },
  invoice: {
    document:
      'query($n: ID!) { invoice(invoiceNo: $n) { invoice { custName } lines { name subTotal } } }',
    variables: invoice,
    hidden: (data) => data?.invoice,
  },
  averagePaymentDays: { document: '{ averagePaymentDays { sorg years { averagePaymentDay } } }' },
  priceComponents: {
    document: '{ priceComponents(module: "invoice") { sorg additionalDisplays } }',
  },
  sendEmailInvoice: {
    document:
      'mutation($n: ID!) { sendEmailInvoice(invoiceNumber: $n, sorg: "1000") { sentTo userErrors { code } } }',
    variables: invoice,
    hidden: (data) => data?.sendEmailInvoice?.sentTo,
  },
}
