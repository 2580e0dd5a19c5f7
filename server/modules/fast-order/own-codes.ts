import type { RequestContext } from '../../context.ts'

/**
 * Finds articles by the chosen customer's own codes; empty without a customer.
 * @returns article ids by word
 */
export async function articlesOfOwnCodes(
  { tx, customer }: RequestContext,
  words: string[],
): Promise<Map<string, number>> {
  if (!customer || words.length === 0) return new Map()
  const rows = await tx.query<{ word: string; article_id: number }>(
    'SELECT word, article_id FROM customer_article_code WHERE customer_id = $1 AND word = ANY($2::text[])',
    [customer.id, words],
  )
  return new Map(rows.map(({ word, article_id }) => [word, article_id]))
}
