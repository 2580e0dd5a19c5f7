import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { logIn, type Session, startApp } from '../../../tests/support/server.ts'
import { startWork } from '../../../tests/support/work.ts'
import { buildWorld, goods, type World } from '../../../tests/support/world.ts'
import type { Database, Scope } from '../../db/database.ts'
import { restockNotifier } from './notify-restocked.ts'
import { createTenants } from '../../tenants.ts'

const scope: Scope = { tenantId: 'aa', user: 'any', customers: 'all' }
const clock = () => new Date('2026-06-01T08:00:00Z')
let database: Database
let app: FastifyInstance
let world: World
let dealer: Session
let other: Session

beforeAll(async () => {
  database = await emptyPostgres()
  world = await buildWorld(database, 'aa', {
    features: {
      MERGE_MENU_CATALOG: false,
      NEWS: false,
      WEB_MANIFEST: false,
      WEB_NOTIFICATION: true,
      CART_COUNT_TOTAL_QTY: false,
    } as never,
  })
  app = await startApp(database)
  dealer = await logIn(app, 'aa.test', 'dealer')
  other = await logIn(app, 'aa.test', 'dealer2')
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})

const sql = <Row>(text: string, params: unknown[] = []) =>
  database.within(scope, (tx) => tx.query<Row>(text, params))
const setStock = (available: number) =>
  sql('UPDATE stock SET available = $2 WHERE article_id = $1', [
    world.articles[goods.scarce],
    available,
  ])
const ask = async (
  session: Session,
  what: 'subscribe' | 'unsubscribe',
  code: string = goods.scarce,
  sorg = '2000',
) =>
  (
    await session.ask(
      `mutation { ${what}(articleCode: "${code}", sorg: "${sorg}") { subscriptions { id product { article_code } } userErrors { code } } }`,
    )
  ).data[what]
const inbox = async (session: Session) =>
  (await session.ask('{ notifications { notifications { kind title path } } }')).data.notifications
    .notifications
const look = restockNotifier

/** Looks for what is back, and lets the queue do the rest. */
async function tell() {
  await look({ database, clock, tenants: createTenants(database, clock) })()
  await startWork(database, { clock }).drain()
}

beforeEach(async () => {
  await sql('DELETE FROM restock_subscription')
  await sql('DELETE FROM notification')
  await setStock(0)
})

describe('wishes', () => {
  test('are one for each article, listed and taken back', async () => {
    expect(await ask(dealer, 'subscribe')).toEqual({
      subscriptions: [{ id: `2000/${goods.scarce}`, product: { article_code: goods.scarce } }],
      userErrors: [],
    })
    expect((await ask(dealer, 'subscribe')).subscriptions).toHaveLength(1)
    expect((await other.ask('{ restockSubscriptions { id } }')).data.restockSubscriptions).toEqual(
      [],
    )
    expect(await ask(dealer, 'unsubscribe')).toEqual({ subscriptions: [], userErrors: [] })
    expect(await ask(dealer, 'unsubscribe')).toEqual({ subscriptions: [], userErrors: [] })
  })

  test.each([
    ['an article that is there', goods.bolt, '2000', 'in_stock'],
    ['one that nobody knows', 'NO-SUCH', '2000', 'unknown_article'],
    ['one that is no longer sold', goods.gone, '2000', 'unknown_article'],
    ['a sales organisation that is not theirs', goods.scarce, '9999', 'unknown_article'],
  ])('%s: refused', async (_, code, sorg, reason) => {
    expect(await ask(dealer, 'subscribe', code, sorg)).toEqual({
      subscriptions: [],
      userErrors: [{ code: reason }],
    })
  })

  test('more than five hundred: refused, and one that is ended makes room', async () => {
    await sql(
      `INSERT INTO article (tenant_id, code, code_display, slug, name, brand, category, model, model_name) SELECT 'aa', 'WISH-' || n, 'WISH-' || n, 'wish-' || n, 'Wish ' || n, 'Brand', 'paa', 'W', 'W' FROM generate_series(1, 500) n`,
    )
    await sql(
      `INSERT INTO restock_subscription (tenant_id, user_id, article_id, sorg, created_at) SELECT 'aa', $1, id, '2000', now() FROM article WHERE code LIKE 'WISH-%'`,
      [world.users.dealer],
    )
    expect((await ask(dealer, 'subscribe')).userErrors).toEqual([{ code: 'too_many' }])
    await ask(dealer, 'unsubscribe', 'WISH-1')
    expect((await ask(dealer, 'subscribe')).userErrors).toEqual([])
    await sql(`DELETE FROM article WHERE code LIKE 'WISH-%'`)
  })

  test('while the portal sends no messages: refused, and what is waited for can still be ended', async () => {
    await ask(dealer, 'subscribe')
    const features = (on: boolean) =>
      database.bare((tx) =>
        tx.query(
          `UPDATE tenant SET config = jsonb_set(config, '{features,WEB_NOTIFICATION}', $1::jsonb)`,
          [String(on)],
        ),
      )
    await features(false)
    const silent = await startApp(database)
    const there = await logIn(silent, 'aa.test', 'dealer')
    expect((await ask(there, 'subscribe', goods.notAllowed)).userErrors).toEqual([
      { code: 'notifications_off' },
    ])
    expect(await ask(there, 'unsubscribe')).toEqual({ subscriptions: [], userErrors: [] })
    await features(true)
    await silent.close()
  })
})

