import { link } from '../cells/address-kinds.ts'
import type { Feed } from '../feed.ts'
import { choice, choices, decimal, flag, names, steps, text, whole } from '../cells/kinds.ts'
import { priceDisplays } from '#domain/invoices/price-displays.ts'

export const organisations: Feed = {
  name: 'organisations',
  doc: 'Sales organisations and the companies behind them.',
  table: 'sales_organisation',
  key: ['sorg'],
  missing: 'keep',
  refuses: [
    {
      column: 'currency',
      reason: 'in_use',
      when: `b.line IN (SELECT b.line FROM feed_batch b JOIN sales_organisation s ON s.tenant_id = $1 AND s.sorg = b.sorg WHERE s.currency <> b.currency
        AND (EXISTS (SELECT 1 FROM price p WHERE p.tenant_id = $1 AND p.sorg = s.sorg AND p.valid_to >= CURRENT_DATE)
          OR EXISTS (SELECT 1 FROM sales_order o WHERE o.tenant_id = $1 AND o.sorg = s.sorg AND o.status IN ('placed', 'confirmed'))))`,
    },
  ],
  columns: [
    { name: 'sorg', kind: text(10), required: true, doc: 'Sales organisation' },
    { name: 'name', kind: text(80), required: true, doc: 'Its name' },
    { name: 'company_code', kind: text(10), required: true, doc: 'Company that invoices' },
    { name: 'company_name', kind: text(80), required: true, doc: 'Name of that company' },
    { name: 'currency', kind: text(3), required: true, doc: 'ISO code, such as EUR' },
    {
      name: 'merchant_name',
      kind: text(80),
      required: true,
      doc: 'Who the dealer buys from; a cart is one order for each',
    },
    {
      name: 'exact_qty_check',
      kind: flag,
      fallback: '0',
      doc: 'No more can be ordered than can be shipped at once (`ready_to_ship`)',
    },
    {
      name: 'available_stock_check',
      kind: flag,
      fallback: '0',
      doc: 'No more can be ordered than is in stock (`available`)',
    },
    ...(['url1', 'url2', 'url3'] as const).map((name) => ({
      name,
      kind: link,
      doc: 'A page of the merchant, such as its terms; shown at checkout and on the order',
    })),
    { name: 'allow_pay_invoice', kind: flag, fallback: '1', doc: 'Its invoices can be paid here' },
  ],
}

export const shipmentRates: Feed = {
  name: 'shipment-rates',
  doc: 'Kinds of shipment that a sales organisation offers.',
  table: 'shipment_rate',
  key: ['sorg', 'id'],
  missing: 'deactivate',
  filled: { active: 'true' },
  columns: [
    {
      name: 'sorg',
      kind: text(10),
      required: true,
      reference: 'sorg',
      to: 'sorg',
      doc: 'Sales organisation',
    },
    { name: 'id', kind: text(20), required: true, doc: 'Code of the kind of shipment' },
    { name: 'type', kind: text(40), required: true, doc: 'Short name' },
    { name: 'description', kind: text(200), required: true, doc: 'What the dealer reads' },
    {
      name: 'input',
      kind: flag,
      fallback: '0',
      doc: 'Asks for a free text, such as a carrier account',
    },
    { name: 'rate', kind: decimal(), required: true, doc: 'Price of the shipment' },
    {
      name: 'basis',
      kind: choice('weight', 'value', 'pieces'),
      doc: 'What the steps count: kg, the goods in the currency, or units; empty: `rate` always',
    },
    {
      name: 'steps',
      kind: steps,
      fallback: '|',
      doc: 'Other rates from a measure on, such as `10=19.90 | 30=49`; below the first `rate` counts',
    },
    {
      name: 'customer_groups',
      kind: names(40),
      fallback: '|',
      doc: 'Groups of customers it is offered to; empty: everyone',
    },
    { name: 'sorting', kind: whole(), fallback: '0', doc: 'Place in the list' },
  ],
}

export const paymentMethods: Feed = {
  name: 'payment-methods',
  doc: 'Ways to pay an order or an invoice.',
  table: 'payment_method',
  key: ['sorg', 'module', 'id'],
  missing: 'deactivate',
  filled: { active: 'true' },
  columns: [
    {
      name: 'sorg',
      kind: text(10),
      required: true,
      reference: 'sorg',
      to: 'sorg',
      doc: 'Sales organisation',
    },
    { name: 'module', kind: choice('order', 'invoice'), required: true, doc: 'What is paid' },
    { name: 'id', kind: text(20), required: true, doc: 'Code of the way to pay' },
    {
      name: 'type',
      kind: text(40),
      required: true,
      doc: 'Short name; one with `ACH`, `Credit Card` or `Virtual Account` is paid by a payment service, any other by a transfer that is shown by a proof',
    },
    { name: 'description', kind: text(200), required: true, doc: 'What the dealer reads' },
    { name: 'instruction', kind: text(1000), doc: 'What he has to do' },
    {
      name: 'gateway_id',
      kind: text(60),
      doc: 'Payment service that takes the money: `sandbox`, `stripe` or `stripe:<account>`; empty for transfers',
    },
    {
      name: 'discount',
      kind: decimal(),
      fallback: '0',
      doc: 'Fraction taken off what is paid this way, such as `0.02`',
    },
    {
      name: 'on_credit',
      kind: flag,
      fallback: '1',
      doc: 'Counts against the credit; `0` for what is paid in advance or at once',
    },
    {
      name: 'expiry_hours',
      kind: whole(1, 2_160),
      fallback: '72',
      doc: 'Hours until a payment that was not made ends, and frees its invoices',
    },
    {
      name: 'customer_groups',
      kind: names(40),
      fallback: '|',
      doc: 'Groups of customers it is offered to; empty: everyone',
    },
    { name: 'sorting', kind: whole(), fallback: '0', doc: 'Place in the list' },
  ],
}

export const priceComponents: Feed = {
  name: 'price-components',
  doc: 'What a sales organisation shows beside the total of an invoice or order, also where it is zero.',
  table: 'price_component',
  key: ['sorg', 'module'],
  missing: 'deactivate',
  filled: { active: 'true' },
  columns: [
    {
      name: 'sorg',
      kind: text(10),
      required: true,
      reference: 'sorg',
      to: 'sorg',
      doc: 'Sales organisation',
    },
    { name: 'module', kind: choice('invoice', 'order'), required: true, doc: 'Where it is shown' },
    {
      name: 'displays',
      kind: choices(...priceDisplays),
      required: true,
      doc: 'Parts of the price',
    },
  ],
}
