import type { RequestContext } from '../../context.ts'
import { failure } from '../../failure.ts'
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

/**
 * Closes an attempt key that no request has used, so that a delayed request orders nothing. One that is being decided at
 * this moment is waited for.
 */
export async function closeAttempt(
  { tx, tenant, user, customer, clock }: RequestContext,
  attemptKey: string,
): Promise<void> {
  if (!attemptKey || attemptKey.length > 80) return
  await tx.query('SELECT act_for_all($1)', [user.id])
  // The key is the person's; whichever of their customers the row names, the row is found again.
  await tx.query(
    `INSERT INTO checkout_attempt (tenant_id, user_id, customer_id, attempt_key, request_hash, cart_id, generation, order_numbers, created_at)
     SELECT $1, $2, c.id, $3, '', 0, 0, '{}', $4 FROM customer c ORDER BY c.id = $5 DESC NULLS LAST, c.id LIMIT 1
     ON CONFLICT (tenant_id, user_id, attempt_key) DO NOTHING`,
    [tenant.id, user.id, attemptKey, clock(), customer?.id ?? null],
  )
}

/**
 * Keeps what an attempt came to, in its own transaction: the orders it made, or none when it was refused.
 * @throws BAD_INPUT when its key was closed meanwhile; the whole transaction is undone
 */
export async function storeAttempt(
  { request: { tx, tenant, user, clock }, customer, cart, args, hash }: OrderContext,
  orderNumbers: string[],
): Promise<void> {
  const stored = await tx.query(
    `INSERT INTO checkout_attempt (tenant_id, user_id, customer_id, attempt_key, request_hash, cart_id, generation, order_numbers, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (tenant_id, user_id, attempt_key) DO NOTHING RETURNING id`,
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
  if (stored.length === 0) throw failure('BAD_INPUT', { field: 'attemptKey' })
}
