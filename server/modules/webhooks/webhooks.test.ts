import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { webhookEvents } from '#domain/machine/webhook.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'
import type { Scope } from '../../db/database.ts'
import { startApp } from '../../../tests/support/server.ts'

const scope: Scope = { tenantId: 'aa', user: 'any', customers: 'all' }
const now = { at: new Date() }
const clock = () => now.at
const here = serverForTests(['admin'], { config: { email: 'house@aa.test' } })

interface Received {
  headers: IncomingHttpHeaders
  body: string
}
let receiver: Server
let url = ''
let received: Received[]
let answer: (response: ServerResponse, message: Received) => void
const ok = (response: ServerResponse) => response.writeHead(204).end()

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const message = { headers: request.headers, body }
      received.push(message)
      answer(response, message)
    })
  })
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  await sql(`UPDATE tenant SET opened_at = now()`)
})
afterAll(() => {
  receiver?.closeAllConnections()
  receiver?.close()
})
beforeEach(async () => {
  received = []
  answer = ok
  now.at = new Date()
  await sql('DELETE FROM webhook_attempt')
  await sql('DELETE FROM webhook_delivery')
  await sql('DELETE FROM webhook_endpoint')
  await here.database.jobs('DELETE FROM pgboss.job')
})

async function sql<Row = Record<string, unknown>>(
  text: string,
  params: unknown[] = [],
): Promise<Row[]> {
  if (/UPDATE tenant /.test(text)) return here.database.bare((tx) => tx.query<Row>(text, params))
  return here.database.within(scope, (tx) => tx.query<Row>(text, params))
}
const work = () => startWork(here.database, { clock })
const due = () =>
  here.database.jobs(
    `UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`,
  )
const save = async (part: object = {}) =>
  (
    await here.admin.ask(
      'mutation($w: WebhookInput!) { saveWebhook(webhook: $w) { secret webhook { id } userErrors { code field } } }',
      { w: { name: 'Shop system', url, events: webhookEvents, enabled: true, ...part } },
    )
  ).data.saveWebhook
let orders = 0
const placeOrder = async (orderNo = `O${++orders}`) => {
  await here.database.within(scope, async (tx) => {
    await tx.query(
      `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', $1, $2, '1000', 'placed', 'USD', 12.5, now())`,
      [here.world.customers.X, orderNo],
    )
    await tx.query(
      `INSERT INTO order_handover (tenant_id, customer_id, order_no) VALUES ('aa', $1, $2)`,
      [here.world.customers.X, orderNo],
    )
  })
  return orderNo
}
const setStatus = (orderNo: string, status: string) =>
  sql('UPDATE sales_order SET status = $2 WHERE order_no = $1', [orderNo, status])
const told = () =>
  received.map(({ body }) => {
    const { type, data } = JSON.parse(body)
    return `${type} ${data.order_no ?? data.username ?? data.name}${data.status ? ` ${data.status}` : ''}`
  })
const deliveries = async () =>
  (
    await here.admin.ask(
      '{ webhookDeliveries(limit: 50) { rows { id event object state attempts { status cause error answer milliseconds } } } }',
    )
  ).data.webhookDeliveries.rows

describe('events', () => {
  test('each is told once, in the transaction of its change: what is undone tells nothing', async () => {
    await save()
    const orderNo = await placeOrder()
    await here.database
      .within(scope, async (tx) => {
        await tx.query(`UPDATE sales_order SET status = 'confirmed' WHERE order_no = $1`, [orderNo])
        throw new Error('undone')
      })
      .catch(() => undefined)
    await sql(
      `INSERT INTO customer_inquiry (tenant_id, host, reason, goal, name, address, state, country, city, email, phone, sender) VALUES ('aa', 'h', 'r', 'g', 'New Shop', 'a', 's', 'US', 'c', 'e', 'p', 's')`,
    )
    await sql(
      `INSERT INTO app_user (tenant_id, username, name, role) VALUES ('aa', 'newbie', 'N', 'dealer') ON CONFLICT DO NOTHING`,
    )
    await work().drain()
    expect(told().sort()).toEqual([
      'inquiry.created New Shop',
      `order.placed ${orderNo} placed`,
      'user.created newbie',
    ])
  })

  test('every event of the list has a trigger that fires it, and no other does', async () => {
    const { rows } = await here.database.jobs(
      `SELECT DISTINCT substring(pg_get_triggerdef(t.oid) FROM 'note_event\\(''([^'']+)''') AS event FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = 'note_event'`,
    )
    expect((rows as { event: string }[]).map(({ event }) => event).sort()).toEqual(
      [...webhookEvents].sort(),
    )
  })

  test('an endpoint gets what it chose, another tenant’s nothing', async () => {
    await save({ events: ['order.cancelled'] })
    const orderNo = await placeOrder()
    await setStatus(orderNo, 'confirmed')
    await setStatus(orderNo, 'cancelled')
    await work().drain()
    expect(told()).toEqual([`order.cancelled ${orderNo} cancelled`])
  })
})

