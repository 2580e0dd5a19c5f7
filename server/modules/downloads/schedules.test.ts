import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { logIn, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'
import type { Tx } from '../../db/database.ts'

let now = new Date('2026-03-27T10:00:00Z')
const clock = () => now
const settings = { dataDir: mkdtempSync(join(tmpdir(), 'pannier-schedules-')) }
const people = ['dealer', 'dealerz', 'audit', 'vendor'] as const
const here = serverForTests(people, {
  start: { clock, settings },
  config: { downloadQuota: 1 },
  fill: async (database, { customers }) => {
    await database.asOwner(`UPDATE tenant SET time_zone = 'Europe/Berlin' WHERE id = 'aa'`)
    await database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      await tx.query(
        `UPDATE role SET permissions = permissions || '{page.order-status,page.catalog}'::text[] WHERE name = 'audit'`,
      )
      await tx.query(`UPDATE app_user SET email = username || '@example.com'`)
      for (const [no, at] of [
        ['O-26', '2026-03-26T22:30:00Z'],
        ['O-27', '2026-03-27T12:00:00Z'],
        ['O-28', '2026-03-28T12:00:00Z'],
        ['O-29', '2026-03-29T12:00:00Z'],
        ['O-30', '2026-03-30T12:00:00Z'],
        ['O-31', '2026-03-31T12:00:00Z'],
      ])
        await tx.query(
          `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', $1, $2, '1000', 'placed', 'USD', 12.5, $3)`,
          [customers.X, no, at],
        )
    })
  },
})

const inTenant = <Row>(work: (tx: Tx) => Promise<Row>) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, work)
const work = () => startWork(here.database, { clock, settings })

/** Moves the clock and lets the server do what is due. */
async function runAt(moment: string): Promise<void> {
  now = new Date(moment)
  const server = work()
  await server.boss.send({ name: 'download-schedules' })
  await server.drain()
}

/** Runs what is due at a moment and logs everyone in again, as sessions have expired by then. */
async function at(moment: string): Promise<void> {
  await runAt(moment)
  for (const person of people) here[person] = await logIn(here.app, here.world.host, person)
}

const order = { module: 'orders', format: 'json', rhythm: 'daily', day: null, hour: 6 }
const save = async (session: Session, given: object, id: string | null = null) =>
  (
    await session.ask(
      'mutation($i: ID, $s: DownloadScheduleInput!) { saveDownloadSchedule(id: $i, downloadSchedule: $s) { downloadSchedule { id nextRunAt customer ended } userErrors { field code } } }',
      { i: id, s: { ...order, ...given } },
    )
  ).data.saveDownloadSchedule
const remove = (session: Session, id: string) =>
  session.ask('mutation($i: ID!) { deleteDownloadSchedule(id: $i) { userErrors { code } } }', {
    i: id,
  })
const schedules = async (session: Session) =>
  (
    await session.ask(
      '{ downloadSchedules { count rows { id module nextRunAt lastRunAt failing ended customer } } }',
    )
  ).data.downloadSchedules.rows
const files = async (session: Session) =>
  (await session.ask('{ downloadArea { rows { id status scheduled from to customer fileName } } }'))
    .data.downloadArea.rows
/** The file that came with a mail. */
const attached = (mail: string) => {
  const part = /Disposition: attachment(?:.+\r?\n)+\r?\n([\w+/\r\n]+)/.exec(mail)
  return Buffer.from(part?.[1] ?? '', 'base64').toString()
}
const numbers = (mail: string) =>
  (JSON.parse(attached(mail)) as { orderNo: string }[]).map(({ orderNo }) => orderNo)

