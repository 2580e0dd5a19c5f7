import { caseTwin, type Feed } from '../feed.ts'
import { choice, day, decimal, ean, flag, pairs, tags, text, whole } from '../cells/kinds.ts'

export const categories: Feed = {
  name: 'categories',
  doc: 'Merchandise categories of the menu.',
  table: 'bike_category',
  key: ['sorg', 'mcid'],
  missing: 'keep',
  catalogue: true,
  columns: [
    {
      name: 'sorg',
      kind: text(10),
      required: true,
      reference: 'sorg',
      to: 'sorg',
      doc: 'Sales organisation',
    },
    { name: 'mcid', kind: text(20), required: true, doc: 'Code of the category' },
    { name: 'wording', kind: text(80), required: true, doc: 'Its name in the menu' },
    {
      name: 'type',
      kind: choice('bike', 'paa', 'groupset'),
      required: true,
      doc: 'Part of the catalogue',
    },
  ],
}

const slugOf = `coalesce(b.slug, trim('-' FROM regexp_replace(lower(b.code), '[^a-z0-9]+', '-', 'g')))`

export const articles: Feed = {
  name: 'articles',
  doc: 'What can be ordered: one row for each size and colour.',
  table: 'article',
  key: ['code'],
  missing: 'deactivate',
  catalogue: true,
  stamped: true,
  filled: {
    active: 'true',
    code_display: 'coalesce(b.code_display, b.code)',
    slug: slugOf,
    model: 'coalesce(b.model, b.code)',
    model_name: 'coalesce(b.model_name, b.name)',
  },
  refuses: [
    caseTwin('article', 'code'),
    {
      column: 'uom',
      reason: 'in_use',
      // A price or an ordered quantity of the old unit would silently count in the new one.
      when: (has) =>
        has('uom')
          ? `b.line IN (SELECT b.line FROM feed_batch b JOIN article a ON a.tenant_id = $1 AND a.code = b.code WHERE a.uom <> b.uom
        AND (EXISTS (SELECT 1 FROM price p WHERE p.article_id = a.id AND p.valid_to >= CURRENT_DATE)
          OR EXISTS (SELECT 1 FROM order_line l JOIN sales_order o ON o.tenant_id = l.tenant_id AND o.order_no = l.order_no
            WHERE l.tenant_id = $1 AND l.article_code = a.code AND NOT l.cancelled AND o.status IN ('placed', 'confirmed'))))`
          : 'false',
    },
    {
      column: 'slug',
      reason: 'duplicate',
      when: `b.line IN (SELECT b.line FROM feed_batch b JOIN article a ON a.tenant_id = $1 AND a.slug = ${slugOf} WHERE a.code <> b.code)
      OR b.line IN (SELECT line FROM (SELECT b.line, b.code <> first_value(b.code) OVER (PARTITION BY ${slugOf} ORDER BY b.line) AS taken
        FROM feed_batch b) AS slugs WHERE taken)`,
    },
  ],
  columns: [
    { name: 'code', kind: text(40), required: true, doc: 'Article code of the ERP' },
    {
      name: 'code_display',
      kind: text(40),
      to: null,
      doc: 'The code that people read; `code` when empty',
    },
    {
      name: 'slug',
      kind: text(120),
      to: null,
      doc: 'Word in the address of its page; made from the code when empty',
    },
    { name: 'ean', kind: ean, doc: 'Bar code' },
    { name: 'name', kind: text(200), required: true, doc: 'Name' },
    { name: 'description', kind: text(4000), doc: 'Text of its page' },
    { name: 'brand', kind: text(60), required: true, doc: 'Brand' },
    {
      name: 'category',
      kind: choice('bike', 'paa', 'groupset'),
      required: true,
      doc: 'Part of the catalogue; `paa` is parts and accessories',
    },
    { name: 'mc', kind: text(20), doc: 'Merchandise category (`categories.mcid`)' },
    {
      name: 'model',
      kind: text(60),
      to: null,
      doc: 'Ties the sizes and colours of one model together; `code` when empty',
    },
    { name: 'model_name', kind: text(200), to: null, doc: 'Name of the model; `name` when empty' },
    { name: 'model_year', kind: whole(1950, 2100), doc: 'Model year' },
    { name: 'serie', kind: text(60), doc: 'Series' },
    { name: 'size', kind: text(30), doc: 'Size' },
    { name: 'colour', kind: text(60), doc: 'Colour' },
    { name: 'uom', kind: text(6), fallback: 'EA', doc: 'Unit; `EA` when empty' },
    {
      name: 'pieces',
      kind: whole(1, 100_000),
      fallback: '1',
      doc: 'Pieces (EA) in one unit: order limits and deals in `EA` are converted',
    },
    { name: 'weight', kind: decimal(), doc: 'Weight of one unit in kg, for freight by weight' },
    { name: 'picture', kind: text(200), doc: 'Key of its picture' },
    {
      name: 'properties',
      kind: pairs('name', 'value'),
      fallback: '|',
      doc: 'Properties in the order of the page',
    },
    {
      name: 'tags',
      kind: tags,
      fallback: '|',
      doc: 'Tags, such as `badge=New` or `award=Design#award.svg#2`',
    },
  ],
}

export const assortment: Feed = {
  name: 'assortment',
  doc: 'What one sales organisation sells, and what it does not. An article that was deleted in the upload area stays out until it is restored there.',
  table: 'article_sorg',
  key: ['article_id', 'sorg'],
  conflict: ['article_id', 'sorg'],
  missing: 'unsold',
  revives: true,
  catalogue: true,
  before: [
    `DELETE FROM feed_batch b USING removed_article r, article a
     WHERE r.tenant_id = $1 AND a.tenant_id = $1 AND a.code = r.article_code AND a.id = b.article_id AND b.sorg = r.sorg`,
  ],
  columns: [
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
    { name: 'allow_to_order', kind: flag, fallback: '1', doc: 'May be ordered at all' },
    { name: 'order_blocked', kind: flag, fallback: '0', doc: 'The article is blocked' },
    { name: 'brand_blocked', kind: flag, fallback: '0', doc: 'Its brand is blocked' },
    { name: 'category_blocked', kind: flag, fallback: '0', doc: 'Its category is blocked' },
    {
      name: 'hierarchy_blocked',
      kind: flag,
      fallback: '0',
      doc: 'Its product hierarchy is blocked',
    },
    {
      name: 'sorg_blocked',
      kind: flag,
      fallback: '0',
      doc: 'The sales organisation does not sell it',
    },
    { name: 'order_quota', kind: whole(1), doc: 'Most that one order may hold' },
    { name: 'retail', kind: decimal(), doc: 'Retail price' },
    { name: 'rank', kind: whole(), fallback: '0', doc: 'Place in the order "recommended"' },
    { name: 'available_for_order_at', kind: day, doc: 'First day it may be ordered' },
  ],
}
