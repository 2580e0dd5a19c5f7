import type { StockFacts } from '#domain/article/stock-display.ts'
import type { Tx } from '../../db/database.ts'

/** Which articles to read: pairs of article id and sales organisation, answered in this order. */
export interface ProductKeys {
  ids: number[]
  sorgs: string[]
}

/** An article as the database knows it for one customer; prices are those of the day asked for. */
export interface ProductRow {
  article_id: number
  sorg: string
  code: string
  code_display: string
  slug: string
  ean: string | null
  name: string
  description: string | null
  brand: string
  category: 'bike' | 'paa' | 'groupset'
  mc: string | null
  model: string
  model_name: string
  model_year: number | null
  serie: string | null
  size: string | null
  colour: string | null
  uom: string
  /** Key of a drawing. */
  picture: string | null
  /** SHA-256 of the uploaded pictures, in their order. */
  pictures: string[] | null
  properties: { name: string; value: string }[]
  tags: { type: string; name: string; count?: number; fileName?: string }[]
  allow_to_order: boolean
  order_blocked: boolean
  brand_blocked: boolean
  category_blocked: boolean
  hierarchy_blocked: boolean
  sorg_blocked: boolean
  order_quota: number | null
  rank: number
  retail: string | null
  available_for_order_at: string | null
  dealer: string | null
  /** Lines of deals, and what promotions offer as such lines: each of their details is a deal of its own. */
  discounts:
    | {
        salesDealNo: string
        description: string
        discount: string
        type: string
        term: string
        qty: number
        uom: string
        promotion: string | null
        badge: string | null
      }[]
    | null
  /** By warehouse area. */
  areas: { area: string; available: number }[] | null
  ready_to_ship: number | null
  /** Of one unit, in kg. */
  weight: string | null
  custorder: number | null
  arrivals: { date: string; qty: number }[] | null
}

// A customer's own price overrides the group's; of several valid ones, the latest start wins.
const dealerOf = `LEFT JOIN LATERAL (
    SELECT dealer FROM price WHERE price.article_id = wanted.article_id AND price.sorg = wanted.sorg
      AND (for_customer = $3 OR (for_customer IS NULL AND price_group = ca.price_group))
      AND $4::date BETWEEN valid_from AND valid_to
    ORDER BY for_customer NULLS LAST, valid_from DESC LIMIT 1) p ON true`

/** Properties of the ERP with the uploaded attributes `at` of the sales organisation. */
export const shownProperties =
  'CASE WHEN at.attributes IS NULL THEN a.properties ELSE with_attributes(a.properties, at.attributes) END'

/**
 * SQL of the deals and offers of promotions for the article `a` with the dealer price `p`, as JSON. Deals without a price group
 * apply to every customer.
 * @param area alias of the customer's area in the sales organisation
 */
