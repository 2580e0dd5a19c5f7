import type { SyncAnswer } from '#offline/cart/cart-answer.ts'
import type { CheckoutAnswer, CheckoutStatus } from '#domain/ordering/checkout-answer.ts'
import type { AfterSaleFacts } from './after-sale.ts'
import type { CartAnswer } from '#offline/sync/apply-server-response.ts'

export interface WireIntent {
  seq: number
  mutationId: string
  v: number
  customerKey: string
  kind: string
  args: unknown
}

export interface CheckoutVariables {
  attemptKey: string
  cart?: string
  streamId: string | null
  streamSeq: number | null
  products: {
    article_code: string
    sorg: string
    qty: number
    price: string | null
    note?: string
  }[]
  [field: string]: unknown
}

/** Server as the sync protocol needs it: the real one, or the reference it is compared with. */
export interface SyncServer {
  /** @param withCarts false: results are all that is asked for */
  sync(
    userId: string,
    streamId: string,
    intents: WireIntent[],
    withCarts?: boolean,
  ): Promise<SyncAnswer>
  /**
   * Returns a cart with the list of named ones.
   * @param key '' the active one
   */
  cart(
    userId: string,
    customerKey: string,
    streamId: string | null,
    key: string,
  ): Promise<CartAnswer>
  checkout(
    userId: string,
    customerKey: string,
    variables: CheckoutVariables,
  ): Promise<CheckoutAnswer>
  status(userId: string, customerKey: string, attemptKey: string): Promise<CheckoutStatus>
  /** Codes of the articles that a person has restock alerts for. */
  alerts(userId: string): Promise<string[]>
  /** Sold frames and claims of the run. */
  afterSale(): Promise<AfterSaleFacts>
  /** A change made in the office, past every device. */
  office(change: OfficeChange): Promise<void>
}

export type OfficeChange =
  | { kind: 'block'; article: string; blocked: boolean }
  | { kind: 'price'; article: string; dealer: string }
  | { kind: 'stock'; article: string; available: number }
  /** Percent off from three pieces on; 0 ends it. */
  | { kind: 'promotion'; article: string; percent: number }

export const sorg = '2000'
/** Articles of the model; one of each world is theirs alone. */
export const articles = ['A', 'B', 'C'] as const
/** Articles that are out of stock and in no cart: they are waited for. */
export const wanted = ['V', 'W'] as const
