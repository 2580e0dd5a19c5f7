import { collectStatuses } from '#domain/collect/collect-status.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { Database } from '../../db/database.ts'
import type { TenantSpec } from '../tenant-spec.ts'

const consumers = [
  ['Mara', 'Lindqvist'],
  ['Tom', 'Okafor'],
  ['Inés', 'Duarte'],
  ['Jon', 'Whitfield'],
  ['Ayu', 'Pratiwi'],
  ['Felix', 'Brandt'],
] as const

/** Gives the shop of `dealer` orders that consumers collect there: two of each status. @param today day they are counted back from */
export async function addCollectOrders(
  database: Database,
  { id: tenantId }: TenantSpec,
  today: Day,
): Promise<void> {
  await database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    const [shop] = await tx.query<{ id: number }>(
      `SELECT c.customer AS id FROM user_customer c JOIN app_user u ON u.id = c.of_user WHERE u.username = 'dealer' ORDER BY 1 LIMIT 1`,
    )
    if (!shop) return
    for (const [n, { code }] of [...collectStatuses, ...collectStatuses].entries()) {
      const orderId = `WEB-${70_001 + n}`
      const [first, last] = consumers[n % consumers.length]!
      const at = `${addDays(today, -1 - (n % 9) * 2)}T09:${10 + n}:00Z`
      const shippedTo = collectStatuses.findIndex((one) => one.code === code)
      const shipped = shippedTo >= 6 ? 'qty' : code === 'partially_shipped' ? '1' : '0'
      await tx.query(
        `INSERT INTO collect_order (tenant_id, customer_id, order_id, status, first_name, last_name, created_at, changed_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7::timestamptz, $7::timestamptz + interval '5 hours') ON CONFLICT DO NOTHING`,
        [tenantId, shop.id, orderId, code, first, last, at],
      )
      await tx.query(
        `INSERT INTO collect_line (tenant_id, customer_id, order_id, line_no, name, sku, qty, qty_shipped)
         SELECT $1, $2, $3, line_no, name, code_display, qty, ${shipped} FROM (
           SELECT row_number() OVER (ORDER BY code)::int AS line_no, name, code_display, 1 + (row_number() OVER (ORDER BY code) + $4::int)::int % 3 AS qty
           FROM (SELECT * FROM article WHERE category = 'paa' AND active ORDER BY code OFFSET $4::int * 7 LIMIT 3) picked) lines ON CONFLICT DO NOTHING`,
        [tenantId, shop.id, orderId, n],
      )
    }
  })
}