export const dealsOf = (sorg: string, area: string, customer: string, today: string): string =>
  `SELECT json_agg(json_build_object('salesDealNo', deal, 'description', description, 'discount', discount::text,
      'type', type, 'term', term, 'qty', CASE WHEN uom = a.uom OR a.pieces = 1 THEN qty WHEN term = '<=' THEN qty / a.pieces ELSE (qty + a.pieces - 1) / a.pieces END,
      'uom', a.uom, 'promotion', promotion, 'badge', badge) ORDER BY promotion NULLS FIRST, place) AS discounts
    FROM (
      SELECT sales_deal_no AS deal, description, discount, type, term, qty, uom, NULL AS promotion, NULL AS badge, id AS place
      FROM discount WHERE discount.article_id = a.id AND discount.sorg = ${sorg} AND p.dealer IS NOT NULL
        AND (for_customer IS NULL OR for_customer = ${customer}) AND (price_group IS NULL OR price_group = ${area}.price_group)
        AND ${today}::date BETWEEN valid_from AND valid_to AND uom IN (a.uom, 'EA')
      UNION ALL
      SELECT pd.promotion || '/' || pd.position, pr.name, pd.value, pd.type, bound.term, bound.qty, 'EA', pr.code, pr.badge, pd.position
      FROM promotion_detail pd
      JOIN promotion pr ON pr.tenant_id = pd.tenant_id AND pr.code = pd.promotion
      CROSS JOIN LATERAL (VALUES ('>=', pd.min_qty), ('<=', pd.max_qty)) AS bound(term, qty)
      WHERE pd.tenant_id = a.tenant_id AND pd.active AND bound.qty IS NOT NULL AND p.dealer IS NOT NULL
        AND (pd.article_code = a.code OR (pd.article_code IS NULL AND pd.brand = a.brand) OR (pd.article_code IS NULL AND pd.brand IS NULL AND pd.mc = a.mc))
        AND (pd.brand IS NULL OR pd.brand = a.brand) AND (pd.mc IS NULL OR pd.mc = a.mc)
        AND (pr.product_category IS NULL OR pr.product_category = a.category) AND (pr.sorg IS NULL OR pr.sorg = ${sorg})
        AND (pr.price_group IS NULL OR pr.price_group = ${area}.price_group) AND ${today}::date BETWEEN pr.valid_from AND pr.valid_to) deals`

const productSql = (wanted: string) => `
  SELECT a.id AS article_id, s.sorg, a.code, a.code_display, a.slug, a.ean, a.name, a.description, a.brand, a.category, a.mc,
    a.model, a.model_name, a.model_year, a.serie, a.size, a.colour, a.uom, a.picture, ${shownProperties} AS properties, a.tags,
    s.allow_to_order, s.order_blocked, s.brand_blocked, s.category_blocked, s.hierarchy_blocked, s.sorg_blocked,
    s.order_quota / a.pieces AS order_quota, a.weight, s.rank, s.retail, s.available_for_order_at, p.dealer, d.discounts, st.areas, st.ready_to_ship, st.custorder, n.arrivals, pi.pictures
  FROM ${wanted}
  JOIN article a ON a.id = wanted.article_id
  JOIN article_sorg s ON s.article_id = wanted.article_id AND s.sorg = wanted.sorg
  LEFT JOIN customer_area ca ON ca.customer_id = $3 AND ca.sorg = wanted.sorg AND ca.active
  ${dealerOf}
  LEFT JOIN LATERAL (
    ${dealsOf('wanted.sorg', 'ca', '$3', '$4')}) d ON true
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('area', warehouse_area, 'available', available)) AS areas, sum(ready_to_ship)::int AS ready_to_ship,
      sum(custorder)::int AS custorder FROM stock
    WHERE stock.article_id = wanted.article_id AND stock.sorg = wanted.sorg) st ON true
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('date', date, 'qty', qty) ORDER BY date) AS arrivals FROM next_arrival
    WHERE next_arrival.article_id = wanted.article_id AND next_arrival.sorg = wanted.sorg AND qty > 0 AND date >= $4::date AND date <= $5::date) n ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(f.sha256 ORDER BY u.position, f.id) AS pictures FROM file_use u JOIN file f ON f.tenant_id = u.tenant_id AND f.id = u.file_id
    WHERE u.tenant_id = a.tenant_id AND u.used_as = 'article-picture' AND u.owner = a.code AND f.state = 'ready') pi ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('name', name, 'value', value) ORDER BY id) AS attributes FROM article_attribute
    WHERE article_attribute.article_code = a.code AND article_attribute.sorg = s.sorg) at ON true
  WHERE a.active ORDER BY wanted.n`

const byId = productSql(
  'unnest($1::int[], $2::text[]) WITH ORDINALITY AS wanted(article_id, sorg, n)',
)
// Limited to the customer's own sales organisations: codes of others are unknown to that customer.
const byCode =
  productSql(`(SELECT DISTINCT a.id, w.sorg, 0 FROM unnest($1::text[], $2::text[]) w(code, sorg) JOIN article a ON a.code = w.code
  JOIN customer_area own ON own.customer_id = $3 AND own.sorg = w.sorg AND own.active) AS wanted(article_id, sorg, n)`)

