import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, id, instant, money, tenantId } from '../../db/columns.ts'

/** An article. `model` ties the sizes and colours of one bike together. */
export const article = pgTable(
  'article',
  {
    id: id(),
    tenantId: tenantId(),
    code: text('code').notNull(),
    codeDisplay: text('code_display').notNull(),
    slug: text('slug').notNull(),
    ean: text('ean'),
    name: text('name').notNull(),
    description: text('description'),
    brand: text('brand').notNull(),
    /** bike | paa | groupset */
    category: text('category').notNull(),
    /** Merchandise category (`bike_category.mcid`). */
    mc: text('mc'),
    model: text('model').notNull(),
    modelName: text('model_name').notNull(),
    modelYear: integer('model_year'),
    serie: text('serie'),
    size: text('size'),
    colour: text('colour'),
    uom: text('uom').notNull().default('EA'),
    /** Pieces (EA) in one unit: limits and deals of the ERP count pieces. */
    pieces: integer('pieces').notNull().default(1),
    /** In kg, of one unit; null: unknown. */
    weight: numeric('weight', { precision: 18, scale: 4 }),
    /** Key of the picture under /pictures/. */
    picture: text('picture'),
    properties: jsonb('properties')
      .$type<{ name: string; value: string }[]>()
      .notNull()
      .default([]),
    tags: jsonb('tags')
      .$type<{ type: string; name: string; count?: number; fileName?: string }[]>()
      .notNull()
      .default([]),
    active: boolean('active').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.tenantId, t.code),
    unique().on(t.tenantId, t.slug),
    index().on(t.tenantId, t.model),
  ],
)

/** Availability of an article in one sales organisation. */
export const articleSorg = pgTable(
  'article_sorg',
  {
    tenantId: tenantId(),
    articleId: integer('article_id').notNull(),
    sorg: text('sorg').notNull(),
    allowToOrder: boolean('allow_to_order').notNull().default(true),
    orderBlocked: boolean('order_blocked').notNull().default(false),
    brandBlocked: boolean('brand_blocked').notNull().default(false),
    categoryBlocked: boolean('category_blocked').notNull().default(false),
    hierarchyBlocked: boolean('hierarchy_blocked').notNull().default(false),
    sorgBlocked: boolean('sorg_blocked').notNull().default(false),
    /** Most that one order may hold, in EA. Null: no limit. */
    orderQuota: integer('order_quota'),
    retail: money('retail'),
    /** Place in the order "recommended"; lower comes first. */
    rank: integer('rank').notNull().default(0),
    availableForOrderAt: date('available_for_order_at', { mode: 'string' }),
    /** Values that a full file replaced because it didn't name the row: they return when a later file names it. */
    beforeEnd: jsonb('before_end').$type<Record<string, unknown>>(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.sorg] }), index().on(t.tenantId, t.sorg)],
)

/** Dealer price of a price group, or of one customer (`forCustomer`), whose row overrides the group's. Days in the tenant's zone. */
export const price = pgTable(
  'price',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantId(),
    articleId: integer('article_id').notNull(),
    sorg: text('sorg').notNull(),
    priceGroup: text('price_group'),
    forCustomer: integer('for_customer'),
    dealer: money('dealer').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull().default('1900-01-01'),
    validTo: date('valid_to', { mode: 'string' }).notNull().default('9999-12-31'),
    /** Values that a full file replaced because it didn't name the row: they return when a later file names it. */
    beforeEnd: jsonb('before_end').$type<Record<string, unknown>>(),
  },
  (t) => [
    unique().on(t.articleId, t.sorg, t.priceGroup, t.forCustomer, t.validFrom).nullsNotDistinct(),
    index()
      .on(t.forCustomer)
      .where(sql`for_customer IS NOT NULL`),
  ],
)

