import { type BlockFacts, blockOf } from '#domain/article/article-block.ts'
import type { Day } from '#domain/time/day.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Scope, Tx } from '../../db/database.ts'
import { type Tenants, todayOf } from '../../tenants.ts'
import { notify } from '../notifications/notify.ts'

/** People looked at in one transaction: short ones, so that an order never waits long for its turn. */
const atOnce = 50

interface RestockDeps {
  database: Database
  clock: Clock
  tenants: Tenants
}
interface Back {
  articleId: number
  sorg: string
}

/** Finds articles with alerts that are in stock again and may be ordered today. */
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
  /** Last person checked; null: none was left. */
  last: number | null
}

/**
 * Checks the next people with an alert for an article, ends the alerts of those who can order it, and returns them. A
 * person whose customers have no price for it today keeps the alert; one without customers sees it like a visitor.
 * @param after last person checked, so that each is checked once
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
 * Notifies people whose restock alerts can be met, whether stock came by a feed or by a change. An alert ends in the
 * transaction that writes its notice, so each is sent once; without notifications alerts stay.
 */
export const restockNotifier =
  ({ database, clock, tenants }: RestockDeps) =>
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
