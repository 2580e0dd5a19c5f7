import type { Request } from '../../context.ts'

/**
 * An earlier sending of an attempt, whichever of his customers the person had chosen then: the key is the person's.
 * Afterwards the transaction sees that customer's rows and the chosen one's.
 */
export async function attemptOf({ tx, user, customer }: Request, attemptKey: string): Promise<{ requestHash: string; orderNumbers: string[] } | null> {
  await tx.query('SELECT act_for_all($1)', [user.id])
  const [row] = await tx.query<{ request_hash: string; order_numbers: string[]; customer_id: number }>(
    'SELECT request_hash, order_numbers, customer_id FROM checkout_attempt WHERE user_id = $1 AND attempt_key = $2', [user.id, attemptKey])
  const seen = [row?.customer_id, customer?.id].filter((id) => id !== undefined)
  await tx.query("SELECT set_config('app.customers', $1, true)", [`{${[...new Set(seen)].join(',')}}`])
  return row ? { requestHash: row.request_hash, orderNumbers: row.order_numbers } : null
}