test('a file of each day comes by mail, over the change of the clocks, and takes nothing from the quota', async () => {
  const { downloadSchedule } = await save(here.dealer, {})
  expect(downloadSchedule).toMatchObject({ nextRunAt: '2026-03-28T05:00:00.000Z', ended: null })
  await at('2026-03-28T04:59:00Z')
  expect(work().mails()).toEqual([])
  await at('2026-03-28T05:00:00Z')
  // Asked again within the minute, nothing more comes.
  await at('2026-03-28T05:00:30Z')
  expect(work().mails()).toHaveLength(1)
  expect(work().mails()[0]).toMatch(/Content-Type: application\/json/)
  expect(work().mails()[0]).toContain('/download-area')
  expect(numbers(work().mails()[0]!)).toEqual(['O-27'])
  expect(await schedules(here.dealer)).toMatchObject([
    { nextRunAt: '2026-03-29T04:00:00.000Z', lastRunAt: '2026-03-28T05:00:00.000Z' },
  ])
  await at('2026-03-29T04:00:00Z')
  expect(numbers(work().mails()[1]!)).toEqual(['O-28'])
  const [newest] = await files(here.dealer)
  expect(newest).toMatchObject({
    status: 'ready',
    scheduled: true,
    from: '2026-03-28',
    to: '2026-03-28',
  })
  const file = await here.dealer.send({ method: 'GET', url: `/api/download-area/${newest!.id}` })
  expect(file.headers['content-type']).toBe('application/json')
  expect(file.json()).toMatchObject([{ orderNo: 'O-28', total: '12.50' }])
  const { data } = await here.dealer.ask('{ downloadOffer { left quota } }')
  expect(data.downloadOffer).toEqual({ left: 1, quota: 1 })
  expect(await files(here.dealerz)).toEqual([])
})

test('a failure is told once; the next file has the days that are missing', async () => {
  const folder = join(settings.dataDir, 'exports')
  rmSync(folder, { recursive: true, force: true })
  // Where the file would be written there is no folder.
  writeFileSync(folder, '')
  const before = work().mails().length
  for (const day of ['30', '31']) {
    await at(`2026-03-${day}T04:00:00Z`)
    for (const _ of [2, 3]) {
      await here.database.jobs(
        `UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`,
      )
      await work().drain()
    }
    expect((await files(here.dealer))[0]!.status).toBe('failed')
  }
  const told = work().mails().slice(before)
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('/download-area/schedules')
  expect(await schedules(here.dealer)).toMatchObject([{ failing: true, ended: null }])
  rmSync(folder)
  mkdirSync(folder)
  await at('2026-04-01T04:00:00Z')
  expect(numbers(work().mails().at(-1)!)).toEqual(['O-29', 'O-30', 'O-31'])
  expect(await schedules(here.dealer)).toMatchObject([{ failing: false }])
})

test('it ends when the person may not have the data any more, and goes on once saved again', async () => {
  const { id } = (await schedules(here.dealer))[0]!
  const allow = (sql: string) => inTenant((tx) => tx.query(sql))
  await allow(
    `UPDATE role SET permissions = array_remove(permissions, 'page.order-status') WHERE name = 'dealer'`,
  )
  const before = work().mails().length
  await at('2026-04-02T04:00:00Z')
  expect(work().mails()).toHaveLength(before)
  expect(await schedules(here.dealer)).toMatchObject([{ ended: 'not_allowed' }])
  expect((await save(here.dealer, {}, id)).userErrors).toEqual([
    { field: 'module', code: 'not_allowed' },
  ])
  await allow(
    `UPDATE role SET permissions = permissions || '{page.order-status}' WHERE name = 'dealer'`,
  )
  expect((await save(here.dealer, {}, id)).downloadSchedule.ended).toBe(null)
  await allow(`UPDATE app_user SET active = false WHERE username = 'dealer'`)
  await runAt('2026-04-03T04:00:00Z')
  await allow(`UPDATE app_user SET active = true WHERE username = 'dealer'`)
  await at('2026-04-03T05:00:00Z')
  expect(work().mails()).toHaveLength(before)
  const ended = await inTenant((tx) =>
    tx.query(
      `SELECT after->>'ended' AS why FROM audit_log WHERE action = 'download-schedule.ended' ORDER BY id`,
    ),
  )
  expect(ended).toEqual([{ why: 'not_allowed' }, { why: 'user_inactive' }])
})

