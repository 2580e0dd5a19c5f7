import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import webPush from 'web-push'
import type { Tx } from '../../server/db/database.ts'
import { openDatabase } from '../../server/db/open.ts'
import { signIn, startServer } from '../support/server-process.ts'

const followers = 10_000
const languages = ['en-us', 'fr', null] as const
/** Orders of the quiet run, and the pause after each, in ms. */
const quietOrders = 40
const pause = 200
const vapid = webPush.generateVAPIDKeys()

interface Latency {
  p50: number
  p95: number
  worst: number
  orders: number
}
/** `quiet` and `meanwhile`: ms until an order is answered; `toldMs`: from the first message to the last; `devices`: how many were reached exactly once. */
export interface RestockFigures {
  followers: number
  quiet: Latency
  meanwhile: Latency
  toldMs: number
  devices: number
  toldOnce: number
  inTheirLanguage: number
}

const percentile = (values: number[], of: number) =>
  Math.round([...values].sort((a, b) => a - b)[Math.ceil(values.length * of) - 1] ?? 0)
const latencyOf = (values: number[]): Latency => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  worst: Math.round(Math.max(0, ...values)),
  orders: values.length,
})

/** A push service that counts what comes for each device. */
async function startReceiver() {
  const came = new Map<string, number>()
  const times: number[] = []
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      came.set(request.url!, (came.get(request.url!) ?? 0) + 1)
      times.push(performance.now())
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    came,
    times,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function inTenant<T>(dataDir: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir })
  try {
    return await database.within({ tenantId: 'us', user: 'any', customers: 'all' }, work)
  } finally {
    await database.close()
  }
}

/** Ten thousand people with a device each who wait for one article that is there again. */
async function follow(tx: Tx, pushUrl: string): Promise<void> {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  await tx.query(
    `INSERT INTO app_user (tenant_id, username, name, role, language) SELECT 'us', 'follower' || n, 'Follower ' || n, 'dealer', ($2::text[])[n % 3 + 1] FROM generate_series(1, $1::int) n`,
    [followers, languages],
  )
  await tx.query(
    `INSERT INTO session (id, tenant_id, user_id, binding_hash, expires_at) SELECT gen_random_uuid(), 'us', id, 'x', now() + interval '1 day' FROM app_user WHERE username LIKE 'follower%'`,
  )
  await tx.query(
    `INSERT INTO push_subscription (tenant_id, user_id, session_id, endpoint, p256dh, auth, server_key, created_at, last_seen_at)
     SELECT 'us', s.user_id, s.id, $1 || '/' || s.user_id, $2, $3, $4, now(), now() FROM session s JOIN app_user u ON u.id = s.user_id WHERE u.username LIKE 'follower%'`,
    [
      pushUrl,
      keys.getPublicKey('base64url'),
      randomBytes(16).toString('base64url'),
      vapid.publicKey,
    ],
  )
  await tx.query(
    `INSERT INTO restock_subscription (tenant_id, user_id, article_id, sorg, created_at)
     SELECT 'us', u.id, k.article_id, k.sorg, now() FROM app_user u, (SELECT article_id, sorg FROM stock WHERE tenant_id = 'us' AND sorg = '2000' AND available > 0 ORDER BY article_id LIMIT 1) k WHERE u.username LIKE 'follower%'`,
  )
}

/** Places orders for one bike, one after the other. */
async function buyer(url: string) {
  const session = await signIn(url, 'dealer')
  const ask = async <T>(query: string, variables: object = {}) => {
    const answer = (await (
      await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...session },
        body: JSON.stringify({ query, variables }),
      })
    ).json()) as { data?: T; errors?: unknown }
    if (!answer.data) throw new Error(JSON.stringify(answer.errors))
    return answer.data
  }
  type Bikes = {
    products: { entries: { product: { article_code: string; block: string | null } }[] }
  }
  const { products } = await ask<Bikes>(
    '{ products(category: bike, view: ITEM, limit: 20) { entries { product { article_code block } } } }',
  )
  const bike = {
    sorg: '1000',
    article_code: products.entries.find(({ product }) => !product.block)!.product.article_code,
    qty: 1,
  }
  const {
    shiptoV2: [shipTo],
  } = await ask<{ shiptoV2: { code: string }[] }>('{ shiptoV2 { code } }')
  return async (): Promise<number> => {
    const {
      updateProductsInCart: { cart },
    } = await ask<{ updateProductsInCart: { cart: { version: number } } }>(
      'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { cart { version } } }',
      { p: [bike] },
    )
    const from = performance.now()
    const { checkout } = await ask<{ checkout: { orders: unknown[]; userErrors: unknown[] } }>(
      `mutation($k: ID!, $v: Int!, $s: String!, $p: [CheckoutProductInput!]!) { checkout(attemptKey: $k, cartVersion: $v, shipto: $s, paymentId: "PREPAY", shipments: [{ sorg: "1000", id: "STD" }], products: $p) { orders { order_no } userErrors { code } } }`,
      { k: randomUUID(), v: cart.version, s: shipTo!.code, p: [bike] },
    )
    if (checkout.orders.length !== 1) throw new Error(`not ordered: ${JSON.stringify(checkout)}`)
    return performance.now() - from
  }
}

const told = (tx: Tx) =>
  tx.query<{ once: number; right: number }>(
    `SELECT count(*) FILTER (WHERE n.times = 1)::int AS once, count(*) FILTER (WHERE n.title LIKE CASE WHEN u.language = 'fr' THEN '% est de nouveau en stock' ELSE '% is in stock again' END)::int AS "right"
   FROM app_user u JOIN (SELECT user_id, count(*) AS times, min(title) AS title FROM notification WHERE kind = 'back-in-stock' GROUP BY user_id) n ON n.user_id = u.id WHERE u.username LIKE 'follower%'`,
  )

/**
 * Measures placing an order in a quiet system, and while ten thousand people are notified that an article is back.
 * @param dataDir demo data, with no server on it
 */
export async function measureRestock(dataDir: string): Promise<RestockFigures> {
  const receiver = await startReceiver()
  const env = {
    DATA_DIR: dataDir,
    ALLOW_LOCAL_PUSH: '1',
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
  }
  const alone = await startServer(env)
  const order = await buyer(alone.url)
  await order()
  const quiet: number[] = []
  for (let n = 0; n < quietOrders; n++) {
    quiet.push(await order())
    await wait(pause)
  }
  await alone.stop()
  await inTenant(dataDir, (tx) => follow(tx, receiver.url))
  const busy = await startServer(env)
  const orderToo = await buyer(busy.url)
  const meanwhile: number[] = []
  const deadline = Date.now() + 900_000
  while (receiver.came.size < followers && Date.now() < deadline) {
    const began = receiver.times.length > 0
    const took = await orderToo()
    if (began) meanwhile.push(took)
    await wait(pause)
  }
  // Whatever came twice would come now.
  await wait(5_000)
  await busy.stop()
  receiver.close()
  const [{ once, right } = { once: 0, right: 0 }] = await inTenant(dataDir, told)
  return {
    followers,
    quiet: latencyOf(quiet),
    meanwhile: latencyOf(meanwhile),
    toldMs: (receiver.times.at(-1) ?? 0) - (receiver.times[0] ?? 0),
    devices: [...receiver.came.values()].filter((times) => times === 1).length,
    toldOnce: once,
    inTheirLanguage: right,
  }
}
