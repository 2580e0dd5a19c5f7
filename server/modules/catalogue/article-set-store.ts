import type { ArticleSets } from '#domain/article/article-sets.ts'
import type { RequestContext } from '../../context.ts'

type PromotionPicks = ArticleSets['promotions']

/**
 * The articles of each promotion that runs today for what this request may see, by the rules by which an article gets its
 * offers as discount lines (product-store.ts). Remembered as long as articles are.
 */
export async function readPromotionPicks({
  tx,
  tenant,
  today,
  sorgs,
  customer,
  priceList,
  catalogueRevision,
  catalogues,
}: RequestContext): Promise<PromotionPicks> {
  const { promotions } = await catalogues.of(tenant.id, catalogueRevision, tx)
  const key = JSON.stringify([today, priceList, sorgs])
  const known = promotions.get(key)
  if (known) return known
  const picks = await tx.query<PromotionPicks[number]>(
    `SELECT pr.code, array_agg(DISTINCT a.id ORDER BY a.id) AS ids FROM promotion pr
     JOIN promotion_detail pd ON pd.tenant_id = pr.tenant_id AND pd.promotion = pr.code AND pd.active
     JOIN article a ON a.tenant_id = pr.tenant_id AND a.active
       AND (pd.article_code = a.code OR (pd.article_code IS NULL AND (pd.brand IS NOT NULL OR pd.mc IS NOT NULL)))
       AND (pd.brand IS NULL OR pd.brand = a.brand) AND (pd.mc IS NULL OR pd.mc = a.mc)
     JOIN article_sorg s ON s.article_id = a.id AND s.sorg = ANY ($2::text[]) AND (pr.sorg IS NULL OR pr.sorg = s.sorg)
     LEFT JOIN customer_area ca ON ca.customer_id = $3 AND ca.sorg = s.sorg AND ca.active
     WHERE $1::date BETWEEN pr.valid_from AND pr.valid_to AND (pr.product_category IS NULL OR pr.product_category = a.category)
       AND (pr.price_group IS NULL OR pr.price_group = ca.price_group)
     GROUP BY pr.code ORDER BY pr.code`,
    [today, sorgs, customer?.id ?? null],
  )
  promotions.set(key, picks)
  return picks
}

/** Ids of the articles that a customer has ordered before, cancelled orders aside; ascending. */
export async function readBought(
  { tx, sorgs }: RequestContext,
  customerId: number,
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    `SELECT DISTINCT a.id FROM sales_order o
     JOIN order_line l ON l.tenant_id = o.tenant_id AND l.order_no = o.order_no
     JOIN article a ON a.tenant_id = o.tenant_id AND a.code = l.article_code AND a.active
     WHERE o.customer_id = $1 AND o.sorg = ANY ($2::text[]) AND o.status <> 'cancelled' AND NOT l.cancelled ORDER BY a.id`,
    [customerId, sorgs],
  )
  return rows.map(({ id }) => id)
}

/** All picks of a request, for a device. */
export const readPicks = async (request: RequestContext): Promise<ArticleSets> => ({
  promotions: await readPromotionPicks(request),
  bought: request.customer && (await readBought(request, request.customer.id)),
})
