import type { Tx } from '../../db/database.ts'

interface ArticleFacts {
  ean: string | null
  retail: string | null
}

/** EAN and retail price of articles by code, for a shop's own system; no price where the customer's sales organisations differ. */
export async function readArticleFacts(
  tx: Tx,
  customerId: number,
  codes: readonly string[],
): Promise<Map<string, ArticleFacts>> {
  const rows = await tx.query<ArticleFacts & { code: string }>(
    `SELECT a.code, a.ean, CASE WHEN count(DISTINCT s.retail) = 1 THEN min(s.retail) END AS retail FROM article a LEFT JOIN article_sorg s ON s.tenant_id = a.tenant_id AND s.article_id = a.id
       AND s.sorg IN (SELECT c.sorg FROM customer_area c WHERE c.customer_id = $1 AND c.active)
     WHERE a.code = ANY ($2::text[]) GROUP BY a.code, a.ean`,
    [customerId, [...new Set(codes)]],
  )
  return new Map(rows.map(({ code, ...facts }) => [code, facts]))
}
