import type { RequestContext } from '../../context.ts'
import type { OrderContext } from './checkout-types.ts'

/**
 * Reads an earlier sending of an attempt, for whichever customer it was made: the key belongs to the user. Afterwards
 * the transaction sees the rows of that customer and of the chosen one.
 */
export async function attemptOf(
  { tx, user, customer }: RequestContext,
  attemptKey: string,
): Promise<{ requestHash: string; orderNumbers: string[] } | null> {
  await tx.query('SELECT act_for_all($1)', [user.id])
  const [row] = await tx.query<{
    request_hash: string
    order_numbers: string[]
    customer_id: number
  }>(
    'SELECT request_hash, order_numbers, customer_id FROM checkout_attempt WHERE user_id = $1 AND attempt_key = $2',
    [user.id, attemptKey],
  )
  const seen = [row?.customer_id, customer?.id].filter((id) => id !== undefined)
  await tx.query("SELECT set_config('app.customers', $1, true)", [
    `{${[...new Set(seen)].join(',')}}`,
  ])
  return row ? { requestHash: row.request_hash, orderNumbers: row.order_numbers } : null
}

/** Keeps what an attempt came to, in its own transaction: the orders it made, or none when it was refused. */
export const storeAttempt = (
  { request: { tx, tenant, user, clock }, customer, cart, args, hash }: OrderContext,
  orderNumbers: string[],
) =>
  tx.query(
    `INSERT INTO checkout_attempt (tenant_id, user_id, customer_id, attempt_key, request_hash, cart_id, generation, order_numbers, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tenant.id,
      user.id,
      customer.id,
      args.attemptKey,
      hash,
      cart.id,
      cart.generation,
      orderNumbers,
      clock(),
    ],
  )
