import type { Clock } from '../../clock.ts'
import type { Database, Scope } from '../../db/database.ts'
import type { Tenants } from '../../tenants.ts'
import { notify } from '../notifications/notify.ts'

/** People told in one transaction: short ones, so that an order never waits long for its turn. */
const atOnce = 50

interface Parts { database: Database; clock: Clock; tenants: Tenants }

/**
 * Looks for articles that somebody waits for and that are there again, however they came: by a feed or by a change of
 * stock. A wish ends in the transaction that has its notice written, so each is told once.
 */
export const restockTeller = ({ database, clock, tenants }: Parts) => async (): Promise<void> => {
  const all = await database.bare((tx) => tx.query<{ id: string }>('SELECT id FROM tenant'))
  for (const { id: tenantId } of all) {
    const scope: Scope = { tenantId, user: 'any', customers: [] }
    const back = await database.within(scope, (tx) => tx.query<{ article_id: number; sorg: string }>(
      `SELECT DISTINCT w.article_id, w.sorg FROM restock_subscription w JOIN article a ON a.id = w.article_id AND a.active
       WHERE EXISTS (SELECT 1 FROM stock s WHERE s.article_id = w.article_id AND s.sorg = w.sorg AND s.available > 0) ORDER BY 1, 2`))
    const tenant = back.length > 0 ? await tenants.byId(tenantId) : undefined
    for (const { article_id: articleId, sorg } of tenant ? back : []) {
      for (let told = atOnce; told === atOnce;) {
        told = await database.within(scope, async (tx) => {
          const people = await tx.query<{ user_id: number }>(
            `DELETE FROM restock_subscription WHERE article_id = $1 AND sorg = $2 AND user_id IN
               (SELECT user_id FROM restock_subscription WHERE article_id = $1 AND sorg = $2 ORDER BY created_at, user_id LIMIT ${atOnce}) RETURNING user_id`, [articleId, sorg])
          if (people.length > 0) await notify(tx, tenant!, { kind: 'back-in-stock', articleId, sorg, userIds: people.map(({ user_id }) => user_id), at: clock().toISOString() })
          return people.length
        })
      }
    }
  }
}