/** One line of a deal. */
export const discount = pgTable(
  'discount',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantId(),
    articleId: integer('article_id').notNull(),
    sorg: text('sorg').notNull(),
    priceGroup: text('price_group'),
    forCustomer: integer('for_customer'),
    salesDealNo: text('sales_deal_no').notNull(),
    description: text('description').notNull(),
    /** Signed: added to the dealer price, as a percentage of it (`type` %) or as an amount. */
    discount: money('discount').notNull(),
    type: text('type').notNull(),
    /** `>=` or `<=` */
    term: text('term').notNull(),
    qty: integer('qty').notNull(),
    uom: text('uom').notNull().default('EA'),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
  },
  (t) => [
    unique()
      .on(
        t.articleId,
        t.sorg,
        t.priceGroup,
        t.forCustomer,
        t.salesDealNo,
        t.discount,
        t.term,
        t.qty,
      )
      .nullsNotDistinct(),
    index()
      .on(t.forCustomer)
      .where(sql`for_customer IS NOT NULL`),
  ],
)

export const stock = pgTable(
  'stock',
  {
    tenantId: tenantId(),
    articleId: integer('article_id').notNull(),
    sorg: text('sorg').notNull(),
    warehouseArea: text('warehouse_area').notNull().default(''),
    available: integer('available').notNull(),
    readyToShip: integer('ready_to_ship').notNull().default(0),
    custorder: integer('custorder').notNull().default(0),
    /** Values that a full file replaced because it didn't name the row: they return when a later file names it. */
    beforeEnd: jsonb('before_end').$type<Record<string, unknown>>(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.sorg, t.warehouseArea] }),
    index().on(t.tenantId, t.updatedAt),
  ],
)

export const nextArrival = pgTable(
  'next_arrival',
  {
    tenantId: tenantId(),
    articleId: integer('article_id').notNull(),
    sorg: text('sorg').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    qty: integer('qty').notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.sorg, t.date] })],
)

/** Merchandise categories of the menu; `type` bike | paa | groupset. */
export const bikeCategory = pgTable(
  'bike_category',
  {
    id: id(),
    tenantId: tenantId(),
    sorg: text('sorg').notNull(),
    mcid: text('mcid').notNull(),
    wording: text('wording').notNull(),
    type: text('type').notNull(),
  },
  (t) => [unique().on(t.tenantId, t.sorg, t.mcid)],
)

/** Documents to read about articles, such as manuals and data sheets. Several may share one file. */
export const articleDocument = pgTable(
  'article_document',
  {
    tenantId: tenantId(),
    /** The ERP's own number of it; its file is served under it. */
    code: text('code').notNull(),
    /** `DocumentType` of the contract. */
    type: text('type').notNull(),
    title: text('title').notNull(),
    /** ISO 639 code. Null: no words in it, or of no one language. */
    language: text('language'),
    /** Name of the file (`article_document_file.name`); size, format and hash are copied from there by the import. */
    file: text('file').notNull(),
    bytes: integer('bytes').notNull(),
    format: text('format').notNull(),
    hash: text('hash').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.code] })],
)

/** Which articles a document is about: one, or all of a model. The other one is empty. */
export const articleDocumentLink = pgTable(
  'article_document_link',
  {
    tenantId: tenantId(),
    document: text('document').notNull(),
    articleCode: text('article_code').notNull().default(''),
    model: text('model').notNull().default(''),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.document, t.articleCode, t.model] }),
    index().on(t.tenantId, t.articleCode),
    index().on(t.tenantId, t.model),
  ],
)

/** The files of documents as they came with a feed. */
export const articleDocumentFile = pgTable(
  'article_document_file',
  {
    tenantId: tenantId(),
    name: text('name').notNull(),
    /** SHA-256 of the content, hexadecimal. */
    hash: text('hash').notNull(),
    /** Ending of its kind, as its first bytes say: pdf, docx and so on. */
    format: text('format').notNull(),
    bytes: integer('bytes').notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.name] })],
)

/** Counts up whenever articles of a tenant change; who holds an index of them compares it. */
export const catalogueRevision = pgTable('catalogue_revision', {
  tenantId: text('tenant_id').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
  /** Another one after a restore: the numbers of transactions begin elsewhere, and devices must not compare them. */
  epoch: uuid('epoch').notNull().defaultRandom(),
})

/**
 * The transaction that last touched anything of an article: its text, prices, deals, stock, arrivals, codes. Kept by
 * triggers (server/db/functions/article-changes.sql), so that no way to change an article can forget it.
 */
export const articleChange = pgTable(
  'article_change',
  {
    tenantId: tenantId(),
    articleId: integer('article_id').notNull(),
    changedIn: bigint('changed_in', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.articleId] }), index().on(t.tenantId, t.changedIn)],
)
