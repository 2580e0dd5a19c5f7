import { lineKey } from '#domain/cart/cart.ts'
import type { HeldPrice } from '#domain/quotes/quote-prices.ts'
import type { Tx } from '../../db/database.ts'

/** A customer's carts, as far as held prices are concerned. */
interface HoldingCarts {
  customerId: number
  carts: { key: string; held?: ReadonlyMap<string, HeldPrice> }[]
}

interface HeldRow extends HeldPrice {
  customer_id: number
  cart_key: string
  sorg: string
  article: string
}

/** Adds to carts what the quotes that they came from hold. Costs nothing where no named cart was asked for. */
export async function readHeldPrices(
  tx: Tx,
  customers: readonly HoldingCarts[],
  keys: readonly string[],
): Promise<void> {
  const named = keys.filter((key) => key !== '')
  if (named.length === 0) return
  const rows = await tx.query<HeldRow>(
    `SELECT q.customer_id, q.cart_key, l.sorg, l.article_code AS article, l.qty, l.unit_price::text AS price, q.valid_until::text AS until
     FROM quote q JOIN quote_line l ON l.tenant_id = q.tenant_id AND l.quote_id = q.id
     WHERE q.customer_id = ANY($1::int[]) AND q.cart_key = ANY($2::text[]) AND q.held AND q.status = 'ACCEPTED'`,
    [customers.map(({ customerId }) => customerId), named],
  )
  if (rows.length === 0) return
  for (const { customerId, carts } of customers)
    for (const cart of carts) {
      const own = rows.filter((row) => row.customer_id === customerId && row.cart_key === cart.key)
      if (own.length > 0)
        cart.held = new Map(
          own.map(({ sorg, article, qty, price, until }) => [
            lineKey({ sorg, article }),
            { qty, price, until },
          ]),
        )
    }
}
