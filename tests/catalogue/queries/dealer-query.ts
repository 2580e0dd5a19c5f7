/**
 * Words that a dealer types on a demo tenant, and what must be among the first three articles, as `described` writes them:
 * merchandise category, name, code.
 */
export type DealerQuery = readonly [tenant: 'us' | 'de' | 'id', typed: string, wanted: RegExp]

/** An article as the queries' patterns see it: `TY Gripworks Standard tube 29" [TY20006-29]`. */
export const described = (article: {
  mc: string | null
  name: string
  article_code_display: string
}) => `${article.mc} ${article.name} [${article.article_code_display}]`
