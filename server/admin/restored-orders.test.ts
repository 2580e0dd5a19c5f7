import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { logIn, type Session, startApp } from '../../tests/support/server.ts'
import { startWork } from '../../tests/support/work.ts'
import { buildWorld, goods, r3Of } from '../../tests/support/world.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import { openPostgres } from '../db/postgres.ts'
import { backUp, restoreFrom } from './copies.ts'

const folder = mkdtempSync(join(tmpdir(), 'restored-orders-'))
const name = `restored_${process.pid}`
const address = new URL(inject('postgresUrl'))
address.pathname = `/${name}`
const place = { dataDir: folder, databaseUrl: address.href }

/** An ERP that takes each number and each key once, and refuses them with another content. */
const taken = new Map<string, string>()
const refusedByErp: string[] = []
const erp = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    const key = String(request.headers['idempotency-key'])
    const { order_no: number } = JSON.parse(body) as { order_no: string }
    const known = taken.get(key) ?? taken.get(number)
    if (known !== undefined && known !== body) {
      refusedByErp.push(number)
      return response.writeHead(409).end()
    }
    taken.set(key, body).set(number, body)
    return response.writeHead(202).end()
  })
})

let database: Database
let app: FastifyInstance
let dealer: Session

async function start() {
  database = await openDatabase(place)
  app = await startApp(database)
}
async function stop() {
  await app.close()
  await database.close()
}

beforeAll(async () => {
  const root = openPostgres(inject('postgresUrl'), 1)
  await root.asOwner(`CREATE DATABASE ${name}`)
  await root.close()
  await new Promise<void>((listening) => {
    erp.listen(0, '127.0.0.1', listening)
  })
  const empty = await openDatabase(place)
  await buildWorld(empty, 'aa')
  await empty.close()
  await start()
  dealer = await logIn(app, 'aa.test', 'dealer')
})
afterAll(async () => {
  await stop()
  erp.close()
  rmSync(folder, { recursive: true })
})

const handOver = () =>
  startWork(database, {
    settings: { erpUrl: `http://127.0.0.1:${(erp.address() as AddressInfo).port}/orders` },
  }).drain()

const sync = async (stream: string, ...intents: { seq: number; qty: number; id: string }[]) =>
  (
    await dealer.ask(
      `mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { lastSeq gap results { seq status qty } carts { version totalQuantity } } }`,
      {
        s: stream,
        i: intents.map(({ seq, qty, id }) => ({
          seq,
          mutationId: id,
          v: 1,
          customerKey: r3Of('X'),
          kind: 'ADD',
          args: { article: goods.bolt, sorg: '2000', qty },
        })),
      },
    )
  ).data.syncIntents

async function order(attemptKey: string): Promise<string> {
  const { cart } = (await dealer.ask('{ cart { version } }')).data
  const qty = (await dealer.ask('{ cart { totalQuantity } }')).data.cart.totalQuantity
  const { data } = await dealer.ask(
    `mutation($key: ID!, $version: Int!, $qty: Int!) { checkout(attemptKey: $key, cartVersion: $version, shipto: "S1", paymentId: "N30", shipments: [{ sorg: "2000", id: "STD" }], custPoNo: "PO-7",
      products: [{ article_code: "${goods.bolt}", sorg: "2000", qty: $qty }]) { orders { order_no } userErrors { code field } } }`,
    { key: attemptKey, version: cart.version, qty },
  )
  expect(data.checkout.userErrors).toEqual([])
  return data.checkout.orders[0]!.order_no as string
}

test('after a restore waiting devices send what is theirs once, and the ERP never takes a new order for an old one', async () => {
  const stream = randomUUID()
  const [first, second, third] = [1, 2, 3].map((seq) => ({ seq, qty: seq, id: randomUUID() }))
  expect(await sync(stream, first!)).toMatchObject({ lastSeq: 1, gap: null })
  const before = await order(randomUUID())
  await handOver()
  await backUp(place, join(folder, 'backup.sql'))

  expect(await sync(stream, second!)).toMatchObject({ lastSeq: 2, gap: null })
  const lostKey = randomUUID()
  const lost = await order(lostKey)
  await handOver()
  expect([...taken.keys()]).toContain(lost)

  await stop()
  await restoreFrom(place, join(folder, 'backup.sql'))
  await start()
  dealer = await logIn(app, 'aa.test', 'dealer')

  // The device has number 3 waiting and was told that 2 was taken: the server knows 1 and says so.
  expect(await sync(stream, third!)).toMatchObject({ lastSeq: 1, gap: 2 })
  const anew = randomUUID()
  expect(await sync(anew, { ...third!, seq: 1 })).toMatchObject({
    lastSeq: 1,
    results: [{ seq: 1, status: 'APPLIED', qty: 3 }],
  })
  expect((await sync(anew, { ...third!, seq: 1 })).carts[0]?.totalQuantity).toBe(3)

  // The order placed in between is gone here and known there. Its attempt, repeated by the device, is a new order.
  const again = await order(lostKey)
  expect([before, lost]).not.toContain(again)
  await handOver()
  expect(refusedByErp).toEqual([])
  expect([...taken.keys()].filter((key) => !key.includes('/'))).toEqual([before, lost, again])
}, 60_000)
