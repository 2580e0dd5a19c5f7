import { allocateStock } from '#domain/ordering/freight.ts'
import type { Tx } from '../../db/database.ts'

interface StockRow {
  article_id: number
  sorg: string
  warehouse_area: string
  available: number
}

/**
 * Locks the stock of some carts' articles, and of others by their codes, in article order until the commit, so that no
 * other order can sell it.
 */
export const lockStock = (
  tx: Tx,
  cartIds: readonly number[],
  others: readonly { sorg: string; article_code: string }[] = [],
) =>
  tx.query<StockRow>(
    `SELECT article_id, sorg, warehouse_area, available FROM stock
   WHERE (article_id, sorg) IN (SELECT article_id, sorg FROM cart_line WHERE cart_id = ANY($1::int[])
     UNION SELECT a.id, o.sorg FROM unnest($2::text[], $3::text[]) o(sorg, code) JOIN article a ON a.code = o.code)
   ORDER BY article_id, sorg, warehouse_area FOR UPDATE`,
    [cartIds, others.map(({ sorg }) => sorg), others.map(({ article_code }) => article_code)],
  )

/** Takes quantities from locked stock, fullest area first. @returns by `article/sorg` what was not there and follows as back order */
export async function takeStock(
  tx: Tx,
  rows: StockRow[],
  wanted: { articleId: number; sorg: string; qty: number }[],
  now: Date,
): Promise<Map<string, number>> {
  const taken: { row: StockRow; qty: number }[] = []
  const missing = new Map<string, number>()
  for (const { articleId, sorg, qty } of wanted) {
    const parts = allocateStock(
      qty,
      rows.filter((row) => row.article_id === articleId && row.sorg === sorg),
    )
    taken.push(...parts.map((part) => ({ row: part.area, qty: part.qty })))
    const left = qty - parts.reduce((sum, part) => sum + part.qty, 0)
    missing.set(`${articleId}/${sorg}`, left)
  }
  await tx.query(
    `UPDATE stock s SET available = s.available - t.qty, custorder = s.custorder + t.qty, updated_at = $5
     FROM unnest($1::int[], $2::text[], $3::text[], $4::int[]) t(article_id, sorg, area, qty)
     WHERE s.article_id = t.article_id AND s.sorg = t.sorg AND s.warehouse_area = t.area`,
    [
      taken.map(({ row }) => row.article_id),
      taken.map(({ row }) => row.sorg),
      taken.map(({ row }) => row.warehouse_area),
      taken.map(({ qty }) => qty),
      now,
    ],
  )
  return missing
}

/** Returns the warehouse areas of articles by code, without a lock. */
export const areasByCode = (tx: Tx, wanted: readonly { sorg: string; article: string }[]) =>
  tx.query<StockRow & { code: string }>(
    `SELECT a.code, s.article_id, s.sorg, s.warehouse_area, s.available FROM stock s JOIN article a ON a.id = s.article_id
   WHERE (s.sorg, a.code) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    [wanted.map(({ sorg }) => sorg), wanted.map(({ article }) => article)],
  )
