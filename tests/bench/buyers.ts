import type { Database } from '../../server/db/database.ts'
import { importFeeds } from '../../server/import/import-feeds.ts'
import { recordSource } from '../../server/import/source.ts'

const count = 50
const tenant = 'us'

/** Log-ins of the load: each a dealer with one customer and the demo's password. */
export const buyerNames = Array.from({ length: count }, (_, n) => `buyer${n + 1}`)

/** Makes the dealers of the load in a database with the demo. @throws Error when the demo has fewer customers */
export async function makeBuyers(database: Database): Promise<void> {
  const within = <T>(work: Parameters<typeof database.within<T>>[1]) =>
    database.within({ tenantId: tenant, user: 'any', customers: 'all' }, work)
  const customers = await within((tx) =>
    tx.query<{ r3: string }>(
      `SELECT r3 FROM customer c WHERE active AND reason_blocked IS NULL AND
       (SELECT count(*) FROM customer_area a WHERE a.customer_id = c.id AND a.active) = 2 ORDER BY r3 LIMIT $1`,
      [count],
    ),
  )
  if (customers.length < count) throw new Error(`only ${customers.length} customers in the demo`)
  await importFeeds(
    database,
    tenant,
    recordSource({
      users: () =>
        buyerNames.map((username, n) => ({
          username,
          name: username,
          role: 'dealer',
          customers: customers[n]!.r3,
        })),
    }),
    { delta: true },
  )
  await within((tx) =>
    tx.query(
      `UPDATE app_user SET must_change_password = false,
         password_hash = (SELECT password_hash FROM app_user WHERE username = 'dealer') WHERE username = ANY ($1)`,
      [buyerNames],
    ),
  )
}
