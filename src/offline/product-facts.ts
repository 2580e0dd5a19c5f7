import type { BlockReason } from '#domain/article-block.ts'
import type { Day } from '#domain/day.ts'
import type { Decimal } from '#domain/money.ts'
import type { DiscountLine } from '#domain/price.ts'

/** What a cart line shows of its article, in the contract's names. Any product a screen has loaded with these fields will do. */
export interface ProductFacts {
  /** sorg/article_code */
  id: string
  sorg: string
  article_code: string
  article_code_display: string
  name: string
  slug: string
  brand: string
  category: string
  size: string | null
  colour: string | null
  model_year: number | null
  uom: string
  picture: string | null
  orderQuota: number | null
  block: BlockReason | null
  price: ProductPrice
  /** As of the answer or the screen it came from; missing where this device knew the article before. */
  stocks?: ProductStocks | null
}

export interface ProductStocks {
  available: number | null
  /** Pieces this customer has on order already. */
  custorder: number | null
  nextArrival: readonly { date: Day; qty: number | null }[]
}

export interface ProductPrice {
  retailDisplay: Decimal | null
  dealer: Decimal | null
  symbol: string
  separator: string
  decimal_separator: string
  decimal_precission: number
  discount: { salesDealNo: string; description: string; detail: DiscountLine[] }[]
}

/** The fields of `ProductFacts`, for a GraphQL document. */
export const productFactsFields = `id sorg article_code article_code_display name slug brand category size colour model_year
uom picture orderQuota block price { retailDisplay dealer symbol separator decimal_separator decimal_precission
discount { salesDealNo description detail { salesDealNo discount qty uom term type } } }
stocks { available custorder nextArrival { date qty } }`
