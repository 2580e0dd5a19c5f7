import { demoArticles } from '../../server/demo/range/articles.ts'
import type { Database } from '../../server/db/database.ts'

/** Gives a tenant a range like the demo's, with prices, stock and arrivals made of the numbers of its articles. */
export async function addRange(database: Database, tenantId: string, count: number): Promise<void> {
  const articles = [
    ...demoArticles({
      count,
      language: 'de',
      year: 2026,
      codeOf: (display, serial) => (serial % 2 ? display : `10${String(serial).padStart(7, '0')}`),
    }),
  ].map((article, n) => ({ ...article, n, sorg: article.category === 'bike' ? '1000' : '2000' }))
  await database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    const rows = JSON.stringify(articles)
    await tx.query(
      `INSERT INTO article (tenant_id, code, code_display, slug, ean, name, description, brand, category, mc, model, model_name, model_year, serie, size, colour, picture, properties)
       SELECT $1, r."code", r."codeDisplay", r.slug, r.ean, r.name, r.description, r.brand, r.category, r.mc, r.model, r."modelName", r."modelYear", nullif(r.serie, ''), nullif(r.size, ''), nullif(r.colour, ''), r.picture, '[{"name": "Weight", "value": "1 kg"}]'
       FROM jsonb_to_recordset($2::jsonb) AS r("code" text, "codeDisplay" text, slug text, ean text, name text, description text, brand text, category text, mc text, model text, "modelName" text, "modelYear" int, serie text, size text, colour text, picture text)`,
      [tenantId, rows],
    )
    await tx.query(
      `INSERT INTO article_sorg (tenant_id, article_id, sorg, retail, rank, order_blocked) SELECT $1, a.id, r.sorg, r.retail, r.n + 100, r.n % 47 = 30
       FROM jsonb_to_recordset($2::jsonb) AS r("code" text, sorg text, retail numeric, n int) JOIN article a ON a.code = r."code"`,
      [tenantId, rows],
    )
    await tx.query(
      `INSERT INTO price (tenant_id, article_id, sorg, price_group, dealer) SELECT $1, article_id, sorg, 'P1', round(retail * 0.6, 2) FROM article_sorg WHERE rank >= 100 AND rank % 13 <> 0`,
      [tenantId],
    )
    await tx.query(
      `INSERT INTO discount (tenant_id, article_id, sorg, sales_deal_no, description, discount, type, term, qty, valid_from, valid_to)
       SELECT $1, article_id, sorg, 'V1', 'Volume deal', -5, '%', '>=', 10, '2020-01-01', '2999-01-01' FROM article_sorg WHERE rank >= 100 AND rank % 5 = 0`,
      [tenantId],
    )
    await tx.query(
      `INSERT INTO stock (tenant_id, article_id, sorg, available, custorder) SELECT $1, article_id, sorg, rank % 7, rank % 3 FROM article_sorg WHERE rank >= 100`,
      [tenantId],
    )
    await tx.query(
      `INSERT INTO next_arrival (tenant_id, article_id, sorg, date, qty) SELECT $1, article_id, sorg, current_date + 10, 5 FROM article_sorg WHERE rank >= 100 AND rank % 7 = 0`,
      [tenantId],
    )
  })
}