test('it ends when the person may not act for its customer any more', async () => {
  const { downloadSchedule } = await save(here.dealerz, {})
  expect(downloadSchedule.customer).toEqual(expect.any(String))
  const [lost] = await inTenant((tx) =>
    tx.query<{ customer: number }>(
      'DELETE FROM user_customer WHERE of_user = $1 RETURNING customer',
      [here.world.users.dealerz],
    ),
  )
  await at('2026-04-04T04:00:00Z')
  expect(await schedules(here.dealerz)).toMatchObject([{ ended: 'customer_lost', customer: null }])
  expect((await save(here.dealerz, {}, downloadSchedule.id)).userErrors).toEqual([
    { field: null, code: 'customer_lost' },
  ])
  await inTenant((tx) =>
    tx.query(`INSERT INTO user_customer (tenant_id, of_user, customer) VALUES ('aa', $1, $2)`, [
      here.world.users.dealerz,
      lost!.customer,
    ]),
  )
  await remove(here.dealerz, downloadSchedule.id)
  await at('2026-04-04T05:00:00Z')
})

test('a schedule is its person’s alone, checked like a request, and one has five at most', async () => {
  const { id } = (await save(here.dealerz, { rhythm: 'weekly', day: 1 })).downloadSchedule
  const other = await here.dealer.ask('query($i: ID!) { downloadSchedule(id: $i) { id } }', {
    i: id,
  })
  expect(other.data.downloadSchedule).toBe(null)
  expect((await remove(here.dealer, id)).errors![0]!.extensions.code).toBe('NOT_FOUND')
  const refusals = async (given: object, session = here.dealerz) =>
    (await save(session, given)).userErrors
  expect(await refusals({ module: 'visits' })).toEqual([{ field: 'module', code: 'not_allowed' }])
  expect(await refusals({ hour: 24 })).toEqual([{ field: 'hour', code: 'not_an_hour' }])
  expect(await refusals({ rhythm: 'monthly', day: 29 })).toEqual([
    { field: 'day', code: 'not_a_run_day' },
  ])
  expect(await refusals({ module: 'prices' }, here.audit)).toEqual([
    { field: 'module', code: 'customer_needed' },
  ])
  for (let more = 1; more < 5; more += 1) expect(await refusals({})).toEqual([])
  expect(await refusals({})).toEqual([{ field: null, code: 'too_many_schedules' }])
  for (const row of await schedules(here.dealerz)) await remove(here.dealerz, row.id)
  const { errors } = await here.vendor.ask('{ downloadSchedules { count } }')
  expect(errors![0]!.extensions.code).toBe('FORBIDDEN')
})

test('prices are today’s, and a large file is mailed as a link alone', async () => {
  const { downloadSchedule } = await save(here.dealerz, { module: 'prices', format: 'csv' })
  await inTenant((tx) =>
    tx.query(
      `UPDATE article SET name = repeat('x', 5000000) WHERE id = (SELECT min(article_id) FROM price)`,
    ),
  )
  await at('2026-04-05T04:00:00Z')
  const mail = work().mails().at(-1)!
  expect(mail).not.toContain('Disposition: attachment')
  expect((await files(here.dealerz))[0]).toMatchObject({
    status: 'ready',
    from: '2026-04-05',
    to: '2026-04-05',
  })
  await remove(here.dealerz, downloadSchedule.id)
})

test('one that cannot be started does not hold up those behind it', async () => {
  const first = (await save(here.dealer, {})).downloadSchedule
  const second = (await save(here.dealerz, {})).downloadSchedule
  await inTenant((tx) =>
    tx.query(
      `UPDATE download_schedule SET module = 'no-longer-there', next_run_at = next_run_at - interval '1 minute' WHERE id = $1`,
      [first.id],
    ),
  )
  await at('2026-04-07T04:00:00Z')
  expect(await schedules(here.dealerz)).toMatchObject([{ lastRunAt: '2026-04-07T04:00:00.000Z' }])
  const [left] = await inTenant((tx) =>
    tx.query('SELECT last_run_at, ended FROM download_schedule WHERE id = $1', [first.id]),
  )
  expect(left).toEqual({ last_run_at: null, ended: null })
  for (const { id } of [first, second])
    await inTenant((tx) => tx.query('DELETE FROM download_schedule WHERE id = $1', [id]))
})
