import type { Feed } from '../feed.ts'
import { day, decimal, text } from '../cells/kinds.ts'

export const paymentReceipts: Feed = {
  name: 'payment-receipts',
  doc: 'Money that has come in the bank, for payment requests of the portal. A request whose amount is met is paid; another amount is shown to finance. What is known already, from a payment service or a proof, counts once.',
  table: 'payment_receipt',
  key: ['receipt_no'],
  missing: 'keep',
  columns: [
    { name: 'receipt_no', kind: text(40), required: true, doc: 'Number of the receipt in the ERP' },
    {
      name: 'reference',
      kind: text(60),
      required: true,
      doc: 'Number of the payment request, such as `P100001`, or its virtual account',
    },
    { name: 'amount', kind: decimal(), required: true, doc: 'What has come' },
    { name: 'currency', kind: text(3), required: true, doc: 'ISO code' },
    { name: 'received_on', kind: day, required: true, doc: 'Day on which it came' },
  ],
}
