import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../context.ts'
import { page } from '../../db/page.ts'
import type { UserRow } from './user-store.ts'

/** Customers of a user that are shown; the count says how many there are. */
const maxCustomers = 100

/** Reads what the portal offers a user: customers to choose from, and the sales organisations that sell to them. */
export async function readView({ tx }: RequestContext, { id }: UserRow) {
  await tx.query('SELECT act_for_all($1::int)', [id])
  const rows = await tx.query<{
    r3: string
    name: string
    city: string | null
    groups: string[]
    sorgs: string[]
    count: number
  }>(
    `SELECT c.r3, c.name, c.city, count(*) OVER ()::int AS count,
      ARRAY(SELECT DISTINCT a.cust_group FROM customer_area a WHERE a.customer_id = c.id AND a.active AND a.cust_group IS NOT NULL ORDER BY 1) AS groups,
      ARRAY(SELECT a.sorg FROM customer_area a WHERE a.customer_id = c.id AND a.active ORDER BY 1) AS sorgs
     FROM customer c WHERE c.active ORDER BY c.name, c.r3 LIMIT ${maxCustomers}`,
  )
  const own = await tx.query<{ sorg: string }>(
    'SELECT DISTINCT sorg FROM user_area WHERE of_user = $1::int ORDER BY 1',
    [id],
  )
  const sorgs = new Set([...own.map(({ sorg }) => sorg), ...rows.flatMap((row) => row.sorgs)])
  return {
    customerCount: rows[0]?.count ?? 0,
    customers: rows.map(({ count: _, ...customer }) => customer),
    sorgs: [...sorgs].sort(),
  }
}

interface HolderRow {
  id: string
  username: string
  name: string
  role: string
  groupRole: string | null
  from: string[]
}

/** Active users that hold a permission: by which of their roles, and by which group role. */
export async function readHolders(
  tx: Tx,
  {
    permission,
    page: at,
    limit,
  }: { permission: string; page?: number | null; limit?: number | null },
) {
  const { totals: _, ...found } = await page<HolderRow>(tx, {
    sql: `SELECT u.id::text AS id, u.username, u.name, u.role, CASE WHEN NOT ('own' = ANY (h.ways)) THEN h.description END AS "groupRole", h.roles AS "from"
      FROM app_user u CROSS JOIN LATERAL (
        SELECT array_agg(r.name ORDER BY r.name) AS roles, max(g.description) AS description,
          array_agg(CASE WHEN r.name = u.role THEN 'own' ELSE 'group' END) AS ways
        FROM role r LEFT JOIN group_role g ON g.id = u.group_role_id AND r.name = ANY (g.roles)
        WHERE $1 = ANY (r.permissions) AND (r.name = u.role OR g.id IS NOT NULL)) h
      WHERE u.active AND h.roles IS NOT NULL`,
    args: [permission],
    orderBy: 'lower(name), id',
    page: at,
    limit,
  })
  return found
}
