import type { OrderIntent } from '#domain/ordering/order-intent.ts'
import type { IntentResult } from '../cart/cart-answer.ts'
import { rememberOrders } from '../cart/accepted-orders.ts'
import type { PlacedOrder } from '#domain/ordering/checkout-answer.ts'
import type { OfflineDatabase, OutboxRow } from '../database.ts'
import { subscribeLive } from '../live-query.ts'

/** An order made offline that the server does not have yet. */
export interface WaitingOrder {
  mutationId: string
  customerKey: string
  args: OrderIntent['args']
  /** Time it was made, in ms of this device's clock. */
  at: number
}

const orderOf = ({ mutationId, customerKey, args, at }: OutboxRow): WaitingOrder => ({
  mutationId,
  customerKey,
  args: args as OrderIntent['args'],
  at,
})

/** Calls with a person's waiting orders, the oldest first, now and after each change. Returns how to stop. */
export const watchWaitingOrders = (
  { outbox }: OfflineDatabase,
  userId: string,
  listener: (orders: WaitingOrder[]) => void,
): (() => void) =>
  subscribeLive(
    async () =>
      (await outbox.where('userId').equals(userId).sortBy('seq'))
        .filter(({ kind, withdrawn }) => kind === 'ORDER' && !withdrawn)
        .map(orderOf),
    listener,
  )

/** Remembers the numbers of an order made offline once the server has placed it. */
export async function storePlacedOrder(
  database: OfflineDatabase,
  row: OutboxRow,
  at: number,
  { data }: IntentResult,
): Promise<void> {
  const { orders = [] } = (data ?? {}) as { orders?: PlacedOrder[] }
  await rememberOrders(database, row.userId, row.customerKey, orders, at, true)
}
