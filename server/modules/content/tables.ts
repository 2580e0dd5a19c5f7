import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, id, instant, tenantId, wordIndex, wordsSql } from '../../db/columns.ts'
import { appUser } from '../session/tables.ts'

/** A group of readers that content is written for: a market, a source of goods, a brand. */
export const contentTargetMarket = pgTable(
  'content_target_market',
  {
    id: id(),
    tenantId: tenantId(),
    marketName: text('market_name').notNull(),
    source: text('source'),
    brand: text('brand'),
  },
  (t) => [unique().on(t.tenantId, t.marketName)],
)

/** The markets that a person reads for. */
export const userTargetMarket = pgTable(
  'user_target_market',
  {
    tenantId: tenantId(),
    ofUser: integer('of_user')
      .notNull()
      .references(() => appUser.id),
    market: integer('market')
      .notNull()
      .references(() => contentTargetMarket.id),
  },
  (t) => [primaryKey({ columns: [t.ofUser, t.market] })],
)

/** Ids of `content_target_market`; empty: every market. */
const markets = () => integer('markets').array().notNull().default([])

export const announcement = pgTable('announcement', {
  id: id(),
  tenantId: tenantId(),
  /** home_page */
  type: text('type').notNull(),
  title: text('title').notNull(),
  url: text('url'),
  /** HTML, sanitised before it came here (sanitise-html.ts). */
  content: text('content').notNull(),
  markets: markets(),
  from: instant('from').notNull(),
  to: instant('to').notNull(),
  deletedAt: instant('deleted_at'),
})

/** A promotion; without a sales organisation it is for all. */
export const banner = pgTable(
  'banner',
  {
    id: id(),
    tenantId: tenantId(),
    sorg: text('sorg'),
    url: text('url'),
    link: text('link'),
    bannerFile: text('banner_file').notNull(),
    /** Names the promotion, also for those who cannot see the picture. */
    title: text('title'),
    markets: markets(),
    from: instant('from').notNull(),
    to: instant('to').notNull(),
    /** Order in which banners are shown, from 0; those with the same, newest first. */
    position: integer('position').notNull().default(0),
    /** Its uploaded picture; null: the picture is in `banner_image`. */
    fileId: uuid('file_id'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [index().on(t.tenantId, t.to)],
)

/** The pictures of banners, under names the server has made. */
export const bannerImage = pgTable(
  'banner_image',
  {
    tenantId: tenantId(),
    file: text('file').notNull(),
    contentType: text('content_type').notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.file] })],
)

/** Ways to show content on cards. */
export const contentLayout = pgTable(
  'content_layout',
  {
    id: id(),
    tenantId: tenantId(),
    /** marketing_material, sales_document, news */
    type: text('type').notNull(),
    description: text('description').notNull(),
    placeholderOnCard: boolean('placeholder_on_card').notNull().default(true),
    titleOnCard: boolean('title_on_card').notNull().default(true),
    subtitleOnCard: boolean('subtitle_on_card').notNull().default(true),
    releasedonOnCard: boolean('releasedon_on_card').notNull().default(true),
    resolutionOnCard: boolean('resolution_on_card').notNull().default(false),
    gotopdpOnCard: boolean('gotopdp_on_card').notNull().default(true),
  },
  (t) => [unique().on(t.tenantId, t.type, t.description)],
)

/** Groups of sales documents. */
export const salesDocumentGroup = pgTable(
  'sales_document_group',
  { id: id(), tenantId: tenantId(), name: text('name').notNull(), markets: markets() },
  (t) => [unique().on(t.tenantId, t.name)],
)

/** Categories of marketing material, a tree of each type. Its picture is in `file_use` as `content` of `marketing-category:7`. */
export const marketingCategory = pgTable(
  'marketing_category',
  {
    id: id(),
    tenantId: tenantId(),
    /** brand-assets, product-lineup; that of its parent. */
    type: text('type').notNull(),
    title: text('title').notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => marketingCategory.id),
    showChilds: boolean('show_childs').notNull().default(true),
    itemPerLine: integer('item_per_line').notNull().default(3),
    layoutId: integer('layout_id').references(() => contentLayout.id),
    /** Order among those with the same parent; those with the same, oldest first. */
    sorting: integer('sorting').notNull().default(0),
    markets: markets(),
    from: instant('from').notNull(),
    to: instant('to').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [index().on(t.tenantId, t.parentId)],
)

/**
 * News, sales documents and marketing material. Files are in `file_use` as `content` of `news:7`, `document:7` or
 * `material:7`, the placeholder of material as that of `material:7/placeholder`.
 */
export const contentItem = pgTable(
  'content_item',
  {
    id: id(),
    tenantId: tenantId(),
    /** news, document, material */
    kind: text('kind').notNull(),
    /** Of a document: sales, technical. Of material: that of its category. */
    type: text('type').notNull().default(''),
    title: text('title').notNull(),
    subtitle: text('subtitle'),
    /** HTML, sanitised before it came here (sanitise-html.ts). */
    body: text('body').notNull().default(''),
    groupId: integer('group_id').references(() => salesDocumentGroup.id),
    /** Of material alone. */
    categoryId: integer('category_id').references(() => marketingCategory.id),
    /** Code of the article that material shows. */
    articleCode: text('article_code'),
    /** Order of material in its category; those with the same, oldest first. */
    sorting: integer('sorting').notNull().default(0),
    layoutId: integer('layout_id').references(() => contentLayout.id),
    itemPerLine: integer('item_per_line').notNull().default(3),
    markets: markets(),
    from: instant('from').notNull(),
    to: instant('to').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    createdBy: integer('created_by').references(() => appUser.id),
    deletedAt: instant('deleted_at'),
    /** Words of title, subtitle and text. */
    words: wordIndex('words').generatedAlwaysAs(
      sql.raw(
        wordsSql(
          `title || ' ' || coalesce(subtitle, '') || ' ' || regexp_replace(body, '<[^>]*>', ' ', 'g')`,
        ),
      ),
    ),
  },
  (t) => [
    index().on(t.tenantId, t.kind, t.from),
    index().on(t.tenantId, t.categoryId),
    index().using('gin', t.words),
  ],
)

/** News and marketing material that a person has opened. */
export const contentRead = pgTable(
  'content_read',
  {
    tenantId: tenantId(),
    ofUser: integer('of_user')
      .notNull()
      .references(() => appUser.id),
    item: integer('item')
      .notNull()
      .references(() => contentItem.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.ofUser, t.item] })],
)
