import type { IndexedArticle } from './catalogue-index.ts'

export type ArticleOrder = 'RECOMMENDED' | 'NAME' | 'NAME_DESC' | 'PRICE' | 'PRICE_DESC' | 'NEWEST' | 'CODE'

type Compare = (a: IndexedArticle, b: IndexedArticle) => number

const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const byRank: Compare = (a, b) => a.rank - b.rank || text(a.code, b.code)

const comparisons: Record<ArticleOrder, Compare> = {
  // Nobody recommends what cannot be ordered.
  RECOMMENDED: (a, b) => Number(a.blocked) - Number(b.blocked) || byRank(a, b),
  NAME: (a, b) => text(a.name, b.name) || byRank(a, b),
  NAME_DESC: (a, b) => text(b.name, a.name) || byRank(a, b),
  PRICE: (a, b) => a.retail - b.retail || byRank(a, b),
  PRICE_DESC: (a, b) => b.retail - a.retail || byRank(a, b),
  NEWEST: (a, b) => (b.modelYear ?? 0) - (a.modelYear ?? 0) || byRank(a, b),
  CODE: (a, b) => text(a.code, b.code),
}

/** The positions of all articles in each order, sorted when first asked for. */
export function ordersOf(articles: readonly IndexedArticle[]): Record<ArticleOrder, Int32Array> {
  const made = new Map<ArticleOrder, Int32Array>()
  return new Proxy({} as Record<ArticleOrder, Int32Array>, {
    get(_, name: ArticleOrder) {
      let order = made.get(name)
      if (!order) {
        const compare = comparisons[name]
        order = Int32Array.from(articles, (_article, position) => position).sort((a, b) => compare(articles[a]!, articles[b]!))
        made.set(name, order)
      }
      return order
    },
  })
}
