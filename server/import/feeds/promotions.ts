import { rangeCheck, type Feed, type Row } from '../feed.ts'
import { choice, day, decimal, flag, text, whole, words } from '../cells/kinds.ts'

export const promotions: Feed = {
  name: 'promotions',
  catalogue: true,
  doc: 'Promotions as they are advertised; what they offer is in `promotion-details`.',
  table: 'promotion',
  key: ['code'],
  missing: 'end',
  check: rangeCheck('valid_from', 'valid_to'),
  columns: [
    { name: 'code', kind: text(20), required: true, doc: 'Code of the promotion' },
    { name: 'name', kind: text(80), required: true, doc: 'Its name' },
    { name: 'description', kind: text(1000), fallback: '', doc: 'What it is about' },
    { name: 'terms', kind: text(1000), fallback: '', doc: 'Its terms, in words' },
    {
      name: 'badge',
      kind: text(20),
      fallback: '',
      doc: 'A short word for a card, such as `-10 %`',
    },
    { name: 'tagline', kind: text(120), fallback: '', doc: 'One line under its name' },
    {
      name: 'locations',
      kind: words,
      fallback: 'catalog',
      doc: 'Screens that advertise it: `home`, `catalog`, `product`, `cart`',
    },
    {
      name: 'product_category',
      kind: choice('bike', 'paa', 'groupset'),
      doc: 'For these alone; all when empty',
    },
    {
      name: 'sorg',
      kind: text(10),
      reference: 'sorg',
      to: 'sorg',
      doc: 'Of this sales organisation alone; all when empty',
    },
    { name: 'price_group', kind: text(20), doc: 'For this price group alone; all when empty' },
    { name: 'valid_from', kind: day, required: true, doc: 'First day' },
    { name: 'valid_to', kind: day, required: true, doc: 'Last day' },
  ],
}

export const promotionDetails: Feed = {
  name: 'promotion-details',
  catalogue: true,
  doc:
    'What promotions offer. An article gets an offer that fits all of what its row names: article, brand, merchandise category. ' +
    'Offers stand beside deals: of all that hold, the cheapest for the buyer counts alone.',
  table: 'promotion_detail',
  key: ['promotion', 'position'],
  missing: 'deactivate',
  filled: { active: 'true' },
  check(row: Row) {
    if (!row.article && !row.brand && !row.mc) return { column: 'article', reason: 'missing_value' }
    return row.max_qty && Number(row.max_qty) < Number(row.min_qty)
      ? { column: 'max_qty', reason: 'range_reversed' }
      : undefined
  },
  refuses: [
    {
      column: 'promotion',
      reason: 'unknown_promotion',
      when: 'NOT EXISTS (SELECT 1 FROM promotion p WHERE p.tenant_id = $1 AND p.code = b.promotion)',
    },
    {
      column: 'article',
      reason: 'unknown_article',
      when: 'b.article IS NOT NULL AND NOT EXISTS (SELECT 1 FROM article a WHERE a.tenant_id = $1 AND a.code = b.article)',
    },
  ],
  columns: [
    { name: 'promotion', kind: text(20), required: true, doc: 'Code of the promotion' },
    { name: 'position', kind: whole(1), required: true, doc: 'Number of the offer within it' },
    { name: 'article', kind: text(40), to: 'article_code', doc: 'Article code' },
    { name: 'brand', kind: text(80), doc: 'Brand' },
    { name: 'mc', kind: text(20), doc: 'Merchandise category' },
    {
      name: 'value',
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
    { name: 'min_qty', kind: whole(1), fallback: '1', doc: 'Smallest quantity' },
    { name: 'max_qty', kind: whole(1), doc: 'Largest quantity; no end when empty' },
  ],
}

export const freightBenefits: Feed = {
  name: 'freight-benefits',
  doc: 'What is taken off the freight when so many pieces come from one warehouse area.',
  table: 'freight_benefit',
  key: ['sorg', 'warehouse_area', 'target_qty'],
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
    {
      name: 'warehouse_area',
      kind: text(20),
      fallback: '',
      doc: 'Area of the warehouse; empty when there is one',
    },
    { name: 'target_qty', kind: whole(1), required: true, doc: 'Pieces from which on it holds' },
    {
      name: 'is_home_warehouse',
      kind: flag,
      fallback: '0',
      doc: 'The area is the one nearest to the dealers',
    },
    {
      name: 'discount_amount',
      kind: decimal(),
      required: true,
      doc: 'Amount taken off the freight',
    },
  ],
}
