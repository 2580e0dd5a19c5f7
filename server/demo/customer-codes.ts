import type { FeedRecord } from '../import/source.ts'
import type { DemoOrder } from './trade.ts'

/** So many articles a customer has taken into his own shop system. */
const most = 40

/**
 * What customers call the articles they have bought, numbered as they came in: the same number is another article
 * in each shop. @param orders oldest first
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
