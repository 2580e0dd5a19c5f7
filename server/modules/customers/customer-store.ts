import type { Customer } from '#domain/account/session.ts'
import type { Tx } from '../../db/database.ts'
import { page as readPage } from '../../db/page.ts'

interface CustomerRow {
  id: number
  r3: string
  isr: string | null
  unified: string | null
  name: string
  email: string | null
  phone: string | null
  address: string | null
  city: string | null
  reason_blocked: string | null
  groups: string[]
}

const customerSql = `
  SELECT c.id, c.r3, c.isr, c.unified, c.name, c.email, c.phone, c.address, c.city, c.reason_blocked,
    (SELECT coalesce(json_agg(DISTINCT cust_group), '[]') FROM customer_area a WHERE a.customer_id = c.id AND a.active AND cust_group IS NOT NULL) AS groups
  FROM customer c WHERE c.active`

const customerOfRow = (row: CustomerRow): Customer => ({
  id: String(row.id),
  custCode: { r3: row.r3, isr: row.isr, unified: row.unified },
  custName: row.name,
  custPhone: row.phone,
  custAddress: row.address,
  custCity: row.city,
  email: row.email,
  custGroups: row.groups,
  reasonBlocked: row.reason_blocked,
})

/** Every customer the person may act for, by name. Widens what this transaction sees to all of them. */
export async function customersOf(tx: Tx, userId: number): Promise<Customer[]> {
  await tx.query('SELECT act_for_all($1)', [userId])
  return (await tx.query<CustomerRow>(`${customerSql} ORDER BY c.name, c.r3`)).map(customerOfRow)
}

/** Reads one page of customers by name: those whose codes, name, phone or address contain the text. */
export async function customerPage(
  tx: Tx,
  userId: number,
  {
    search,
    ids,
    page,
    limit,
  }: {
    search?: string | null
    ids?: readonly string[] | null
    page?: number | null
    limit?: number | null
  },
) {
  await tx.query('SELECT act_for_all($1)', [userId])
  const {
    rows,
    totals: _,
    ...found
  } = await readPage<CustomerRow>(tx, {
    sql: `${customerSql} AND ($1 = '' OR EXISTS (SELECT 1 FROM unnest(ARRAY[c.r3, c.isr, c.name, c.phone, c.address, c.city, c.email]) t WHERE strpos(lower(t), $1) > 0))
      AND ($2::text[] IS NULL OR c.id::text = ANY ($2::text[]))`,
    args: [(search ?? '').trim().toLowerCase(), ids ?? null],
    orderBy: 'name, r3',
    page,
    limit,
    size: 10,
  })
  return { ...found, customers: rows.map(customerOfRow) }
}

/** Reads one customer this transaction may see. */
export const readCustomer = async (tx: Tx, id: number): Promise<Customer | null> =>
  (await tx.query<CustomerRow>(`${customerSql} AND c.id = $1`, [id])).map(customerOfRow)[0] ?? null

/** Counts the customers a user may choose from. */
export async function countCustomers(tx: Tx, userId: number): Promise<number> {
  await tx.query('SELECT act_for_all($1)', [userId])
  const [row] = await tx.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM customer WHERE active',
  )
  return row!.n
}
