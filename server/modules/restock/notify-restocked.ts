import { type BlockFacts, blockOf } from '#domain/article/article-block.ts'
import type { Day } from '#domain/time/day.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Scope, Tx } from '../../db/database.ts'
import { type Tenants, todayOf } from '../../tenants.ts'
import { notify } from '../notifications/notify.ts'

/** People looked at in one transaction: short ones, so that an order never waits long for its turn. */
const atOnce = 50

interface Parts {
  database: Database
  clock: Clock
  tenants: Tenants
}
interface Back {
  articleId: number
  sorg: string
}

/** Articles that somebody waits for and that are there again, other than those that nobody may order today. */
async function articlesBack(tx: Tx, today: Day): Promise<Back[]> {
  const rows = await tx.query<Back & BlockFacts>(
    `SELECT w.article_id AS "articleId", w.sorg, s.allow_to_order AS "allowToOrder", s.sorg_blocked AS "sorgBlocked", s.order_blocked AS "orderBlocked", s.brand_blocked AS "brandBlocked",
       s.category_blocked AS "categoryBlocked", s.hierarchy_blocked AS "hierarchyBlocked", s.available_for_order_at AS "availableForOrderAt"
     FROM (SELECT DISTINCT article_id, sorg FROM restock_subscription) w
     JOIN article a ON a.id = w.article_id AND a.active
     JOIN article_sorg s ON s.article_id = w.article_id AND s.sorg = w.sorg
     WHERE (SELECT sum(available) FROM stock WHERE stock.article_id = w.article_id AND stock.sorg = w.sorg) > 0 ORDER BY 1, 2`,
  )
  return rows
    .filter((row) => blockOf(row, true, today) === null)
    .map(({ articleId, sorg }) => ({ articleId, sorg }))
}

interface Turn {
  /** Whose wishes have ended. */
  told: number[]
  /** The last of those that were looked at; null: there was nobody left. */
  last: number | null
}

/**
 * Looks at the next few people who wait for an article, ends the wishes of those who can have it, and answers whose they were.
 * Who has no customer with a price for it today could not order it and waits on; who has no customer at all sees it as
 * everybody does. @param after the last one who was looked at: nobody is looked at twice, however many wait on
 */
async function endWishes(
  tx: Tx,
  { articleId, sorg }: Back,
  today: Day,
  after: number,
): Promise<Turn> {
  const [turn] = await tx.query<Turn>(
    `WITH few AS MATERIALIZED (
       SELECT user_id FROM restock_subscription WHERE article_id = $1 AND sorg = $2 AND user_id > $4 ORDER BY user_id LIMIT ${atOnce}),
     told AS (
       DELETE FROM restock_subscription w USING few JOIN app_user u ON u.id = few.user_id AND u.active
       CROSS JOIN LATERAL (
         SELECT count(*) = 0 OR bool_or(EXISTS (
           SELECT 1 FROM customer c
           JOIN customer_area ca ON ca.customer_id = c.id AND ca.sorg = $2 AND ca.active
           JOIN price p ON p.article_id = $1 AND p.sorg = $2 AND $3::date BETWEEN p.valid_from AND p.valid_to
             AND (p.for_customer = c.id OR (p.for_customer IS NULL AND p.price_group = ca.price_group))
           WHERE c.id = own.id AND c.active)) AS can_have
         FROM customers_of_user(few.user_id) own(id)) may
       WHERE w.article_id = $1 AND w.sorg = $2 AND w.user_id = few.user_id AND may.can_have RETURNING w.user_id)
     SELECT (SELECT max(user_id) FROM few) AS last, coalesce((SELECT array_agg(user_id ORDER BY user_id) FROM told), '{}') AS told`,
    [articleId, sorg, today, after],
  )
  return turn!
}

/**
 * Looks for articles that somebody waits for and that can be had again, however they came: by a feed or by a change of
 * stock. A wish ends in the transaction that has its notice written, so each is told once; where nobody is notified at all
 * the wishes stay.
 */
export const restockNotifier =
  ({ database, clock, tenants }: Parts) =>
  async (): Promise<void> => {
    const all = await database.bare((tx) => tx.query<{ id: string }>('SELECT id FROM tenant'))
    for (const { id: tenantId } of all) {
      const tenant = await tenants.byId(tenantId)
      if (!tenant?.config.features.WEB_NOTIFICATION) continue
      const scope: Scope = { tenantId, user: 'any', customers: 'all' }
      const today = todayOf(tenant, clock)
      for (const back of await database.within(scope, (tx) => articlesBack(tx, today))) {
        for (let after: number | null = 0; after !== null;) {
          const from = after
          after = await database.within(scope, async (tx) => {
            const { told, last } = await endWishes(tx, back, today, from)
            if (told.length > 0)
              await notify(tx, tenant, {
                kind: 'back-in-stock',
                ...back,
                userIds: told,
                at: clock().toISOString(),
              })
            return last
          })
        }
      }
    }
  }
