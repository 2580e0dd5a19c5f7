import type { CartBase, SyncAnswer } from '#offline/cart-answer.ts'
import type { CheckoutAnswer, CheckoutStatus } from '#offline/checkout-answer.ts'

export interface WireIntent { seq: number; mutationId: string; v: number; customerKey: string; kind: string; args: unknown }

export interface CheckoutVariables {
  attemptKey: string
  streamId: string | null
  streamSeq: number | null
  products: { article_code: string; sorg: string; qty: number; price: string | null }[]
  [field: string]: unknown
}

/** What the sync protocol needs of a server: the real one, or the reference it is compared with. */
export interface SyncServer {
  sync(userId: string, streamId: string, intents: WireIntent[]): Promise<SyncAnswer>
  cart(userId: string, customerKey: string, streamId: string | null): Promise<CartBase>
  checkout(userId: string, customerKey: string, variables: CheckoutVariables): Promise<CheckoutAnswer>
  status(userId: string, customerKey: string, attemptKey: string): Promise<CheckoutStatus>
  /** A change made in the office, past every device. */
  office(change: OfficeChange): Promise<void>
}

export type OfficeChange =
  | { kind: 'block'; article: string; blocked: boolean }
  | { kind: 'price'; article: string; dealer: string }
  | { kind: 'stock'; article: string; available: number }

export const sorg = '2000'
/** Articles of the model; one of each world is theirs alone. */
export const articles = ['A', 'B', 'C'] as const
