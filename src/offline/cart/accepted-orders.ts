import type { PlacedOrder } from '#domain/ordering/checkout-answer.ts'
import type { AttemptRow, OfflineDatabase } from '../database.ts'
import { subscribeLive } from '../live-query.ts'

/** An order that the server has, as far as this device remembers it: no amounts. */
export interface AcceptedOrder {
  orderNo: string
  merchant: string
  customerKey: string
  at: number
  /** Set on an order made offline and placed later. */
  wasOffline?: true
  /** The server was restored from a backup since, and may not know it. */
  inDoubt?: true
}

/** Orders of one person: sent without an answer yet, and the last that were taken. */
export interface SentOrders {
  open: AttemptRow[]
  accepted: AcceptedOrder[]
}

const maxRemembered = 10
const factOf = (userId: string) => `orders.accepted.${userId}`

const remembered = async ({ facts }: OfflineDatabase, userId: string) =>
  ((await facts.get(factOf(userId)))?.value as AcceptedOrder[] | undefined) ?? []

/** Remembers the last orders that were taken, newest first; inside a transaction over `facts`. */
export async function rememberOrders(
  database: OfflineDatabase,
  userId: string,
  customerKey: string,
  orders: readonly PlacedOrder[],
  now: number,
  wasOffline = false,
): Promise<void> {
  const fresh = orders.map(({ order_no, merchant }): AcceptedOrder => ({
    orderNo: order_no,
    merchant,
    customerKey,
    at: now,
    ...(wasOffline && { wasOffline }),
  }))
  const known = new Set(fresh.map(({ orderNo }) => orderNo))
  const before = (await remembered(database, userId)).filter(({ orderNo }) => !known.has(orderNo))
  await database.facts.put({
    key: factOf(userId),
    value: [...fresh, ...before].slice(0, maxRemembered),
  })
}

/** Marks all remembered orders as doubtful, as the server has gone back to an older state. Inside a transaction over `facts`. */
export async function doubtOrders(database: OfflineDatabase, userId: string): Promise<void> {
  const orders = await remembered(database, userId)
  if (orders.length === 0) return
  const value = orders.map((order): AcceptedOrder => ({ ...order, inDoubt: true }))
  await database.facts.put({ key: factOf(userId), value })
}

/** Forgets them, at a logout. */
export const forgetOrders = ({ facts }: OfflineDatabase, userId: string) =>
  facts.delete(factOf(userId))

/** Tells a person's orders now and after each change, of this tab or another. Answers how to stop. */
export function watchOrders(
  database: OfflineDatabase,
  userId: string,
  listener: (orders: SentOrders) => void,
): () => void {
  const read = async () => ({
    open: await database.cartAttempts.where('userId').equals(userId).toArray(),
    accepted: await remembered(database, userId),
  })
  return subscribeLive(read, listener)
}
