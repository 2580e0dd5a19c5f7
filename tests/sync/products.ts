import type { BlockReason } from '#domain/article-block.ts'
import type { ProductFacts } from '#offline/product-facts.ts'
import { sorg } from './sync-server.ts'

/** An article as a screen has loaded it. @param dealer price, four decimals */
export const productOf = (article: string, dealer = '10.0000', block: BlockReason | null = null): ProductFacts => ({
  id: `${sorg}/${article}`, sorg, article_code: article, article_code_display: article, name: `Name ${article}`, slug: article.toLowerCase(),
  brand: 'Brand', category: 'paa', size: null, colour: null, model_year: null, uom: 'EA', picture: null, orderQuota: null, block,
  price: { retailDisplay: null, dealer, symbol: '$', separator: ',', decimal_separator: '.', decimal_precission: 2, discount: [] },
})
