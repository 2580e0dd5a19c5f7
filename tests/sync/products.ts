import type { BlockReason } from '#domain/article/article-block.ts'
import type { DiscountLine } from '#domain/ordering/price.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import { sorg } from './sync-server.ts'

/** Returns a promotion of some percent from three pieces on, as the price rule sees it. */
export const promoted = (percent: number): DiscountLine[] =>
  percent > 0
    ? [
        {
          salesDealNo: 'PROMO/1',
          discount: `-${percent}`,
          qty: 3,
          uom: 'EA',
          term: '>=',
          type: '%',
        },
      ]
    : []

/** An article as a screen has loaded it. @param dealer price, four decimals @param percent off from three pieces on */
export const productOf = (
  article: string,
  dealer = '10.0000',
  block: BlockReason | null = null,
  percent = 0,
): ProductFacts => ({
  id: `${sorg}/${article}`,
  sorg,
  article_code: article,
  article_code_display: article,
  name: `Name ${article}`,
  slug: article.toLowerCase(),
  brand: 'Brand',
  category: 'paa',
  size: null,
  colour: null,
  model_year: null,
  uom: 'EA',
  picture: null,
  orderQuota: null,
  block,
  price: {
    retailDisplay: null,
    dealer,
    symbol: '$',
    separator: ',',
    decimal_separator: '.',
    decimal_precission: 2,
    discount:
      percent > 0
        ? [{ salesDealNo: 'PROMO/1', description: 'Promotion', detail: promoted(percent) }]
        : [],
  },
})
