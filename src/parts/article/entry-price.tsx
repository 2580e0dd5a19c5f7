import type { Article } from '#parts/article/article.ts'
import { ArticlePrice } from '#parts/article/article-price.tsx'

/** As much of a card as its price needs; of an article alone the article is enough. */
export interface PricedEntry {
  starting_at?: string | null
  max_retail?: string | null
  dealer_from?: string | null
  dealer_to?: string | null
  product: Article
}

/** The price of everything a card stands for: "from" only where its articles differ. */
export function EntryPrice({
  entry: {
    starting_at: retail,
    max_retail: maxRetail,
    dealer_from: from,
    dealer_to: to,
    product: { price },
  },
}: {
  entry: PricedEntry
}) {
  return (
    <ArticlePrice
      price={{
        ...price,
        dealer: from ?? price.dealer,
        retailDisplay: retail ?? price.retailDisplay,
      }}
      maxRetail={maxRetail}
      from={Number(from) < Number(to)}
    />
  )
}
