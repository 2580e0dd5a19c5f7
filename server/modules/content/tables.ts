import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant, tenantId } from '../../db/columns.ts'

export const announcement = pgTable('announcement', {
  id: id(),
  tenantId: tenantId(),
  /** home_page */
  type: text('type').notNull(),
  title: text('title').notNull(),
  url: text('url'),
  /** HTML, sanitised before it came here (sanitise-html.ts). */
  content: text('content').notNull(),
  from: instant('from').notNull(),
  to: instant('to').notNull(),
})

/** A promotion; without a sales organisation it is for all. */
export const banner = pgTable('banner', {
  id: id(),
  tenantId: tenantId(),
  sorg: text('sorg'),
  url: text('url'),
  link: text('link'),
  bannerFile: text('banner_file').notNull(),
  from: instant('from').notNull(),
  to: instant('to').notNull(),
}, (t) => [index().on(t.tenantId, t.to)])

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** The pictures of banners, under names the server has made. */
export const bannerImage = pgTable('banner_image', {
  tenantId: tenantId(),
  file: text('file').notNull(),
  contentType: text('content_type').notNull(),
  content: bytes('content').notNull(),
}, (t) => [primaryKey({ columns: [t.tenantId, t.file] })])
