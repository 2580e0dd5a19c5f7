import type { TestServer } from './render-at.tsx'

/** Takes everything out of all carts, between tests. */
export async function emptyCarts({ sql }: TestServer): Promise<void> {
  await sql('DELETE FROM cart_line')
  await sql('DELETE FROM cart')
}

/** Puts articles into a cart of customer X, as another device of the dealer would. @param quantities by article code */
export async function fillCart(
  { sql, world }: TestServer,
  quantities: Record<string, number>,
  { key = '', name = '', punchOut = '' } = {},
): Promise<void> {
  await sql(
    `WITH own AS (
       INSERT INTO cart (tenant_id, customer_id, key, name, version, punch_out) VALUES ('aa', $1, $2, $3, 1, $7)
       ON CONFLICT (tenant_id, customer_id, punch_out, key) DO UPDATE SET version = cart.version + 1 RETURNING id, version)
     INSERT INTO cart_line (tenant_id, customer_id, cart_id, article_id, sorg, qty, version, changed_by)
     SELECT 'aa', $1, own.id, a.id, s.sorg, wanted.qty, own.version, $6 FROM own, unnest($4::text[], $5::int[]) AS wanted(code, qty)
     JOIN article a ON a.code = wanted.code JOIN article_sorg s ON s.article_id = a.id
     ON CONFLICT (cart_id, article_id, sorg) DO UPDATE SET qty = excluded.qty, version = excluded.version`,
    [
      world.customers.X,
      key,
      name,
      Object.keys(quantities),
      Object.values(quantities),
      world.users.dealer,
      punchOut,
    ],
  )
}

/** Returns the lines of a cart of customer X on the server: codes with their quantities. */
export async function cartLines({ sql, world }: TestServer, key = ''): Promise<string[]> {
  const rows = await sql<{ line: string }>(
    `SELECT a.code || ' ' || l.qty AS line FROM cart c JOIN cart_line l ON l.cart_id = c.id JOIN article a ON a.id = l.article_id
     WHERE c.customer_id = $1 AND c.key = $2 AND c.punch_out = '' ORDER BY 1`,
    [world.customers.X, key],
  )
  return rows.map(({ line }) => line)
}
