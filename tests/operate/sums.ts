import pg from 'pg'
import { openDatabase, type DatabasePlace } from '../../server/db/open.ts'
import { backupSetting } from '../../server/db/row-security.ts'

/** Counts and sums that must be the same wherever the database is. */
export type Sums = Record<string, string>

const sumsSql = `SELECT
  (SELECT count(*) FROM article)::text AS articles, (SELECT sum(dealer) FROM price)::text AS prices, (SELECT count(*) FROM customer)::text AS customers,
  (SELECT count(*) FROM sales_order)::text AS orders, (SELECT coalesce(sum(total), 0) FROM sales_order)::text AS ordered,
  (SELECT count(*) FROM order_line)::text AS lines, (SELECT coalesce(sum(qty), 0) FROM order_line)::text AS pieces,
  (SELECT count(*) FROM app_user)::text AS users, (SELECT md5(string_agg(order_no || total, ',' ORDER BY order_no)) FROM sales_order) AS numbers`

/** Reads the sums as the owner of the tables. */
export async function sumsAt(place: DatabasePlace): Promise<Sums> {
  const database = await openDatabase(place, { migrate: 'no' })
  try {
    return await database.bare(async (tx) => {
      await tx.query(`SELECT set_config('${backupSetting}', 'on', true)`)
      return (await tx.query<Sums>(sumsSql))[0]!
    })
  } finally {
    await database.close()
  }
}

/** Totals of the orders that a PostgreSQL has, by number. */
export async function ordersAt(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({
    connectionString: url,
    options: `-c ${backupSetting}=on`,
  })
  await client.connect()
  try {
    const { rows } = await client.query<{ order_no: string; total: string }>(
      'SELECT order_no, total FROM sales_order',
    )
    return new Map(rows.map(({ order_no, total }) => [order_no, total]))
  } finally {
    await client.end()
  }
}
