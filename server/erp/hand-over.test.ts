import { createHmac } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyPostgres } from '../../tests/support/database.ts'
import { choose, logIn, startApp } from '../../tests/support/server.ts'
import { startWork } from '../../tests/support/work.ts'
import { buildWorld, goods } from '../../tests/support/world.ts'
import type { Database, Scope } from '../db/database.ts'
import { cleanUp } from '../jobs/cleanup.ts'
import type { OrderDocument } from './order-document.ts'

const scope: Scope = { tenantId: 'aa', user: 'any', customers: 'all' }
const erpSecret = 'known to the ERP'
let database: Database
let app: FastifyInstance
let erp: Server
let url: string
let answer: number
let slow: Promise<void> | null
let received: { headers: IncomingHttpHeaders; body: string }[]
let folder: string

beforeAll(async () => {
  database = await emptyPostgres()
  await buildWorld(database, 'aa')
  app = await startApp(database)
  folder = mkdtempSync(join(tmpdir(), 'pannier-erp-'))
  erp = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', async () => {
      received.push({ headers: request.headers, body })
      await slow
      response.writeHead(answer).end(answer < 400 ? '' : 'no such article')
    })
  })
  await new Promise<void>((resolve) => {
    erp.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(erp.address() as AddressInfo).port}/orders`
})
afterAll(async () => {
  await app?.close()
  await database?.close()
  erp?.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  received = []
  answer = 202
  slow = null
  await database.within(scope, (tx) => tx.query('DELETE FROM order_handover'))
  await database.jobs('DELETE FROM pgboss.job')
})

/** A dealer orders. @returns the order's number */
async function order(qty = 2): Promise<string> {
  const dealer = await logIn(app, 'aa.test', 'dealer')
  await dealer.ask(
    `mutation { updateProductsInCart(products: [{ article_code: "${goods.bolt}", sorg: "2000", qty: ${qty} }]) { message { status } } }`,
  )
  const {
    data: { cart },
  } = await dealer.ask('{ cart { version } }')
  const { data } = await dealer.ask(
    `mutation($version: Int!) { checkout(attemptKey: "${crypto.randomUUID()}", cartVersion: $version, shipto: "S1", paymentId: "N30", shipments: [{ sorg: "2000", id: "STD" }], custPoNo: "PO-7",
      products: [{ article_code: "${goods.bolt}", sorg: "2000", qty: ${qty} }]) { orders { order_no } userErrors { code field } } }`,
    { version: cart.version },
  )
  expect(data.checkout.userErrors).toEqual([])
  return data.checkout.orders[0]!.order_no as string
}

const byHttp = () => startWork(database, { settings: { erpUrl: url, erpSecret } })
const states = () =>
  database.within(scope, (tx) =>
    tx.query('SELECT order_no, state, attempts, error FROM order_handover ORDER BY order_no'),
  )
/** As a job that comes a second time. */
const sendAnew = (orderNo: string) =>
  database.jobs(
    `INSERT INTO pgboss.job (name, data) VALUES ('handover', '{"tenantId":"aa","orderNo":"${orderNo}"}')`,
  )
const due = () =>
  database.jobs(
    `UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`,
  )

describe('by HTTP', () => {
  test('an order arrives once, signed, under its number', async () => {
    const orderNo = await order()
    await byHttp().drain()
    expect(received).toHaveLength(1)
    const { headers, body } = received[0]!
    expect(headers['idempotency-key']).toBe(`aa/${orderNo}`)
    const signed = createHmac('sha256', erpSecret)
      .update(`aa/${orderNo}.${String(headers['webhook-timestamp'])}.${body}`)
      .digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signed}`)
    const paper = JSON.parse(body) as OrderDocument
    expect(paper).toMatchObject({
      version: 1,
      tenant: 'aa',
      order_no: orderNo,
      sorg: '2000',
      po_number: 'PO-7',
      customer: { r3: '0000000001' },
      total: '25.0000',
      lines: [
        {
          line_no: 1,
          article_code: goods.bolt,
          qty: 2,
          price: '10.0000',
          net_price: '10.0000',
          subtotal: '20.0000',
          note: null,
        },
      ],
    })
    expect(await states()).toEqual([
      { order_no: orderNo, state: 'delivered', attempts: 1, error: null },
    ])
    const [row] = await database.within(scope, (tx) =>
      tx.query<{ delivered_at: Date }>('SELECT delivered_at FROM order_handover'),
    )
    expect(
      Math.abs(Date.now() - row!.delivered_at.getTime()),
      'when it was delivered',
    ).toBeLessThan(60_000)
    await sendAnew(orderNo)
    expect(await byHttp().drain(), 'a second job for what is delivered').toBe(1)
    expect([received.length, await states()]).toEqual([
      1,
      [{ order_no: orderNo, state: 'delivered', attempts: 1, error: null }],
    ])
  })

  test('an ERP that is away gets it later, under the same key', async () => {
    answer = 503
    const orderNo = await order()
    const tries = byHttp()
    await tries.drain()
    expect(await states()).toEqual([
      { order_no: orderNo, state: 'waiting', attempts: 1, error: 'HTTP 503 no such article' },
    ])
    expect(await tries.drain(), 'not before its time').toBe(0)
    answer = 200
    await due()
    await tries.drain()
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      `aa/${orderNo}`,
      `aa/${orderNo}`,
    ])
    expect(await states()).toEqual([
      { order_no: orderNo, state: 'delivered', attempts: 2, error: null },
    ])
  })

  test('orders of a customer arrive one after the other, also when the first is refused for a day', async () => {
    answer = 503
    const first = await order(1)
    const second = await order(2)
    const third = await order(3)
    const tries = byHttp()
    const arrived = () => received.map(({ headers }) => String(headers['webhook-id']).slice(3))
    await tries.drain()
    expect(arrived()).toEqual([first])
    await cleanUp(database, new Date(Date.now() + 200_000))
    expect((await states()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
    answer = 200
    await due()
    await tries.drain()
    expect(arrived()).toEqual([first, first, second, third])
    expect((await states()).map(({ state }) => state)).toEqual(Array(3).fill('delivered'))
  })

  test('an order that is given up lets the next one of its customer through', async () => {
    answer = 422
    const first = await order(1)
    const second = await order(2)
    const tries = byHttp()
    for (let n = 0; n < 12; n += 1) {
      await tries.drain()
      await due()
    }
    answer = 200
    await due()
    await tries.drain()
    expect(await states()).toMatchObject([
      { order_no: first, state: 'failed', error: 'HTTP 422 no such article' },
      { order_no: second, state: 'delivered' },
    ])
  })

  test('the request that placed an order is named by the hand-over', async () => {
    const orderNo = await order()
    await byHttp().drain()
    const [line] = await database.within(scope, (tx) =>
      tx.query<{ request_id: string }>('SELECT request_id FROM audit_log WHERE target = $1', [
        orderNo,
      ]),
    )
    expect(received[0]!.headers['x-request-id']).toBe(line!.request_id)
  })

  test('one that knows it already has it', async () => {
    answer = 409
    await order()
    await byHttp().drain()
    expect(await states()).toMatchObject([{ state: 'delivered' }])
  })

  test('two workers never send it at the same time', async () => {
    let go = () => {}
    slow = new Promise((resolve) => {
      go = resolve
    })
    const orderNo = await order()
    const first = byHttp().drain()
    await expect.poll(() => received.length).toBe(1)
    await sendAnew(orderNo)
    await byHttp().drain()
    expect(received).toHaveLength(1)
    // A holder of the claim may die: the other worker's job is not done, so that it is tried again.
    expect(
      (
        await database.jobs(
          `SELECT 1 FROM pgboss.job WHERE name = 'handover' AND state = 'completed'`,
        )
      ).rows,
    ).toEqual([])
    go()
    await first
    expect(await states()).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  test('one that was given up is listed with its answer, and sent again by who may', async () => {
    answer = 422
    const orderNo = await order()
    const tries = byHttp()
    for (let n = 0; n < 12; n += 1) {
      await tries.drain()
      await due()
    }
    expect(received).toHaveLength(12)
    const finance = await logIn(app, 'aa.test', 'finance')
    const list = async () =>
      (
        await finance.ask(
          '{ orderHandovers { failed count transport orders { id customer state attempts error } } }',
        )
      ).data.orderHandovers
    expect(await list()).toMatchObject({
      failed: 1,
      count: 1,
      orders: [{ id: orderNo, state: 'FAILED', attempts: 12, error: 'HTTP 422 no such article' }],
    })
    answer = 200
    const { data } = await finance.ask(
      `mutation { sendOrderAgain(orderNo: "${orderNo}") { order { state } userErrors { code } } }`,
    )
    expect(data.sendOrderAgain).toEqual({ order: { state: 'WAITING' }, userErrors: [] })
    await tries.drain()
    expect(await list()).toMatchObject({
      failed: 0,
      orders: [{ state: 'DELIVERED', attempts: 13, error: null }],
    })
    const again = await finance.ask(
      `mutation { sendOrderAgain(orderNo: "${orderNo}") { order { state } userErrors { code } } }`,
    )
    expect(again.data.sendOrderAgain).toEqual({
      order: null,
      userErrors: [{ code: 'not_given_up' }],
    })
  })
})

test('one whose last try died without a word is given up, and may be sent again', async () => {
  const orderNo = await order()
  const state = async () => (await states())[0]
  const later = new Date(Date.now() + 3_600_000)
  await cleanUp(database, later)
  expect(await state(), 'while its job waits').toMatchObject({ state: 'waiting' })
  // As the twelfth try leaves it when the process dies in it: claimed, and the job has failed.
  await database.within(scope, (tx) =>
    tx.query(
      `UPDATE order_handover SET claimed_until = now() + interval '110 seconds', attempts = 12`,
    ),
  )
  await database.jobs(`UPDATE pgboss.job SET state = 'failed' WHERE name = 'handover'`)
  await cleanUp(database, new Date())
  expect(await state(), 'while somebody may be at it').toMatchObject({ state: 'waiting' })
  await cleanUp(database, later)
  expect(await state()).toEqual({
    order_no: orderNo,
    state: 'failed',
    attempts: 12,
    error: 'the last try ended without an answer',
  })
  const finance = await logIn(app, 'aa.test', 'finance')
  const { data } = await finance.ask(
    `mutation { sendOrderAgain(orderNo: "${orderNo}") { order { state } userErrors { code } } }`,
  )
  expect(data.sendOrderAgain).toEqual({ order: { state: 'WAITING' }, userErrors: [] })
  await byHttp().drain()
  expect(await state()).toMatchObject({ state: 'delivered' })
  await cleanUp(database, later)
  expect(await state(), 'delivered is delivered').toMatchObject({ state: 'delivered' })
})

describe('as files', () => {
  test('each order is a file that appears whole and is never written again', async () => {
    const orderNo = await order()
    const erpDir = join(folder, 'one')
    await startWork(database, { settings: { erpDir } }).drain()
    const file = join(erpDir, 'aa', `${orderNo}.json`)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      order_no: orderNo,
      lines: [{ qty: 2 }],
    })
    expect(readdirSync(join(erpDir, 'aa'))).toEqual([`${orderNo}.json`])
    // As if the server had died before it noted the delivery.
    writeFileSync(file, 'taken up')
    await database.within(scope, (tx) => tx.query(`UPDATE order_handover SET state = 'waiting'`))
    await sendAnew(orderNo)
    await startWork(database, { settings: { erpDir } }).drain()
    expect(readFileSync(file, 'utf8')).toBe('taken up')
    expect(await states()).toMatchObject([{ state: 'filed' }])
  })

  test('a folder that cannot be written to is said, and tried again', async () => {
    const erpDir = join(folder, 'a-file')
    writeFileSync(erpDir, '')
    await order()
    await startWork(database, { settings: { erpDir } }).drain()
    expect(await states()).toEqual([
      {
        order_no: expect.any(String),
        state: 'waiting',
        attempts: 1,
        error: expect.stringContaining('ENOTDIR'),
      },
    ])
  })
})

test('nothing is handed over of a checkout that was refused', async () => {
  const dealer = await logIn(app, 'aa.test', 'dealer')
  await choose(dealer, '0000000001').catch(() => undefined)
  await dealer.ask(
    `mutation { checkout(attemptKey: "${crypto.randomUUID()}", cartVersion: 0, shipto: "S1", paymentId: "N30", shipments: [{ sorg: "2000", id: "STD" }], products: []) { userErrors { code } } }`,
  )
  expect(await states()).toEqual([])
  expect((await database.jobs(`SELECT 1 FROM pgboss.job WHERE name = 'handover'`)).rows).toEqual([])
})
