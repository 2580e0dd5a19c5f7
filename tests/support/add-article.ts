import type { TestServer } from './render-at.tsx'

/** An article of the small tenant: in category paa, in stock, with nothing in its way. */
export interface NewArticle {
  name?: string
  /** Articles of one model are each other's sizes and colours. */
  model?: string
  size?: string
  colour?: string
  /** Name of a drawing under /pictures/. */
  picture?: string
  /** SHA-256 of uploaded pictures, in their order. */
  pictures?: readonly string[]
  ean?: string
  sorg?: '1000' | '2000'
  /** Null: the article has no price. */
  dealer?: string | null
  available?: number
  /** Pieces by warehouse area, in place of "available". */
  areas?: Record<string, number>
  quota?: number
  availableFrom?: string
  /** A deal: from how many pieces, and the percentage of the price. */
  deals?: readonly { from: number; percent: string }[]
}

async function addDeals({ sql }: TestServer, id: number, sorg: string, deals: NewArticle['deals']) {
  for (const { from, percent } of deals ?? [])
    await sql(
      `INSERT INTO discount (tenant_id, article_id, sorg, price_group, sales_deal_no, description, discount, type, term, qty, valid_from, valid_to)
       VALUES ('aa', $1, $2, 'P1', $3, 'Deal', $4, '%', '>=', $5, '2000-01-01', '2999-01-01')`,
      [id, sorg, `D${from}`, percent, from],
    )
}

async function addPictures({ sql }: TestServer, code: string, hashes: readonly string[]) {
  for (const [position, sha256] of hashes.entries())
    await sql(
      `WITH made AS (INSERT INTO file (tenant_id, id, kind, name, bytes, sha256, state, created_at)
         VALUES ('aa', gen_random_uuid(), 'article-picture', 'p.png', 1, $2, 'ready', now()) RETURNING id)
       INSERT INTO file_use (tenant_id, used_as, owner, file_id, position, created_at) SELECT 'aa', 'article-picture', $1, id, $3, now() FROM made`,
      [code, sha256, position],
    )
}

/** Adds an article to the small tenant. @returns the path of its screen */
export async function addArticle(
  server: TestServer,
  code: string,
  {
    name = `Article ${code}`,
    model = code,
    size,
    colour,
    picture,
    pictures = [],
    ean,
    sorg = '2000',
    dealer = '10',
    available = 500,
    areas = { '': available },
    quota,
    availableFrom,
    deals,
  }: NewArticle = {},
): Promise<string> {
  const { sql } = server
  const [row] = await sql<{ id: number }>(
    `INSERT INTO article (tenant_id, code, code_display, slug, name, brand, category, mc, model, model_name, size, colour, picture, ean)
     VALUES ('aa', $1, $1, lower($1), $2, 'Brand', 'paa', 'MC-paa', $3, $3, $4, $5, $6, $7) RETURNING id`,
    [code, name, model, size ?? null, colour ?? null, picture ?? null, ean ?? null],
  )
  const { id } = row!
  await sql(
    `INSERT INTO article_sorg (tenant_id, article_id, sorg, order_quota, available_for_order_at, retail) VALUES ('aa', $1, $2, $3, $4, 20)`,
    [id, sorg, quota ?? null, availableFrom ?? null],
  )
  if (dealer !== null)
    await sql(
      `INSERT INTO price (tenant_id, article_id, sorg, price_group, dealer) VALUES ('aa', $1, $2, 'P1', $3)`,
      [id, sorg, dealer],
    )
  await sql(
    `INSERT INTO stock (tenant_id, article_id, sorg, warehouse_area, available) SELECT 'aa', $1, $2, * FROM unnest($3::text[], $4::int[])`,
    [id, sorg, Object.keys(areas), Object.values(areas)],
  )
  await addDeals(server, id, sorg, deals)
  await addPictures(server, code, pictures)
  // Lists and models are read anew with each revision.
  await sql('UPDATE catalogue_revision SET revision = revision + 1')
  return `/catalog/paa/${code.toLowerCase()}`
}
