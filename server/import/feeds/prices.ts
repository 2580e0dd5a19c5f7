import { rangeCheck, type Feed, type Row } from '../feed.ts'
import { choice, day, decimal, text, whole } from '../cells/kinds.ts'

const forWhom: Feed['columns'] = [
  {
    name: 'article',
    kind: text(40),
    required: true,
    reference: 'article',
    to: 'article_id',
    doc: 'Article code',
  },
  {
    name: 'sorg',
    kind: text(10),
    required: true,
    reference: 'sorg',
    to: 'sorg',
    doc: 'Sales organisation',
  },
  {
    name: 'price_group',
    kind: text(20),
    doc: 'Price group; empty when the row is for one customer',
  },
  {
    name: 'customer',
    kind: text(20),
    reference: 'customer',
    to: 'for_customer',
    doc: 'Code (r3) of the one customer; his row overrides the group',
  },
]

export const prices: Feed = {
  name: 'prices',
  catalogue: true,
  doc: 'Dealer prices of a price group or of one customer.',
  table: 'price',
  key: ['article_id', 'sorg', 'price_group', 'for_customer', 'valid_from'],
  conflict: ['article_id', 'sorg', 'price_group', 'for_customer', 'valid_from'],
  missing: 'end',
  revives: true,
  subject: ['article_id', 'sorg', 'price_group', 'for_customer'],
  check(row: Row) {
    if (Boolean(row.price_group) === Boolean(row.customer))
      return { column: 'price_group', reason: 'group_or_customer' }
    return rangeCheck('valid_from', 'valid_to')(row)
  },
  columns: [
    ...forWhom,
    { name: 'dealer', kind: decimal(), required: true, doc: 'Unit price' },
    { name: 'valid_from', kind: day, fallback: '1900-01-01', doc: 'First day; always when empty' },
    {
      name: 'valid_to',
      kind: day,
      fallback: '9999-12-31',
      doc: 'Last day; without end when empty',
    },
  ],
}

export const discounts: Feed = {
  name: 'discounts',
  catalogue: true,
  doc:
    'Lines of deals. Lines of one deal with one discount form a band, and all of its terms must hold: 10 to 19 pieces at -5 % ' +
    'are two lines, `>=` 10 and `<=` 19. Without price group and customer a line is for everybody.',
  table: 'discount',
  key: [
    'article_id',
    'sorg',
    'price_group',
    'for_customer',
    'sales_deal_no',
    'discount',
    'term',
    'qty',
  ],
  conflict: [
    'article_id',
    'sorg',
    'price_group',
    'for_customer',
    'sales_deal_no',
    'discount',
    'term',
    'qty',
  ],
  missing: 'end',
  check(row: Row) {
    if (row.price_group && row.customer)
      return { column: 'price_group', reason: 'group_or_customer' }
    return rangeCheck('valid_from', 'valid_to')(row)
  },
  columns: [
    ...forWhom,
    { name: 'sales_deal_no', kind: text(20), required: true, doc: 'Number of the deal' },
    { name: 'description', kind: text(200), required: true, doc: 'Name of the deal' },
    {
      name: 'discount',
      kind: decimal({ signed: true }),
      required: true,
      doc: 'Added to the dealer price: negative is cheaper',
    },
    {
      name: 'type',
      kind: text(3),
      required: true,
      doc: '`%`, or a currency for an amount a piece',
    },
    { name: 'term', kind: choice('>=', '<='), required: true, doc: 'How the quantity compares' },
    { name: 'qty', kind: whole(1), required: true, doc: 'Quantity' },
    { name: 'uom', kind: text(6), fallback: 'EA', doc: 'Unit of the quantity' },
    { name: 'valid_from', kind: day, required: true, doc: 'First day' },
    { name: 'valid_to', kind: day, required: true, doc: 'Last day' },
  ],
}