describe('a message', () => {
  test('is signed by Standard Webhooks', async () => {
    const { secret } = await save()
    expect(secret).toMatch(/^whsec_/)
    await placeOrder()
    await work().drain()
    const { headers, body } = received[0]!
    const id = String(headers['webhook-id'])
    const stamp = String(headers['webhook-timestamp'])
    expect(id).toMatch(/^msg_\d+$/)
    expect(Math.abs(Number(stamp) - Date.now() / 1_000)).toBeLessThan(60)
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(`${id}.${stamp}.${body}`).digest('base64')}`,
    )
    expect(JSON.parse(body)).toMatchObject({
      type: 'order.placed',
      data: { order: { total: '12.5000' } },
    })
  })

  test('is signed by the old and the new secret for a day after a change', async () => {
    const { secret, webhook } = await save()
    const { data } = await here.admin.ask(
      'mutation($id: ID!) { rotateWebhookSecret(id: $id) { secret } }',
      { id: webhook.id },
    )
    const fresh = data.rotateWebhookSecret.secret as string
    const signedBy = (message: Received, one: string) =>
      String(message.headers['webhook-signature'])
        .split(' ')
        .includes(
          `v1,${createHmac('sha256', Buffer.from(one.slice(6), 'base64'))
            .update(
              `${String(message.headers['webhook-id'])}.${String(message.headers['webhook-timestamp'])}.${message.body}`,
            )
            .digest('base64')}`,
        )
    await placeOrder()
    await work().drain()
    expect([fresh, secret].map((one) => signedBy(received[0]!, one))).toEqual([true, true])
    now.at = new Date(Date.now() + 90_000_000)
    await placeOrder()
    await work().drain()
    expect([fresh, secret].map((one) => signedBy(received[1]!, one))).toEqual([true, false])
  })
})

describe('failures', () => {
  test.each([
    [
      'an error',
      (r: ServerResponse) => r.writeHead(500).end('no\0room'),
      500,
      'answered',
      /^HTTP 500 no room$/,
    ],
    [
      'a redirect',
      (r: ServerResponse) => r.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
      302,
      'redirected',
      /redirects to http:\/\/10\.0\.0\.1/,
    ],
    ['a closed line', (r: ServerResponse) => r.destroy(), null, 'closed', /closed/],
    ['garbage', (r: ServerResponse) => r.socket!.end('teapot\r\n\r\n'), null, 'closed', /broken/],
  ])(
    '%s: the try is written down with its cause, and the event comes again',
    async (_, failing, status, cause, words) => {
      await save()
      const orderNo = await placeOrder()
      answer = failing
      const jobs = work()
      await jobs.drain()
      const [delivery] = await deliveries()
      expect(delivery).toMatchObject({
        state: 'WAITING',
        attempts: [{ status, cause, error: expect.stringMatching(words) }],
      })
      answer = ok
      await due()
      await jobs.drain()
      expect(told()).toEqual(Array(2).fill(`order.placed ${orderNo} placed`))
      expect(received[0]!.body).toBe(received[1]!.body)
      expect(received[0]!.headers['webhook-id']).toBe(received[1]!.headers['webhook-id'])
      expect((await deliveries())[0]).toMatchObject({
        state: 'DELIVERED',
        attempts: [{ cause: null }, { cause }],
      })
    },
  )

  test('one who hangs is given up', async () => {
    await save()
    await placeOrder()
    answer = () => undefined
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50))
    await work().drain()
    expect(patience.mock.calls).toEqual([[15_000]])
    patience.mockRestore()
    expect((await deliveries())[0]!.attempts[0]).toMatchObject({ cause: 'timeout', status: null })
  })

  test('events of one object keep their order while the first is tried again; other objects pass', async () => {
    await save()
    const slow = await placeOrder()
    const fast = await placeOrder()
    answer = (response, { body }) =>
      response.writeHead(body.includes(`"order_no":"${slow}"`) ? 503 : 200).end()
    const jobs = work()
    await jobs.drain()
    await setStatus(slow, 'confirmed')
    await setStatus(slow, 'cancelled')
    await setStatus(fast, 'shipped')
    await jobs.drain()
    expect(told().sort()).toEqual(
      [
        `order.placed ${slow} placed`,
        `order.placed ${fast} placed`,
        `order.changed ${fast} shipped`,
      ].sort(),
    )
    answer = ok
    await due()
    await jobs.drain()
    expect(
      told()
        .slice(3)
        .map((line) => line.split(' ').slice(0, 2).join(' ')),
    ).toEqual([`order.placed ${slow}`, `order.changed ${slow}`, `order.cancelled ${slow}`])
  })

  test('what was given up is sent again, one or all since a moment', async () => {
    const { webhook } = await save()
    answer = (response) => response.writeHead(500).end()
    const [first, second] = [await placeOrder(), await placeOrder()]
    const jobs = work()
    for (let n = 0; n < 12; n += 1) {
      await jobs.drain()
      await due()
    }
    const failed = await deliveries()
    expect(
      failed.map(({ state, attempts }: { state: string; attempts: unknown[] }) => [
        state,
        attempts.length,
      ]),
    ).toEqual([
      ['FAILED', 12],
      ['FAILED', 12],
    ])
    answer = ok
    received = []
    const one =
      'mutation($id: ID!) { replayWebhookDelivery(id: $id) { count userErrors { code } } }'
    expect(
      (await here.admin.ask(one, { id: failed[1]!.id })).data.replayWebhookDelivery.count,
    ).toBe(1)
    await jobs.drain()
    expect(told()).toEqual([`order.placed ${first} placed`])
    const all =
      'mutation($w: ID!, $s: Instant!) { replayFailedWebhooks(webhook: $w, since: $s) { count userErrors { code } } }'
    expect(
      (await here.admin.ask(all, { w: webhook.id, s: new Date(Date.now() + 60_000).toISOString() }))
        .data.replayFailedWebhooks.count,
    ).toBe(0)
    expect(
      (await here.admin.ask(all, { w: webhook.id, s: '2020-01-01T00:00:00Z' })).data
        .replayFailedWebhooks.count,
    ).toBe(1)
    await jobs.drain()
    expect(told()).toEqual([`order.placed ${first} placed`, `order.placed ${second} placed`])
  })

  test.each([
    ['five days of failures', 500, 5 * 86_400_000],
    ['an address that is gone', 410, 0],
  ])(
    '%s: the endpoint is switched off, and the house is told by mail',
    async (_, status, later) => {
      const { webhook } = await save()
      answer = (response) => response.writeHead(status).end('away')
      await placeOrder()
      const jobs = work()
      await jobs.drain()
      now.at = new Date(now.at.getTime() + later)
      await due()
      await jobs.drain()
      const { data } = await here.admin.ask(
        'query($id: ID!) { webhook(id: $id) { enabled disabledAt } }',
        { id: webhook.id },
      )
      expect(data.webhook).toEqual({ enabled: false, disabledAt: expect.any(String) })
      expect(
        jobs
          .mails()
          .filter(
            (mail) => mail.includes('Webhook switched off') && mail.includes(`HTTP ${status} away`),
          ),
      ).toHaveLength(1)
      await due()
      const before = received.length
      await jobs.drain()
      await placeOrder()
      await jobs.drain()
      expect(received).toHaveLength(before)
    },
  )
})

test('a test is sent by a press, and not to one that is switched off', async () => {
  const { webhook } = await save()
  const press = 'mutation($id: ID!) { sendWebhookTest(id: $id) { userErrors { code } } }'
  await here.admin.ask(press, { id: webhook.id })
  await work().drain()
  expect(JSON.parse(received[0]!.body).type).toBe('test')
  const off = await save({ name: 'Off', enabled: false })
  expect(
    (await here.admin.ask(press, { id: off.webhook.id })).data.sendWebhookTest.userErrors,
  ).toEqual([{ code: 'switched_off' }])
})

test.each([
  'http://erp.example.com/',
  'https://127.0.0.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://localhost/',
  'https://intranet/',
  'https://user:secret@erp.example.com/',
  'https://erp.example.com:8443/',
  'file:///etc/passwd',
  'teapot',
])('%s is no address to tell: the server’s own network is not asked', async (address) => {
  const app = await startApp(here.database, { settings: { localPush: false } })
  const answered = await app.inject({
    method: 'POST',
    url: '/graphql',
    cookies: here.admin.cookies,
    headers: { host: here.world.host, authorization: `Bearer ${here.admin.token}` },
    payload: {
      query:
        'mutation($w: WebhookInput!) { saveWebhook(webhook: $w) { userErrors { code field } } }',
      variables: { w: { name: 'X', url: address, events: ['order.placed'], enabled: true } },
    },
  })
  expect(answered.json().data.saveWebhook.userErrors).toEqual([{ code: 'not_open', field: 'url' }])
  await app.close()
})

test('an address that was open when it was saved is looked at again when it is used', async () => {
  await save()
  await placeOrder()
  const jobs = startWork(here.database, { clock, settings: { localPush: false } })
  await jobs.drain()
  expect(received).toEqual([])
  expect((await deliveries())[0]!.attempts[0]).toMatchObject({ cause: 'private_address' })
})