describe('when stock is back', () => {
  test('everybody who waits is told once, in his language, with the way to the article', async () => {
    await sql(`UPDATE app_user SET language = 'fr' WHERE username = 'dealer2'`)
    await ask(dealer, 'subscribe')
    await ask(other, 'subscribe')
    await tell()
    expect(await inbox(dealer)).toEqual([])
    await setStock(3)
    await tell()
    await tell()
    expect(await inbox(dealer)).toEqual([
      {
        kind: 'BACK_IN_STOCK',
        title: expect.stringContaining('is in stock again'),
        path: `/catalog/paa/${goods.scarce.toLowerCase()}`,
      },
    ])
    expect(
      (await other.ask('{ notifications { notifications { title body } } }')).data.notifications
        .notifications,
    ).toEqual([
      {
        title: `Name ${goods.scarce} est de nouveau en stock`,
        body: `L’article ${goods.scarce} est disponible. Ce message ne vous est envoyé qu’une fois.`,
      },
    ])
    expect((await dealer.ask('{ restockSubscriptions { id } }')).data.restockSubscriptions).toEqual(
      [],
    )
  })

  test('who wishes again is told again', async () => {
    for (const at of ['2026-06-02T08:00:00Z', '2026-06-03T08:00:00Z']) {
      await setStock(0)
      await ask(dealer, 'subscribe')
      await setStock(1)
      await look({ database, clock: () => new Date(at), tenants: createTenants(database, clock) })()
      await startWork(database, { clock }).drain()
    }
    expect(await inbox(dealer)).toHaveLength(2)
  })

  test('of hundreds who wait each is told once, in steps that let others in between', async () => {
    await sql(
      `INSERT INTO app_user (tenant_id, username, name, role, password_hash) SELECT 'aa', 'many' || n, 'Many ' || n, 'dealer', 'x' FROM generate_series(1, 230) n`,
    )
    await sql(
      `INSERT INTO restock_subscription (tenant_id, user_id, article_id, sorg, created_at) SELECT 'aa', id, $1, '2000', now() FROM app_user WHERE username LIKE 'many%'`,
      [world.articles[goods.scarce]],
    )
    await setStock(1)
    await look({ database, clock, tenants: createTenants(database, clock) })()
    const { rows } = await database.jobs(
      `SELECT jsonb_array_length(data->'event'->'userIds') AS people FROM pgboss.job WHERE name = 'notify' AND state = 'created'`,
    )
    expect(rows.map((row) => (row as { people: number }).people).sort((a, b) => a - b)).toEqual([
      30, 50, 50, 50, 50,
    ])
    await startWork(database, { clock }).drain()
    expect(
      await sql(
        `SELECT count(*)::int AS told, count(DISTINCT user_id)::int AS people FROM notification WHERE kind = 'back-in-stock'`,
      ),
    ).toEqual([{ told: 230, people: 230 }])
    await tell()
    expect(await sql('SELECT count(*)::int AS told FROM notification')).toEqual([{ told: 230 }])
  })
})

