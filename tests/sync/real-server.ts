import { randomUUID } from 'node:crypto'
import type { SyncAnswer } from '#offline/cart/cart-answer.ts'
import type { CheckoutAnswer, CheckoutStatus } from '#domain/ordering/checkout-answer.ts'
import type { CartAnswer } from '#offline/sync/apply-server-response.ts'
import { type Caller, enter, type AppContext, type RequestContext } from '../../server/context.ts'
import type { Database, Tx } from '../../server/db/database.ts'
import { createEnteredSessions } from '../../server/session/entered-sessions.ts'
import { createWorkBudget } from '../../server/session/work-budget.ts'
import { createCatalogues } from '../../server/modules/catalogue/catalogues.ts'
import { checkout } from '../../server/modules/cart/checkout.ts'
import { Mutation, Query } from '../../server/modules/cart/resolvers.ts'
import { syncIntents } from '../../server/modules/sync/sync.ts'
import { subscriptionsOf } from '../../server/modules/restock/restock-store.ts'
import { createTokens, hashOf } from '../../server/session/tokens.ts'
import { createTenants, type Tenant } from '../../server/tenants.ts'
import { testSettings } from '../support/server.ts'
import { buildWorld } from '../support/world.ts'
import { claimOf, claimsEach, frames } from './after-sale.ts'
import {
  articles,
  type CheckoutVariables,
  type OfficeChange,
  sorg,
  type SyncServer,
  wanted,
  type WireIntent,
} from './sync-server.ts'

/** Copies a value as the contract's fields read it: inherited properties too, and no functions. */
function asTold(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTold)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value
  const told: Record<string, unknown> = {}
  for (const name in value) {
    const one = (value as Record<string, unknown>)[name]
    if (one !== undefined && typeof one !== 'function') told[name] = asTold(one)
  }
  return told
}

const binding = 'a secret of these tests'
const people = ['dealer2', 'fixed'] as const
type Resolver = (parent: unknown, args: unknown, request: RequestContext) => Promise<unknown>

/** Data of a run on the real server: new customers, and sessions of two people for them. */
export interface Run {
  server: SyncServer
  users: [string, string]
  customers: [string, string]
  names: Map<string, string>
}

/** Delivers the frames of the model to the customers of a run, and lets the files of its people's claims be there. */
async function addAfterSale(tx: Tx, tenantId: string, customers: string[], users: number[]) {
  await tx.query('DELETE FROM frame_registration')
  await tx.query('DELETE FROM frame')
  for (const [number, receiver] of Object.entries(frames))
    await tx.query(
      `INSERT INTO frame (tenant_id, customer_id, number, article_id) SELECT $1, c.id, $2, a.id FROM customer c, article a WHERE c.r3 = $3 AND a.code = 'A'`,
      [tenantId, number, receiver === null ? null : customers[receiver]],
    )
  const files = users.flatMap((user) =>
    Array.from({ length: claimsEach }, (_, nth) => claimOf(customers, String(user), nth)).flatMap(
      (claim) => claim.files.map((file) => ({ ...file, user })),
    ),
  )
  await tx.query(
    `INSERT INTO file (tenant_id, id, kind, name, mime, bytes, sha256, state, created_by)
     SELECT $1, id, kind, 'photo.jpg', 'image/jpeg', bytes, sha256, 'ready', "user" FROM jsonb_to_recordset($2::jsonb) AS f(id uuid, kind text, bytes int, sha256 text, "user" int)`,
    [tenantId, JSON.stringify(files)],
  )
}

