import type { RequestContext } from '../../context.ts'
import { audit } from '../../audit.ts'

/** Marks the quote that a cart came from as ordered, and names it on the orders. Other carts change nothing. */
export async function markOrdered(
  request: RequestContext,
  { customerId, key }: { customerId: number; key: string },
  orderNumbers: readonly string[],
): Promise<void> {
  if (key === '') return
  const { tx, clock } = request
  const [quote] = await tx.query<{ number: string }>(
    `UPDATE quote SET status = 'ORDERED', status_at = $3, order_numbers = $4
     WHERE customer_id = $1 AND cart_key = $2 AND status = 'ACCEPTED' RETURNING number`,
    [customerId, key, clock(), orderNumbers],
  )
  if (!quote) return
  await tx.query('UPDATE sales_order SET quote_no = $1 WHERE order_no = ANY($2::text[])', [
    quote.number,
    orderNumbers,
  ])
  await audit(request, {
    action: 'quote.ordered',
    target: quote.number,
    after: { orders: orderNumbers },
  })
}
