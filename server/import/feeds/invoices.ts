import { rangeCheck, type Feed } from '../feed.ts'
import { unknownCompany } from './customers.ts'
import { choice, day, decimal, text } from '../cells/kinds.ts'

export const invoices: Feed = {
  name: 'invoices',
  doc: 'Invoices and credit notes, open and cleared.',
  table: 'invoice',
  key: ['invoice_no'],
  missing: 'keep',
  check: rangeCheck('invoice_date', 'due_date'),
  refuses: [
    unknownCompany,
    {
      column: 'customer',
      reason: 'differs_from_order',
      when: 'b.line IN (SELECT b.line FROM feed_batch b JOIN sales_order o ON o.tenant_id = $1 AND o.order_no = b.order_no WHERE o.customer_id <> b.customer_id)',
    },
  ],
  columns: [
    { name: 'invoice_no', kind: text(40), required: true, doc: 'Number of the invoice' },
    {
      name: 'customer',
      kind: text(20),
      required: true,
      reference: 'customer',
      to: 'customer_id',
      doc: 'Code (r3) of the customer',
    },
    {
      name: 'sorg',
      kind: text(10),
      required: true,
      reference: 'sorg',
      to: 'sorg',
      doc: 'Sales organisation',
    },
    { name: 'company_code', kind: text(10), required: true, doc: 'Company' },
    { name: 'do_number', kind: text(40), doc: 'Delivery' },
    { name: 'order_no', kind: text(40), doc: 'Order' },
    { name: 'invoice_date', kind: day, required: true, doc: 'Day of the invoice' },
    { name: 'due_date', kind: day, required: true, doc: 'Due on' },
    { name: 'clearing_date', kind: day, doc: 'Paid on; empty while it is open' },
    {
      name: 'status',
      kind: choice('Open', 'Pending Payment', 'Waiting For Payment', 'Cleared'),
      required: true,
      doc: 'State of payment',
    },
    { name: 'terms', kind: text(20), doc: 'Terms of payment' },
    {
      name: 'grand_total',
      kind: decimal({ signed: true }),
      required: true,
      doc: 'Total with tax and shipping',
    },
    {
      name: 'accounting_amount',
      kind: decimal({ signed: true }),
      required: true,
      doc: 'Positive is payable, negative a deduction or credit',
    },
    { name: 'accounting_no', kind: text(40), doc: 'Number in the books' },
    { name: 'assignment', kind: text(40), doc: 'What ties invoices and credits together' },
    { name: 'tax', kind: decimal({ signed: true }), fallback: '0', doc: 'Tax' },
    { name: 'shipping_cost', kind: decimal({ signed: true }), fallback: '0', doc: 'Shipping' },
    { name: 'discount', kind: decimal({ signed: true }), fallback: '0', doc: 'Discount' },
  ],
}
