import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { type BrokenWire, openWire } from '../../tests/support/broken-wire.ts'
import { emptyPostgres } from '../../tests/support/database.ts'
import { logIn, type Session, startApp } from '../../tests/support/server.ts'
import { buildWorld, goods } from '../../tests/support/world.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'

let owner: Database
let database: Database
let wire: BrokenWire
let app: FastifyInstance
let dealer: Session
beforeAll(async () => {
  owner = await emptyPostgres()
  await buildWorld(owner, 'aa')
  const [{ name } = { name: '' }] = await owner.bare((tx) =>
    tx.query<{ name: string }>('SELECT current_database() AS name'),
  )
  const address = new URL(inject('postgresUrl'))
  wire = await openWire(address)
  address.pathname = `/${name}`
  address.hostname = '127.0.0.1'
  address.port = String(wire.port)
  database = openPostgres(address.href, 4, undefined, {
    connect: 3_000,
    statement: 3_000,
    lock: 500,
    idle: 5_000,
  })
  app = await startApp(database)
  dealer = await logIn(app, 'aa.test', 'dealer')
})
afterEach(() => wire.heal())
afterAll(async () => {
  await app?.close()
  await database?.close()
  await wire?.close()
  await owner?.close()
})

const put = (qty: number) =>
  dealer.send({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: `mutation { updateProductsInCart(products: [{ article_code: "${goods.bolt}", sorg: "2000", qty: ${qty} }]) { userErrors { code } } }`,
    },
  })
const inCart = async () =>
  (await dealer.ask('{ cart { lines { qty } } }')).data.cart.lines as { qty: number }[]
const ready = async () => (await app.inject('/ready')).statusCode
/** Asks until the server is ready, as a balancer does. */
async function untilReady(): Promise<void> {
  for (let tries = 0; (await ready()) !== 200; tries += 1) {
    if (tries > 50) throw new Error('the server did not become ready again')
    await wait(100)
  }
}

test('a slow wire is waited for, and everything arrives once', async () => {
  wire.slow(60)
  expect((await put(2)).statusCode).toBe(200)
  wire.heal()
  expect(await inCart()).toEqual([{ qty: 2 }])
})

test.each([
  ['cut', () => wire.cut()],
  ['refused', () => wire.refuse()],
])(
  'work on a wire that is %s is answered with 503, and goes on once it is back',
  async (_, hurt) => {
    const asked = [3, 4, 5].map(put)
    await wait(5)
    hurt()
    for (const { statusCode, headers } of await Promise.all(asked)) {
      expect([200, 503]).toContain(statusCode)
      if (statusCode === 503) expect(headers['retry-after']).toBeDefined()
    }
    wire.heal()
    await untilReady()
    expect((await put(6)).statusCode).toBe(200)
    expect(await inCart()).toEqual([{ qty: 6 }])
  },
  30_000,
)

test('a wire that falls silent holds no request for good, and the server says that it is not ready', async () => {
  // Fills the pool, so that requests get connections that seem to work.
  expect(await Promise.all([1, 2, 3, 4, 5, 6].map(inCart))).toHaveLength(6)
  wire.silence()
  const began = performance.now()
  const [readiness, ...answers] = await Promise.all([ready(), ...[7, 8, 9, 10, 11].map(put)])
  expect(readiness).toBe(503)
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBeDefined()
  }
  expect(performance.now() - began).toBeLessThan(15_000)
  // The connections of before are dead on both sides.
  wire.cut()
  wire.heal()
  await untilReady()
  expect((await put(9)).statusCode).toBe(200)
  expect(await inCart()).toEqual([{ qty: 9 }])
}, 40_000)
