import type { Tx } from '../../server/db/database.ts'

const customer = (key: string) => `(SELECT id FROM customer WHERE name LIKE 'Shop ${key}%')`

/** Adds an order of a customer of the small tenant; each piece costs 1. */
export async function addOrder(
  tx: Pick<Tx, 'query'>,
  key: string,
  no: string,
  { status, daysAgo, lines }: { status: string; daysAgo: number; lines: [string, number][] },
): Promise<void> {
  await tx.query(
    `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_by, created_at)
     VALUES ('aa', ${customer(key)}, $1, '2000', $2, 'USD', $4, 'Ann Buyer', now() - make_interval(days => $3))`,
    [no, status, daysAgo, lines.reduce((total, [, qty]) => total + qty, 0)],
  )
  for (const [n, [code, qty]] of lines.entries())
    await tx.query(
      `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal)
       VALUES ('aa', ${customer(key)}, $1, $2, $3::text, $3::text, 'Article ' || $3, $4::int, 'EA', 1, $4::int)`,
      [no, n + 1, code, qty],
    )
}

/** Adds a delivery, expected two days from now. @param how.leftAgo days since it left; null: packed */
export async function addDelivery(
  tx: Pick<Tx, 'query'>,
  key: string,
  no: string,
  { leftAgo, tracking }: { leftAgo: number | null; tracking?: string },
  lines: [string, string, number][],
): Promise<void> {
  await tx.query(
    `INSERT INTO delivery (tenant_id, customer_id, do_number, delivery_date, estimated_date, expedition_name, tracking_no, tracking_url)
     VALUES ('aa', ${customer(key)}, $1, current_date - $2::int, current_date + 2, 'Parcel One', $3::text, 'https://tracking.example/' || $3::text)`,
    [no, leftAgo, tracking ?? null],
  )
  for (const [n, [orderNo, code, qty]] of lines.entries())
    await tx.query(
      `INSERT INTO delivery_line (tenant_id, customer_id, do_number, line_no, order_no, article_code, qty)
       VALUES ('aa', ${customer(key)}, $1, $2, $3, $4, $5)`,
      [no, n + 1, orderNo, code, qty],
    )
}
