import type { RequestContext } from '../../context.ts'
import { productsFor } from '../catalogue/product.ts'

/** Maximum of restock alerts per person. */
export const maxSubscriptions = 500

/** Reads a person's restock alerts; articles no longer visible to them are left out. */
export async function subscriptionsOf(request: RequestContext) {
  const { tx, user, sorgs } = request
  const rows = await tx.query<{ article_id: number; sorg: string; created_at: Date }>(
    'SELECT article_id, sorg, created_at FROM restock_subscription WHERE user_id = $1 AND sorg = ANY ($2::text[]) ORDER BY created_at DESC, article_id',
    [user.id, sorgs],
  )
  const products = await productsFor(request, {
    ids: rows.map(({ article_id }) => article_id),
    sorgs: rows.map(({ sorg }) => sorg),
  })
  return rows.flatMap(({ article_id, sorg, created_at }) => {
    const product = products.find((one) => one.articleId === article_id && one.sorg === sorg)
    return product ? [{ id: product.id, createdAt: created_at as never, product }] : []
  })
}

/** Finds an article that this person may see and how much of it there is; undefined: none of this code. */
export async function articleFor({ tx, sorgs }: RequestContext, code: string, sorg: string) {
  if (!sorgs.includes(sorg)) return undefined
  const [row] = await tx.query<{ id: number; available: number }>(
    `SELECT a.id, coalesce((SELECT sum(s.available) FROM stock s WHERE s.article_id = a.id AND s.sorg = $2), 0)::int AS available
     FROM article a JOIN article_sorg o ON o.article_id = a.id AND o.sorg = $2 WHERE a.code = $1 AND a.active`,
    [code, sorg],
  )
  return row
}

/** Subscribes the person to an article. @returns false when the person has too many already */
export async function subscribe(
  { tx, tenant, user, clock }: RequestContext,
  articleId: number,
  sorg: string,
): Promise<boolean> {
  const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM restock_subscription WHERE user_id = $1',
    [user.id],
  )
  if (count >= maxSubscriptions) return false
  await tx.query(
    'INSERT INTO restock_subscription (tenant_id, user_id, article_id, sorg, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
    [tenant.id, user.id, articleId, sorg, clock()],
  )
  return true
}

/** Ends a subscription. */
export const unsubscribe = ({ tx, user }: RequestContext, code: string, sorg: string) =>
  tx.query(
    'DELETE FROM restock_subscription WHERE user_id = $1 AND sorg = $3 AND article_id IN (SELECT id FROM article WHERE code = $2)',
    [user.id, code, sorg],
  )
