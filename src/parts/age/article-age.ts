import { type KnownAge, oldestOf } from '#domain/time/age.ts'

/** Of when the oldest of some articles' prices and stock is; they come in one answer. @param stale the server cannot be asked now */
export const ageOfArticles = (
  articles: readonly ({ stocks?: { at?: unknown } | null } | null | undefined)[],
  stale: boolean,
): KnownAge => ({
  at: oldestOf(articles.map((article) => (article?.stocks?.at ? String(article.stocks.at) : null))),
  stale,
})
