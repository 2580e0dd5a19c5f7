import { type BonusProgram, quarterBonus, quartersOf } from '#domain/bonus/bonus.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { page } from '../../db/page.ts'

const quarterOf = (day: string) => `to_char(${day}, 'YYYY"Q"Q')`

/** Lines of invoices with points, of the customers the transaction sees: $1 programme, $2 year. */
const purchasesSql = `
  SELECT i.invoice_date::text AS "invoiceDate", i.invoice_no AS "invoiceNumber", l.line_no, l.name AS "articleDescription", coalesce(l.brand, a.brand, '') AS "brandId",
    l.article_code AS "articleCode", n.pieces AS quantity, p.purchase_point AS point, w.purchase_value AS "pointValue",
    n.pieces * p.purchase_point * w.purchase_value AS "subTotal", n.pieces * p.purchase_point AS points, w.quarter
  FROM invoice_line l JOIN invoice i ON i.invoice_no = l.invoice_no
  CROSS JOIN LATERAL (SELECT (CASE WHEN l.subtotal < 0 THEN -abs(l.qty) ELSE l.qty END)::int AS pieces) n
  JOIN bonus_point p ON p.program = $1 AND p.article_code = l.article_code AND p.purchase_point IS NOT NULL
  JOIN bonus_value w ON w.program = $1 AND w.quarter = ${quarterOf('i.invoice_date')}
  LEFT JOIN article a ON a.code = l.article_code
  WHERE left(w.quarter, 4) = $2::text`

/** Reported frames with points, of the customers the transaction sees: $1 programme, $2 year, $3 time zone. */
const salesSql = `
  SELECT (r.created_at AT TIME ZONE $3)::date::text AS "inputDate", a.name AS "articleDescription", r.frame_number AS "frameNumber", p.class, p.sale_point AS point,
    w.sale_value AS "pointValue", p.sale_point * w.sale_value AS "subTotal", p.sale_point AS points, w.quarter
  FROM frame_registration r JOIN article a ON a.id = r.article_id
  JOIN bonus_point p ON p.program = $1 AND p.article_code = a.code AND p.sale_point IS NOT NULL
  JOIN bonus_value w ON w.program = $1 AND w.quarter = ${quarterOf('(r.created_at AT TIME ZONE $3)')}
  WHERE r.status <> 'withdrawn' AND NOT r.non_retail AND left(w.quarter, 4) = $2::text`

interface Asked {
  program: BonusProgram
  year: number
  quarter?: string | null
  search?: string | null
  page?: number | null
  limit?: number | null
}

interface PurchaseRow {
  invoiceDate: string
  invoiceNumber: string
  articleDescription: string
  brandId: string
  articleCode: string
  quantity: number
  point: string
  pointValue: string
  subTotal: string
  quarter: string
}

/** Reads a page of a customer's purchases with points. */
export async function purchasePage({ tx }: RequestContext, asked: Asked) {
  const { rows, ...found } = await page<PurchaseRow>(tx, {
    sql: `SELECT * FROM (${purchasesSql}) found WHERE ($3::text IS NULL OR quarter = $3)`,
    args: [asked.program, String(asked.year), asked.quarter ?? null],
    search: {
      term: asked.search,
      in: ['"invoiceNumber"', '"articleCode"', '"articleDescription"'],
    },
    orderBy: '"invoiceDate" DESC, "invoiceNumber" DESC, line_no',
    page: asked.page,
    limit: asked.limit,
  })
  return { ...found, rows: rows as never }
}

interface SaleRow {
  inputDate: string
  articleDescription: string
  frameNumber: string
  class: string | null
  point: string
  pointValue: string
  subTotal: string
  quarter: string
}

/** Reads a page of a customer's reported frames with points. */
export async function salePage({ tx, tenant }: RequestContext, asked: Asked) {
  const { rows, ...found } = await page<SaleRow>(tx, {
    sql: `SELECT * FROM (${salesSql}) found WHERE ($4::text IS NULL OR quarter = $4)`,
    args: [asked.program, String(asked.year), tenant.config.timeZone, asked.quarter ?? null],
    search: { term: asked.search, in: ['"frameNumber"', '"articleDescription"'] },
    orderBy: '"inputDate" DESC, "frameNumber"',
    page: asked.page,
    limit: asked.limit,
  })
  return { ...found, rows: rows as never }
}

interface ResultRow {
  quarter: string
  verification: string | null
  onTimePayment: string
}

/** Reads what the ERP has said of a customer's quarters. */
export const readResults = (tx: Tx, program: BonusProgram, year: number) =>
  tx.query<ResultRow>(
    `SELECT quarter, verification, on_time_payment AS "onTimePayment" FROM bonus_result WHERE program = $1 AND left(quarter, 4) = $2::text ORDER BY quarter`,
    [program, String(year)],
  )

interface SumRow {
  quarter: string
  points: string
  amount: string
}
const sumsOf = (rows: string) =>
  `SELECT quarter, sum(points)::text AS points, sum("subTotal")::text AS amount FROM (${rows}) found GROUP BY quarter`

/** Adds up a customer's year by quarters, each step of the sum beside it. */
export async function readQuarters(
  { tx, tenant }: RequestContext,
  program: BonusProgram,
  year: number,
) {
  const { display: currency, decimalPrecision } = tenant.config.currency
  const purchases = await tx.query<SumRow>(sumsOf(purchasesSql), [program, String(year)])
  const sales = await tx.query<SumRow>(sumsOf(salesSql), [
    program,
    String(year),
    tenant.config.timeZone,
  ])
  const results = await readResults(tx, program, year)
  return quartersOf(year).map((quarter) => {
    const bought = purchases.find((one) => one.quarter === quarter)
    const sold = sales.find((one) => one.quarter === quarter)
    const result = results.find((one) => one.quarter === quarter)
    const sums = {
      purchases: bought?.amount ?? '0',
      retailSales: sold?.amount ?? '0',
      verification: result?.verification ?? null,
      onTimePayment: result?.onTimePayment ?? '0',
    }
    return {
      quarter,
      purchasePoints: bought?.points ?? '0',
      salePoints: sold?.points ?? '0',
      ...sums,
      ...quarterBonus(sums, decimalPrecision),
      currency,
    }
  })
}
