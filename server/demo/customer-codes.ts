import type { FeedRecord } from '../import/source.ts'
import type { DemoOrder } from './trade.ts'

/** Maximum of articles with a customer's own code. */
const most = 40

/**
 * Yields customers' own codes for articles they bought, numbered by first purchase: each shop
 * numbers differently.
 * @param orders oldest first
 */
export function* customerCodeRecords(orders: readonly DemoOrder[]): Generator<FeedRecord> {
  const known = new Map<string, Set<string>>()
  for (const {
    customer: { r3 },
    lines,
  } of orders) {
    const own = known.get(r3) ?? new Set()
    known.set(r3, own)
    for (const {
      item: { article },
    } of lines) {
      if (own.size >= most || own.has(article.code)) continue
      own.add(article.code)
      yield { customer: r3, code: `SHOP-${1000 + own.size}`, article: article.code }
    }
  }
}
