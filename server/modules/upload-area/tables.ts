import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../db/columns.ts'

/** Attributes that people have uploaded; they stand beside `article.properties` of the ERP, which each import replaces. */
export const articleAttribute = pgTable(
  'article_attribute',
  {
    /** Their order on the article's page. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantId(),
    articleCode: text('article_code').notNull(),
    sorg: text('sorg').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (t) => [
    uniqueIndex('article_attribute_name').on(
      t.tenantId,
      t.articleCode,
      t.sorg,
      sql`lower(${t.name})`,
    ),
  ],
)

/** Articles that people have taken out of a sales organisation's catalogue: the feed `assortment` leaves them out. */
export const removedArticle = pgTable(
  'removed_article',
  {
    tenantId: tenantId(),
    articleCode: text('article_code').notNull(),
    sorg: text('sorg').notNull(),
    /** Its row of `article_sorg`, which comes back when it is restored. */
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    removedBy: integer('removed_by').notNull(),
    removedAt: instant('removed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.articleCode, t.sorg] })],
)