describe('what is in stock and still cannot be had', () => {
  const waits = async (session = dealer) =>
    (
      await session.ask('{ restockSubscriptions { product { article_code } } }')
    ).data.restockSubscriptions.map(({ product }) => product.article_code)
  const stockOf = (code: string, available: number) =>
    sql('UPDATE stock SET available = $2 WHERE article_id = $1', [world.articles[code], available])
  const flags = (code: string, set: string) =>
    sql(`UPDATE article_sorg SET ${set} WHERE article_id = $1`, [world.articles[code]])
  const prices = (change: string) => sql(change, [world.articles[goods.scarce]])

  test.each([
    [goods.orderBlocked, 'order_blocked = true', 'order_blocked = false'],
    [goods.brandBlocked, 'brand_blocked = true', 'brand_blocked = false'],
    [goods.notAllowed, 'allow_to_order = false', 'allow_to_order = true'],
    [goods.later, "available_for_order_at = '2026-06-02'", "available_for_order_at = '2026-06-01'"],
  ])('%s: the wish waits until the article can be ordered', async (code, closed, open) => {
    await stockOf(code, 0)
    await ask(dealer, 'subscribe', code)
    await stockOf(code, 5)
    await flags(code, closed)
    await tell()
    expect([await inbox(dealer), await waits()]).toEqual([[], [code]])
    await flags(code, open)
    await tell()
    expect([(await inbox(dealer)).length, await waits()]).toEqual([1, []])
  })

  test('who has no price for it waits until he has one, and nobody waits for him', async () => {
    for (const session of [dealer, other]) await ask(session, 'subscribe')
    await setStock(3)
    await sql(
      'INSERT INTO price (tenant_id, article_id, sorg, for_customer, dealer) SELECT tenant_id, article_id, sorg, $2, dealer FROM price WHERE article_id = $1 AND price_group IS NOT NULL',
      [world.articles[goods.scarce], world.customers.Y],
    )
    await prices(
      "UPDATE price SET valid_to = '2026-05-31' WHERE article_id = $1 AND for_customer IS NULL",
    )
    await tell()
    expect([
      (await inbox(dealer)).length,
      await waits(),
      (await inbox(other)).length,
      await waits(other),
    ]).toEqual([0, [goods.scarce], 1, []])
    await prices("UPDATE price SET valid_to = '2026-06-30' WHERE article_id = $1")
    await tell()
    expect([(await inbox(dealer)).length, await waits()]).toEqual([1, []])
  })

  test('where nobody is notified the wishes stay, and are told when notifications are back', async () => {
    const notifications = (on: boolean) =>
      database.bare((tx) =>
        tx.query(
          `UPDATE tenant SET config = jsonb_set(config, '{features,WEB_NOTIFICATION}', $1::jsonb) WHERE id = 'aa'`,
          [String(on)],
        ),
      )
    await ask(dealer, 'subscribe')
    await setStock(3)
    await notifications(false)
    await tell()
    expect([await inbox(dealer), await sql('SELECT user_id FROM restock_subscription')]).toEqual([
      [],
      [{ user_id: world.users.dealer }],
    ])
    await notifications(true)
    await tell()
    expect([(await inbox(dealer)).length, await waits()]).toEqual([1, []])
  })

  test('who cannot log in any more is told nothing, and his wish stays', async () => {
    await ask(other, 'subscribe')
    await setStock(3)
    await sql(`UPDATE app_user SET active = false WHERE username = 'dealer2'`)
    await tell()
    expect(await sql('SELECT user_id FROM restock_subscription')).toEqual([
      { user_id: world.users.dealer2 },
    ])
    await sql(`UPDATE app_user SET active = true WHERE username = 'dealer2'`)
    await tell()
    expect(await sql('SELECT user_id FROM restock_subscription')).toEqual([])
  })
})
