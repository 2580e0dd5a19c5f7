import { codeBeginnings, type OwnCode } from '#domain/catalogue/catalogue-scores.ts'
import type { RequestContext } from '../../context.ts'

/**
 * Returns the chosen customer's own codes that begin with a word of the term or with all of it; none without a
 * customer.
 */
export async function ownCodesFor(
  { tx, customer }: RequestContext,
  term: string | null | undefined,
): Promise<OwnCode[]> {
  const words = codeBeginnings(term)
  if (!customer || words.length === 0) return []
  return tx.query<OwnCode>(
    `SELECT word, article_id AS "articleId" FROM customer_article_code
     WHERE customer_id = $1 AND EXISTS (SELECT 1 FROM unnest($2::text[]) typed WHERE starts_with(word, typed)) ORDER BY word`,
    [customer.id, words],
  )
}