/** The real server's code over a database, without HTTP. @returns a maker of fresh runs */
export async function realServer(database: Database): Promise<() => Promise<Run>> {
  const world = await buildWorld(database, 'sync', {
    features: {
      MERGE_MENU_CATALOG: false,
      NEWS: false,
      WEB_MANIFEST: false,
      WEB_NOTIFICATION: true,
      CART_COUNT_TOTAL_QTY: false,
    } as never,
  })
  const clock = () => new Date('2026-06-01T08:00:00Z')
  const parts: AppContext = {
    database,
    clock,
    settings: testSettings,
    logoOf: async () => undefined,
    tokens: createTokens('a key of these tests, 32 letters', clock),
    sessions: createEnteredSessions(clock),
    catalogues: createCatalogues(clock),
    budget: createWorkBudget(database, clock, 0),
  }
  const tenant = (await createTenants(database, clock).byHost(world.host)) as Tenant
  const scope = { tenantId: tenant.id, user: 'any', customers: 'all' } as const
  const ids = people.map((name) => world.users[name] as number)
  await database.within(scope, async (tx) => {
    await tx.query(
      `INSERT INTO frame_brand (tenant_id, brand, registrable) VALUES ($1, 'Brand', true)`,
      [tenant.id],
    )
    for (const code of [...articles, ...wanted]) {
      const [row] = await tx.query<{ id: number }>(
        `INSERT INTO article (tenant_id, code, code_display, slug, name, brand, category, model, model_name)
         VALUES ($1, $2, $2, lower($2), 'Name ' || $2, 'Brand', 'paa', $2, $2) RETURNING id`,
        [tenant.id, code],
      )
      await tx.query('INSERT INTO article_sorg (tenant_id, article_id, sorg) VALUES ($1, $2, $3)', [
        tenant.id,
        row?.id,
        sorg,
      ])
      await tx.query(
        `INSERT INTO price (tenant_id, article_id, sorg, price_group, dealer) VALUES ($1, $2, $3, 'P1', 10)`,
        [tenant.id, row?.id, sorg],
      )
      await tx.query(
        'INSERT INTO stock (tenant_id, article_id, sorg, available) VALUES ($1, $2, $3, $4)',
        [
          tenant.id,
          row?.id,
          sorg,
          (wanted as readonly string[]).includes(code) ? 0 : 1_000_000_000,
        ],
      )
    }
  })
  const office = (sql: string, params: unknown[]) =>
    database.within(scope, (tx) => tx.query(sql, params)).then(() => undefined)
  const ofModel = `article_id IN (SELECT id FROM article WHERE code = ANY($1::text[]))`
  const promote = (code: string, percent: number) =>
    office(
      `WITH p AS (INSERT INTO promotion (tenant_id, code, name, valid_from, valid_to) VALUES ($1, 'P-' || $2, $2, '2020-01-01', '2099-12-31') ON CONFLICT DO NOTHING)
     INSERT INTO promotion_detail (tenant_id, promotion, position, article_code, value, type, min_qty, active) VALUES ($1, 'P-' || $2, 1, $2, -$3::numeric, '%', 3, $3 > 0)
     ON CONFLICT (tenant_id, promotion, position) DO UPDATE SET value = excluded.value, active = excluded.active`,
      [tenant.id, code, percent],
    )
  let runs = 0

  return async () => {
    const keys = [`M${runs}A`, `M${runs}B`] as [string, string]
    runs += 1
    await database.within(scope, async (tx) => {
      await tx.query(
        `UPDATE article_sorg SET order_blocked = false WHERE ${ofModel} AND order_blocked`,
        [articles],
      )
      await tx.query(`UPDATE price SET dealer = 10 WHERE ${ofModel} AND dealer <> 10`, [articles])
      await tx.query(`UPDATE stock SET available = 1000000000 WHERE ${ofModel}`, [articles])
      await tx.query('UPDATE promotion_detail SET active = false')
      await tx.query('DELETE FROM restock_subscription')
      await tx.query(
        `WITH c AS (INSERT INTO customer (tenant_id, r3, name) SELECT $1, k, k FROM unnest($2::text[]) k RETURNING id),
         area AS (INSERT INTO customer_area (tenant_id, customer_id, sorg, price_group) SELECT $1, id, $3, 'P1' FROM c),
         ship AS (INSERT INTO ship_to (tenant_id, customer_id, code, name, address, is_default) SELECT $1, id, 'S1', 'Main', '1 Road', true FROM c)
         INSERT INTO user_customer (tenant_id, of_user, customer) SELECT $1, u, id FROM c, unnest($4::int[]) u`,
        [tenant.id, keys, sorg, ids],
      )
    })
    await database.within(scope, (tx) => addAfterSale(tx, tenant.id, keys, ids))
    const sessions = new Map<string, string>()
    for (const user of ids) for (const key of keys) sessions.set(`${user}|${key}`, randomUUID())
    await database.within(scope, (tx) =>
      tx.query(
        `INSERT INTO session (id, tenant_id, user_id, active_customer, binding_hash, created_at, last_used_at, expires_at)
       SELECT s.id, $1, s.user_id, (SELECT id FROM customer WHERE r3 = s.r3), $2, now(), now(), now() + interval '10 years'
       FROM jsonb_to_recordset($3::jsonb) AS s(id uuid, user_id int, r3 text)`,
        [
          tenant.id,
          hashOf(binding),
          JSON.stringify(
            [...sessions].map(([key, id]) => ({
              id,
              user_id: Number(key.split('|')[0]),
              r3: key.split('|')[1],
            })),
          ),
        ],
      ),
    )
    const as = <T>(
      user: string,
      key: string,
      work: (request: RequestContext) => Promise<unknown>,
    ): Promise<T> => {
      const caller: Caller = {
        parts,
        tenant,
        sessionId: sessions.get(`${user}|${key}`) ?? null,
        userId: null,
        binding,
        customerR3: key,
        onBehalfOf: null,
        requestId: 'model',
        address: '127.0.0.1',
        host: world.host,
        log: { warn() {}, error() {}, info() {} } as unknown as Caller['log'],
      }
      return enter(caller, false, work).then((answer) => asTold(answer) as T)
    }
    const server: SyncServer = {
      sync: (user, streamId, intents: WireIntent[], withCarts) =>
        as<SyncAnswer>(user, keys[0], (request) =>
          syncIntents(request, streamId, intents, withCarts),
        ),
      cart: (user, customerKey, streamId, key) =>
        as<CartAnswer>(user, customerKey, async (request) => ({
          cart: await ((key ? Query.namedCart : Query.cart) as unknown as Resolver)(
            null,
            { key, streamId },
            request,
          ),
          book: await (Query.cartBook as unknown as Resolver)(null, { streamId }, request),
        })),
      checkout: (user, key, variables: CheckoutVariables) =>
        as<CheckoutAnswer>(user, key, (request) =>
          checkout(request, variables as unknown as Parameters<typeof checkout>[1]),
        ),
      status: (user, key, attemptKey) =>
        as<CheckoutStatus>(user, key, (request) =>
          (Mutation.checkoutStatus as unknown as Resolver)(null, { attemptKey }, request),
        ),
      alerts: (user) =>
        as<string[]>(user, keys[0], async (request) =>
          (await subscriptionsOf(request)).map(({ product }) => product.article_code).sort(),
        ),
      afterSale: () =>
        database.within(scope, async (tx) => {
          const texts = (rows: { text: string }[]) => rows.map(({ text }) => text).sort()
          return {
            reports: texts(
              await tx.query(
                `SELECT r.frame_number || ' ' || c.r3 || ' ' || r.sold_date AS text FROM frame_registration r JOIN customer c ON c.id = r.customer_id`,
              ),
            ),
            claims: texts(
              await tx.query(
                `SELECT k.id || ' ' || c.r3 || ' ' || k.revision || ' ' || (k.fields->>'customerNotes') AS text FROM claim k JOIN customer c ON c.id = k.customer_id WHERE c.r3 = ANY ($1::text[])`,
                [keys],
              ),
            ),
          }
        }),
      office: (change: OfficeChange) => {
        if (change.kind === 'block')
          return office(`UPDATE article_sorg SET order_blocked = $2 WHERE ${ofModel}`, [
            [change.article],
            change.blocked,
          ])
        if (change.kind === 'price')
          return office(`UPDATE price SET dealer = $2 WHERE ${ofModel}`, [
            [change.article],
            change.dealer,
          ])
        if (change.kind === 'promotion') return promote(change.article, change.percent)
        return office(`UPDATE stock SET available = $2 WHERE ${ofModel}`, [
          [change.article],
          change.available,
        ])
      },
    }
    const users = ids.map(String) as [string, string]
    return {
      server,
      users,
      customers: keys,
      names: new Map(people.map((name) => [String(world.users[name]), `Name of ${name}`])),
    }
  }
}
