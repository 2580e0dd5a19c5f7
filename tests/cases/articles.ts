import type { BlockFacts } from '#domain/article/article-block.ts'
import type { StockFacts } from '#domain/article/stock-display.ts'
import type { Tx } from '../../server/db/database.ts'
import type { Deal } from './price.ts'

/** An article of one case, as the database is to have it. */
export interface CaseArticle
  extends Partial<BlockFacts>, Partial<Pick<StockFacts, 'areas' | 'arrivals'>> {
  code: string
  sorg?: string
  /** Missing: it has no price. */
  dealer?: string
  deals?: readonly Deal[]
  /** Pieces that can leave at once, and those on customers' orders, all areas together. */
  readyToShip?: number
  custorder?: number
}

const into = (tx: Tx, rows: readonly object[], columns: string, sql: string) =>
  tx.query(
    `${sql.replace('CASES', `jsonb_to_recordset($1::jsonb) AS c(${columns}) JOIN article a ON a.code = c.code`)}`,
    [JSON.stringify(rows)],
  )

/** Puts the articles of a table of cases into the tenant, each with its own rows and no others. */
export async function addArticles(tx: Tx, cases: readonly CaseArticle[]): Promise<void> {
  const all = cases.map((one) => ({ sorg: '2000', ...one }))
  await tx.query(
    `INSERT INTO article (tenant_id, code, code_display, slug, name, brand, category, mc, model, model_name)
     SELECT 'aa', code, code, lower(code), code, 'Case', 'paa', 'CASE', code, code FROM jsonb_to_recordset($1::jsonb) AS c(code text)`,
    [JSON.stringify(all)],
  )
  await into(
    tx,
    all,
    'code text, sorg text, "allowToOrder" bool, "sorgBlocked" bool, "orderBlocked" bool, "brandBlocked" bool, "categoryBlocked" bool, "hierarchyBlocked" bool, "availableForOrderAt" date',
    `INSERT INTO article_sorg (tenant_id, article_id, sorg, allow_to_order, sorg_blocked, order_blocked, brand_blocked, category_blocked, hierarchy_blocked, available_for_order_at)
     SELECT 'aa', a.id, c.sorg, coalesce("allowToOrder", true), coalesce("sorgBlocked", false), coalesce("orderBlocked", false), coalesce("brandBlocked", false), coalesce("categoryBlocked", false),
       coalesce("hierarchyBlocked", false), "availableForOrderAt" FROM CASES`,
  )
  await into(
    tx,
    all.filter(({ dealer }) => dealer !== undefined),
    'code text, sorg text, dealer numeric',
    `INSERT INTO price (tenant_id, article_id, sorg, price_group, dealer) SELECT 'aa', a.id, c.sorg, 'P1', c.dealer FROM CASES`,
  )
  await addStock(tx, all)
  await addDeals(tx, all)
}

async function addStock(tx: Tx, all: readonly CaseArticle[]): Promise<void> {
  const areas = all.flatMap(({ code, sorg, areas: own = [], readyToShip = 0, custorder = 0 }) =>
    own.map((area, n) => ({
      code,
      sorg,
      ...area,
      ...(n === 0 ? { readyToShip, custorder } : { readyToShip: 0, custorder: 0 }),
    })),
  )
  await into(
    tx,
    areas,
    'code text, sorg text, area text, available int, "readyToShip" int, custorder int',
    `INSERT INTO stock (tenant_id, article_id, sorg, warehouse_area, available, ready_to_ship, custorder) SELECT 'aa', a.id, c.sorg, c.area, c.available, c."readyToShip", c.custorder FROM CASES`,
  )
  const arrivals = all.flatMap(({ code, sorg, arrivals: own = [] }) =>
    own.map((arrival) => ({ code, sorg, ...arrival })),
  )
  await into(
    tx,
    arrivals,
    'code text, sorg text, date date, qty int',
    `INSERT INTO next_arrival (tenant_id, article_id, sorg, date, qty) SELECT 'aa', a.id, c.sorg, c.date, c.qty FROM CASES`,
  )
}

/** A promotion is its case's alone: its code has the article's behind it. */
async function addDeals(tx: Tx, all: readonly CaseArticle[]): Promise<void> {
  const deals = all.flatMap(({ code, sorg, deals: own = [] }) =>
    own.map((deal) => ({ ...deal, code, sorg })),
  )
  const lines = deals
    .filter(({ promotion }) => promotion === null)
    .flatMap(({ code, sorg, detail }) => detail.map((line) => ({ ...line, code, sorg })))
  await into(
    tx,
    lines,
    'code text, sorg text, "salesDealNo" text, discount numeric, type text, term text, qty int, uom text',
    `INSERT INTO discount (tenant_id, article_id, sorg, sales_deal_no, description, discount, type, term, qty, uom, valid_from, valid_to)
     SELECT 'aa', a.id, c.sorg, "salesDealNo", '', c.discount, c.type, c.term, c.qty, c.uom, '2000-01-01', '2999-12-31' FROM CASES`,
  )
  const offers = deals
    .filter(({ promotion }) => promotion !== null)
    .map(({ code, promotion, salesDealNo, detail: [from, to] }) => ({
      code,
      promotion: `${promotion}-${code}`,
      position: Number(salesDealNo.split('/')[1]),
      value: from?.discount,
      type: from?.type,
      from: from?.qty,
      to: to?.qty ?? null,
    }))
  await into(
    tx,
    offers,
    'code text, promotion text',
    `INSERT INTO promotion (tenant_id, code, name, valid_from, valid_to) SELECT DISTINCT 'aa', c.promotion, c.promotion, '2000-01-01'::date, '2999-12-31'::date FROM CASES`,
  )
  await into(
    tx,
    offers,
    'code text, promotion text, position int, value numeric, type text, "from" int, "to" int',
    `INSERT INTO promotion_detail (tenant_id, promotion, position, article_code, value, type, min_qty, max_qty) SELECT 'aa', c.promotion, c.position, c.code, c.value, c.type, c."from", c."to" FROM CASES`,
  )
}
