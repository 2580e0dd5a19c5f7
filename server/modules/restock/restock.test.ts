import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { logIn, type Session, startApp } from '../../../tests/support/server.ts'
import { startWork } from '../../../tests/support/work.ts'
import { buildWorld, goods, type World } from '../../../tests/support/world.ts'
import type { Database, Scope } from '../../db/database.ts'
import { restockTeller } from './tell-restocked.ts'
import { createTenants } from '../../tenants.ts'

const scope: Scope = { tenantId: 'aa', user: 'any', customers: 'all' }
const clock = () => new Date('2026-06-01T08:00:00Z')
let database: Database
let app: FastifyInstance
let world: World
let dealer: Session
let other: Session

beforeAll(async () => {
  database = await emptyDatabase()
  world = await buildWorld(database, 'aa', { features: { MERGE_MENU_CATALOG: false, NEWS: false, WEB_MANIFEST: false, WEB_NOTIFICATION: true, CART_COUNT_TOTAL_QTY: false } as never })
  app = await startApp(database)
  dealer = await logIn(app, 'aa.test', 'dealer')
  other = await logIn(app, 'aa.test', 'dealer2')
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})

const sql = <Row>(text: string, params: unknown[] = []) => database.within(scope, (tx) => tx.query<Row>(text, params))
const setStock = (available: number) => sql('UPDATE stock SET available = $2 WHERE article_id = $1', [world.articles[goods.scarce], available])
const ask = async (session: Session, what: 'subscribe' | 'unsubscribe', code: string = goods.scarce, sorg = '2000') =>
  (await session.ask(`mutation { ${what}(articleCode: "${code}", sorg: "${sorg}") { subscriptions { id product { article_code } } userErrors { code } } }`)).data[what]
const inbox = async (session: Session) => (await session.ask('{ notifications { notifications { kind title path } } }')).data.notifications.notifications
const look = restockTeller

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
    expect(await ask(dealer, 'subscribe')).toEqual({ subscriptions: [{ id: `2000/${goods.scarce}`, product: { article_code: goods.scarce } }], userErrors: [] })
    expect((await ask(dealer, 'subscribe')).subscriptions).toHaveLength(1)
    expect((await other.ask('{ restockSubscriptions { id } }')).data.restockSubscriptions).toEqual([])
    expect(await ask(dealer, 'unsubscribe')).toEqual({ subscriptions: [], userErrors: [] })
    expect(await ask(dealer, 'unsubscribe')).toEqual({ subscriptions: [], userErrors: [] })
  })

  test.each([
    ['an article that is there', goods.bolt, '2000', 'in_stock'], ['one that nobody knows', 'NO-SUCH', '2000', 'unknown_article'],
    ['one that is no longer sold', goods.gone, '2000', 'unknown_article'], ['a sales organisation that is not theirs', goods.scarce, '9999', 'unknown_article'],
  ])('%s: refused', async (_, code, sorg, reason) => {
    expect(await ask(dealer, 'subscribe', code, sorg)).toEqual({ subscriptions: [], userErrors: [{ code: reason }] })
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
    expect(await inbox(dealer)).toEqual([{ kind: 'BACK_IN_STOCK', title: expect.stringContaining('is in stock again'), path: `/catalog/paa/${goods.scarce.toLowerCase()}` }])
    expect(await inbox(other)).toHaveLength(1)
    expect((await dealer.ask('{ restockSubscriptions { id } }')).data.restockSubscriptions).toEqual([])
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
    await sql(`INSERT INTO app_user (tenant_id, username, name, role, password_hash) SELECT 'aa', 'many' || n, 'Many ' || n, 'dealer', 'x' FROM generate_series(1, 230) n`)
    await sql(`INSERT INTO restock_subscription (tenant_id, user_id, article_id, sorg, created_at) SELECT 'aa', id, $1, '2000', now() FROM app_user WHERE username LIKE 'many%'`, [world.articles[goods.scarce]])
    await setStock(1)
    await look({ database, clock, tenants: createTenants(database, clock) })()
    const { rows } = await database.jobs(`SELECT jsonb_array_length(data->'event'->'userIds') AS people FROM pgboss.job WHERE name = 'notify' AND state = 'created'`)
    expect(rows.map((row) => (row as { people: number }).people).sort((a, b) => a - b)).toEqual([30, 50, 50, 50, 50])
    await startWork(database, { clock }).drain()
    expect(await sql(`SELECT count(*)::int AS told, count(DISTINCT user_id)::int AS people FROM notification WHERE kind = 'back-in-stock'`)).toEqual([{ told: 230, people: 230 }])
    await tell()
    expect(await sql('SELECT count(*)::int AS told FROM notification')).toEqual([{ told: 230 }])
  })
})
