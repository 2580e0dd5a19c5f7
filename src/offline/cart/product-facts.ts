import type { BlockReason } from '#domain/article/article-block.ts'
import type { Day } from '#domain/time/day.ts'
import type { Decimal } from '#domain/ordering/money.ts'
import type { DiscountLine } from '#domain/ordering/price.ts'
import type { OrderType } from '#domain/article/stock-display.ts'

/**
 * Facts of its article that a cart line shows, in the contract's names. Any product loaded with these fields fits.
 */
export interface ProductFacts {
  /** sorg/article_code */
  id: string
  sorg: string
  article_code: string
  article_code_display: string
  ean?: string | null
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
  /** Missing where the answer does not tell it. */
  availableForOrderAt?: Day | null
  price: ProductPrice
  /** As of the answer or the screen it came from; missing where this device knew the article before. */
  stocks?: ProductStocks | null
}

export interface ProductStocks {
  available: number | null
  /** Whether any is left; missing where it is not known. */
  inStock?: boolean | null
  /** By warehouse area, where the tenant shows that. */
  areas?: readonly { area: string; available: number }[] | null
  /** Pieces promised to orders already, of all customers. */
  custorder: number | null
  nextArrival: readonly { date: Day; qty: number | null }[]
  orderType?: OrderType | null
  preOrder?: boolean | null
  /** Most pieces an order may hold; missing where it is not known, null where there is no end. */
  mostToOrder?: number | null
  /** Maximum that can leave at once. */
  mostAtOnce?: number | null
  /** Time of the server's check; missing where the answer does not state it. */
  at?: unknown
}

export interface ProductPrice {
  retailDisplay: Decimal | null
  dealer: Decimal | null
  symbol: string
  separator: string
  decimal_separator: string
  decimal_precission: number
  discount: Deal[]
}

/** A deal, or one offer of a promotion: its code and its short word. */
export interface Deal {
  salesDealNo: string
  description: string
  promotion?: string | null
  badge?: string | null
  detail: DiscountLine[]
}

/** The fields of `ProductFacts`, for a GraphQL document. */
export const productFactsFields = `id sorg article_code article_code_display ean name slug brand category size colour model_year
uom picture orderQuota block price { retailDisplay dealer symbol separator decimal_separator decimal_precission
discount { salesDealNo description promotion badge detail { salesDealNo discount qty uom term type } } }
stocks { available inStock custorder orderType preOrder mostToOrder mostAtOnce areas { area available } nextArrival { date qty } }`
