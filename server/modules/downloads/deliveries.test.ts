import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logIn, startApp } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'
import { cleanUp } from '../../jobs/cleanup.ts'
import { signature } from '../../outgoing/sign.ts'
import { forgetDownloads } from './forget-downloads.ts'

const now = { at: new Date() }
const clock = () => now.at
const settings = { dataDir: mkdtempSync(join(tmpdir(), 'pannier-deliveries-')) }
const here = serverForTests(['dealer', 'dealerz'], { start: { settings } })

interface Received {
  headers: IncomingHttpHeaders
  body: Buffer
}
let receiver: Server
let url = ''
let received: Received[]
let answer: (response: ServerResponse) => void
const ok = (response: ServerResponse) => response.writeHead(204).end()
const refuse = (status: number) => (response: ServerResponse) =>
  response.writeHead(status).end('no room')

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/files`
  await here.database.bare((tx) => tx.query('UPDATE tenant SET opened_at = now()'))
  await sql(`UPDATE app_user SET email = username || '@example.com'`)
})
afterAll(() => {
  receiver?.closeAllConnections()
  receiver?.close()
})
beforeEach(async () => {
  received = []
  answer = ok
  now.at = new Date()
  mailed = work().mails().length
  for (const table of ['download_delivery', 'download_schedule', 'export_job', 'mail_message'])
    await sql(`DELETE FROM ${table}`)
  await here.database.jobs('DELETE FROM pgboss.job')
})

const sql = <Row = Record<string, unknown>>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )
let mailed = 0
const mails = () => work().mails().slice(mailed)
const work = (more = {}) => startWork(here.database, { clock, settings: { ...settings, ...more } })
const due = () =>
  here.database.jobs(
    `UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`,
  )
const order = { module: 'orders', format: 'json', rhythm: 'daily', day: null, hour: 6 }
const save = async (given: object = {}, id: string | null = null) =>
  (
    await here.dealer.ask(
      'mutation($i: ID, $s: DownloadScheduleInput!) { saveDownloadSchedule(id: $i, downloadSchedule: $s) { secret downloadSchedule { id url } userErrors { field code } } }',
      { i: id, s: { ...order, url, ...given } },
    )
  ).data.saveDownloadSchedule
const schedule = async () =>
  (
    await here.dealer.ask(
      '{ downloadSchedules { rows { failing ended delivery tries { fileName status cause answer milliseconds } } } }',
    )
  ).data.downloadSchedules.rows[0]!
const resend = async (id: string) =>
  (
    await here.dealer.ask(
      'mutation($i: ID!) { resendDownload(id: $i) { userErrors { code } downloadSchedule { delivery } } }',
      { i: id },
    )
  ).data.resendDownload
/** Has the schedules run, whichever time they have, and the server do what is due. */
async function run(jobs = work()) {
  await sql(`UPDATE download_schedule SET next_run_at = $1::timestamptz - interval '1 minute'`, [
    now.at,
  ])
  await jobs.boss.send({ name: 'download-schedules' })
  await jobs.drain()
  return jobs
}
const days = () =>
  received.map(({ headers }) => [headers['pannier-from'], headers['pannier-to']].join(' '))
const dayBefore = (count: number) =>
  new Date(now.at.getTime() - count * 86_400_000).toISOString().slice(0, 10)

test('a file goes to the address instead of a mail, signed, and its days are covered', async () => {
  const { secret } = await save({ format: 'xlsx' })
  await run()
  const [{ headers, body }] = received as [Received]
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'pannier-module': 'orders',
  })
  expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''Orders.*\.xlsx$/)
  expect(body.subarray(0, 2).toString()).toBe('PK')
  const id = String(headers['webhook-id'])
  const timestamp = Number(headers['webhook-timestamp'])
  expect(headers['webhook-signature']).toBe(signature([secret], { id, timestamp, body }))
  expect(mails()).toEqual([])
  expect(await schedule()).toMatchObject({
    failing: false,
    delivery: 'DELIVERED',
    tries: [{ status: 204, cause: null }],
  })
  expect(await sql('SELECT covered::text FROM download_schedule')).toEqual([
    { covered: dayBefore(1) },
  ])
})

test('a new address has a secret once; a changed one keeps it, and a new secret signs beside the old for a day', async () => {
  const { secret, downloadSchedule } = await save()
  expect(secret).toMatch(/^whsec_/)
  expect((await save({}, downloadSchedule.id)).secret).toBe(null)
  const { data } = await here.dealer.ask(
    'mutation($i: ID!) { rotateDownloadSecret(id: $i) { secret userErrors { code } } }',
    { i: downloadSchedule.id },
  )
  const fresh = data.rotateDownloadSecret.secret as string
  await run()
  const { headers, body } = received[0]!
  const message = {
    id: String(headers['webhook-id']),
    timestamp: Number(headers['webhook-timestamp']),
    body,
  }
  expect(headers['webhook-signature']).toBe(signature([fresh, secret], message))
  expect((await save({ url: null }, downloadSchedule.id)).secret).toBe(null)
  const again = await here.dealer.ask(
    'mutation($i: ID!) { rotateDownloadSecret(id: $i) { userErrors { code } } }',
    { i: downloadSchedule.id },
  )
  expect(again.data.rotateDownloadSecret.userErrors).toEqual([{ code: 'no_address' }])
  expect(await sql('SELECT secret, old_secret FROM download_schedule')).toEqual([
    { secret: null, old_secret: null },
  ])
})

test('a refused file comes again by itself, the same under the same id', async () => {
  await save()
  answer = refuse(503)
  const jobs = await run()
  expect(await schedule()).toMatchObject({
    failing: false,
    delivery: 'WAITING',
    tries: [{ status: 503, cause: 'answered', answer: 'no room' }],
  })
  answer = ok
  await due()
  await jobs.drain()
  expect(received).toHaveLength(2)
  expect(received[0]!.body).toEqual(received[1]!.body)
  expect(received[0]!.headers['webhook-id']).toBe(received[1]!.headers['webhook-id'])
  expect(await schedule()).toMatchObject({
    delivery: 'DELIVERED',
    tries: [{ cause: null }, { cause: 'answered' }],
  })
})

test('one that is given up is told by mail once, and sent again by a press', async () => {
  const { downloadSchedule } = await save()
  answer = refuse(500)
  const jobs = await run()
  expect((await resend(downloadSchedule.id)).userErrors).toEqual([{ code: 'not_failed' }])
  for (let n = 0; n < 12; n += 1) {
    await due()
    await jobs.drain()
  }
  expect(received).toHaveLength(12)
  const failed = await schedule()
  expect(failed).toMatchObject({ failing: true, ended: null, delivery: 'FAILED' })
  expect(failed.tries).toHaveLength(10)
  expect(mails()).toHaveLength(1)
  expect(mails()[0]).toContain('file not delivered')
  expect(mails()[0]).toContain(new URL(url).host)
  expect(mails()[0]).toContain('It answered with status 500.')
  const { data } = await here.dealer.ask(
    '{ downloadArea { rows { status problem delivery cause answerStatus } } }',
  )
  expect(data.downloadArea.rows).toEqual([
    { status: 'ready', problem: null, delivery: 'FAILED', cause: 'answered', answerStatus: 500 },
  ])
  answer = ok
  expect(await resend(downloadSchedule.id)).toEqual({
    userErrors: [],
    downloadSchedule: { delivery: 'WAITING' },
  })
  await jobs.drain()
  expect(received).toHaveLength(13)
  expect(await schedule()).toMatchObject({ failing: false, delivery: 'DELIVERED' })
})

test('the next file has the days of one that did not arrive', async () => {
  await save()
  await run()
  for (const status of [500, 204]) {
    now.at = new Date(now.at.getTime() + 86_400_000)
    answer = refuse(status)
    await run()
  }
  await due()
  await work().drain()
  expect(days().slice(1)).toEqual([
    `${dayBefore(2)} ${dayBefore(2)}`,
    `${dayBefore(2)} ${dayBefore(1)}`,
  ])
})

test.each([
  ['an address that is gone', 410, 0],
  ['an address that takes nothing for five days', 500, 5],
])(
  '%s ends the schedule, and the person is told; saving it begins again',
  async (_, status, later) => {
    const { downloadSchedule } = await save()
    answer = refuse(status)
    const jobs = await run()
    now.at = new Date(now.at.getTime() + later * 86_400_000)
    for (let n = 0; n < 12; n += 1) {
      await due()
      await jobs.drain()
    }
    expect(await schedule()).toMatchObject({ ended: 'address_failed', delivery: 'FAILED' })
    expect(mails().map((mail) => mail.includes('this schedule has ended'))).toEqual([true])
    expect((await resend(downloadSchedule.id)).userErrors).toEqual([{ code: 'schedule_ended' }])
    answer = ok
    received = []
    await sql('UPDATE session SET expires_at = $1', [new Date(now.at.getTime() + 86_400_000)])
    expect((await save({}, downloadSchedule.id)).userErrors).toEqual([])
    await run()
    expect(await schedule()).toMatchObject({ ended: null, failing: false, delivery: 'DELIVERED' })
  },
)

test('a file that is kept no longer is not sent again, and one whose process died is given up', async () => {
  const { downloadSchedule } = await save()
  answer = refuse(500)
  const jobs = await run()
  await here.database.jobs(`DELETE FROM pgboss.job WHERE name = 'download-delivery'`)
  await cleanUp(here.database, now.at)
  expect((await schedule()).delivery).toBe('FAILED')
  await sql(`UPDATE export_job SET state = 'expired'`)
  expect((await resend(downloadSchedule.id)).userErrors).toEqual([{ code: 'file_expired' }])
  await jobs.drain()
  expect(received).toHaveLength(1)
  const later = new Date(now.at.getTime() + 31 * 86_400_000)
  await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    forgetDownloads(tx, later),
  )
  expect(await sql('SELECT id FROM download_delivery')).toEqual([])
})

test('nothing is sent for a person who may not log in any more, nor from a deleted schedule', async () => {
  const { downloadSchedule } = await save()
  answer = refuse(500)
  const jobs = await run()
  answer = ok
  await sql(`UPDATE app_user SET active = false WHERE username = 'dealer'`)
  await due()
  await jobs.drain()
  await sql(`UPDATE app_user SET active = true WHERE username = 'dealer'`)
  here.dealer = await logIn(here.app, here.world.host, 'dealer')
  expect(received).toHaveLength(1)
  const other = await here.dealerz.ask(
    'mutation($i: ID!) { resendDownload(id: $i) { userErrors { code } } }',
    { i: downloadSchedule.id },
  )
  expect(other.errors![0]!.extensions.code).toBe('NOT_FOUND')
  await here.dealer.ask(
    'mutation($i: ID!) { deleteDownloadSchedule(id: $i) { userErrors { code } } }',
    { i: downloadSchedule.id },
  )
  expect(await sql('SELECT id FROM download_delivery')).toEqual([])
})

test.each(['http://erp.example.com/', 'https://10.1.2.3/', 'https://localhost/', 'teapot'])(
  '%s is refused at its field',
  async (address) => {
    const app = await startApp(here.database, { settings: { localPush: false } })
    const answered = await app.inject({
      method: 'POST',
      url: '/graphql',
      cookies: here.dealer.cookies,
      headers: { host: here.world.host, authorization: `Bearer ${here.dealer.token}` },
      payload: {
        query:
          'mutation($s: DownloadScheduleInput!) { saveDownloadSchedule(downloadSchedule: $s) { userErrors { code field } } }',
        variables: { s: { ...order, url: address } },
      },
    })
    expect(answered.json().data.saveDownloadSchedule.userErrors).toEqual([
      { code: 'not_open', field: 'url' },
    ])
    await app.close()
  },
)

test('an address that was open when it was saved is looked at again when it is used', async () => {
  await save()
  await run(work({ localPush: false }))
  expect(received).toEqual([])
  expect((await schedule()).tries[0]).toMatchObject({ cause: 'private_address', status: null })
})