/**
 * Reader and day for which articles are read. `customerId` null: none chosen, so no dealer price. Days in the tenant's
 * zone.
 */
export interface ReadFor {
  customerId: number | null
  today: string
  arrivalsUntil: string
}

/** Reads articles with this customer's prices, deals, stock and arrivals, in one statement and in the order asked for. */
export const readProducts = (
  tx: Tx,
  keys: ProductKeys,
  { customerId, today, arrivalsUntil }: ReadFor,
) => tx.query<ProductRow>(byId, [keys.ids, keys.sorgs, customerId, today, arrivalsUntil])

const dealerSql = `
  SELECT p.dealer FROM unnest($1::int[], $2::text[]) WITH ORDINALITY AS wanted(article_id, sorg, n)
  LEFT JOIN customer_area ca ON ca.customer_id = $3 AND ca.sorg = wanted.sorg AND ca.active
  ${dealerOf} ORDER BY wanted.n`

/** The dealer price alone of each article, in the order asked for; null: there is none. */
export const readDealerPrices = async (
  tx: Tx,
  keys: ProductKeys,
  { customerId, today }: Pick<ReadFor, 'customerId' | 'today'>,
): Promise<(string | null)[]> =>
  (
    await tx.query<{ dealer: string | null }>(dealerSql, [keys.ids, keys.sorgs, customerId, today])
  ).map(({ dealer }) => dealer)

/** Reads articles by code; unknown, inactive and foreign ones are missing from the result. */
export const readProductsByCode = (
  tx: Tx,
  keys: { codes: string[]; sorgs: string[] },
  { customerId, today, arrivalsUntil }: ReadFor,
) => tx.query<ProductRow>(byCode, [keys.codes, keys.sorgs, customerId, today, arrivalsUntil])

/** Which of these are sold to a customer, as `sorg/code`: those that `readProductsByCode` would read, without what it reads of them. */
export async function soldTo(
  tx: Tx,
  { codes, sorgs }: { codes: readonly string[]; sorgs: readonly string[] },
  customerId: number,
): Promise<Set<string>> {
  const rows =
    codes.length === 0
      ? []
      : await tx.query<{ id: string }>(
          `SELECT w.sorg || '/' || a.code AS id FROM unnest($1::text[], $2::text[]) w(code, sorg) JOIN article a ON a.code = w.code AND a.active
     JOIN article_sorg s ON s.article_id = a.id AND s.sorg = w.sorg JOIN customer_area own ON own.customer_id = $3 AND own.sorg = w.sorg AND own.active`,
          [codes, sorgs, customerId],
        )
  return new Set(rows.map(({ id }) => id))
}

/** Facts that change from minute to minute. */
export interface StockNow extends Pick<StockFacts, 'custorder'> {
  areas: { area: string; available: number }[]
  readyToShip: number
}

/** Reads current stock by `sorg|id`. */
export async function readStock(
  tx: Tx,
  { ids, sorgs }: ProductKeys,
): Promise<Map<string, StockNow>> {
  const rows = await tx.query<{
    article_id: number
    sorg: string
    area: string
    available: number
    ready_to_ship: number
    custorder: number
  }>(
    `SELECT article_id, sorg, warehouse_area AS area, available, ready_to_ship, custorder FROM stock
     WHERE article_id = ANY ($1::int[]) AND sorg = ANY ($2::text[])`,
    [ids, [...new Set(sorgs)]],
  )
  const found = new Map<string, StockNow>()
  for (const { article_id, sorg, area, available, ready_to_ship, custorder } of rows) {
    const key = `${sorg}|${article_id}`
    const known = found.get(key) ?? { areas: [], readyToShip: 0, custorder: 0 }
    known.areas.push({ area, available })
    known.readyToShip += ready_to_ship
    known.custorder += custorder
    found.set(key, known)
  }
  return found
}
