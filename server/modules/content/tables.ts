import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytes, id, instant, tenantId } from '../../db/columns.ts'
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
