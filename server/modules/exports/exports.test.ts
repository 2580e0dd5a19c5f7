import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { logIn, type Session, startApp } from '../../../tests/support/server.ts'
import { startWork } from '../../../tests/support/work.ts'
import { buildWorld, r3Of, type World } from '../../../tests/support/world.ts'
import type { Database } from '../../db/database.ts'

let database: Database
let app: FastifyInstance
let world: World
let now = new Date('2026-11-25T10:00:00Z')
const clock = () => now
const settings = { dataDir: mkdtempSync(join(tmpdir(), 'pannier-exports-')) }
const sessions = new Map<string, Session>()
/** More than the cursor fetches at once. */
const orders = 2_500
const awkward = `=cmd|'/C calc'!A0 <b>"Ümläut" & 07\u0001`

beforeAll(async () => {
  database = await emptyPostgres()
  world = await buildWorld(database, 'aa')
  await database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
    await tx.query(
      `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, po_number, requested_date, created_by, created_at)
       SELECT 'aa', $1, '0' || n, '1000', 'placed', 'USD', n + 0.25, CASE WHEN n = 1 THEN $3 END, '2026-12-24', 'Ann', '2026-01-01'::timestamptz + n * interval '1 minute'
       FROM generate_series(1, $2::int) n`,
      [world.customers.X, orders, awkward],
    )
    await tx.query(
      `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', $1, 'OF-Z', '1000', 'shipped', 'USD', 7, now())`,
      [world.customers.Z],
    )
  })
  app = await startApp(database, { clock, settings })
  for (const name of ['admin', 'dealer', 'content'])
    sessions.set(name, await logIn(app, world.host, name))
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})

const drain = () => startWork(database, { clock, settings }).drain()
const create = async (
  name: string,
  format: string,
  filter: { name: string; value: string }[] = [],
) =>
  (
    await sessions
      .get(name)!
      .ask(
        `mutation($f: ExportFormat!, $w: [ExportFilter!]!) { createExport(kind: order_list, format: $f, filter: $w) { job { id state rows fileName } userErrors { code } } }`,
        { f: format, w: filter },
      )
  ).data!.createExport as {
    job: { id: string; state: string; rows: number; fileName: string } | null
    userErrors: { code: string }[]
  }
const seen = async (name: string, id: string) =>
  (
    await sessions
      .get(name)!
      .ask('query($i: ID!) { exportJob(id: $i) { state rows bytes } }', { i: id })
  ).data!.exportJob as { state: string; rows: number; bytes: number } | null
const download = (name: string, id: string) =>
  sessions.get(name)!.send({ method: 'GET', url: `/api/reports/${id}/download` })

test('a workbook holds every row of the filter, texts as texts and numbers as numbers', async () => {
  const { job } = await create('admin', 'xlsx', [{ name: 'status', value: 'placed' }])
  expect(job).toMatchObject({ state: 'queued', fileName: 'Order list - 25-11-2026.xlsx' })
  expect((await download('admin', job!.id)).statusCode).toBe(404)
  await drain()
  expect(await seen('admin', job!.id)).toMatchObject({ state: 'ready', rows: orders })
  const file = await download('admin', job!.id)
  expect(file.headers['content-disposition']).toContain('Order list - 25-11-2026.xlsx')
  const sheet = await readSheet(new Uint8Array(file.rawPayload).buffer)
  expect(sheet).toHaveLength(orders + 1)
  expect(sheet[0]).toContain('Requested for')
  const [newest, first] = [sheet[1]!, sheet.at(-1)!]
  expect(newest[0]).toBe(`0${orders}`)
  expect(newest[9]).toBe(orders + 0.25)
  expect((newest[8] as unknown as Date).toISOString()).toContain('2026-12-24')
  expect(first[5]).toBe(awkward.replace('\u0001', ''))
})

test('a sales export is narrowed like the screen', async () => {
  await database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(
      `INSERT INTO sales_month (tenant_id, customer_id, sorg, month, currency, department, brand, category, model, series, net_sales, quantity)
       SELECT 'aa', c, '1000', '2026-03-01', 'USD', 'bike', b, 'Mountain', 'Ridge', 'R', 12.5, 3 FROM unnest($1::int[]) c, unnest('{Pine,"A, B"}'::text[]) b`,
      [[world.customers.X, world.customers.Z]],
    ),
  )
  const { data } = await sessions
    .get('dealer')!
    .ask(
      `mutation($w: [ExportFilter!]!) { createExport(kind: sales_overview, format: csv, filter: $w) { job { id } userErrors { code } } }`,
      {
        w: [
          { name: 'sorg', value: '1000' },
          { name: 'year', value: '2026' },
          { name: 'brands', value: '["A, B"]' },
        ],
      },
    )
  await drain()
  const { body } = await download('dealer', data!.createExport.job!.id)
  // A dealer's own customer alone, and of it the one brand.
  expect(body.split('\r\n').slice(1, -1)).toEqual([
    expect.stringMatching(/^2026-03,.*,"A, B",Mountain,Ridge,R,3,12.5,USD$/),
  ])
})

test('a CSV file guards texts that look like formulas', async () => {
  const { job } = await create('admin', 'csv', [{ name: 'search', value: 'Calc' }])
  await drain()
  const file = await download('admin', job!.id)
  const lines = file.body.split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`"'=cmd|'/C calc'!A0 <b>""Ümläut"" & 07\u0001"`)
  expect(lines[1]).toContain(',1.25,USD,')
})

test('a person without the scope is refused, and a foreign job is not there', async () => {
  expect((await create('content', 'csv')).userErrors).toMatchObject([{ code: 'not_allowed' }])
  const { job } = await create('admin', 'csv')
  await drain()
  expect(await seen('dealer', job!.id)).toBeNull()
  expect((await download('dealer', job!.id)).statusCode).toBe(404)
  expect((await download('admin', job!.id)).statusCode).toBe(200)
})

test.each([
  [{ name: 'status', value: 'lost' }, 'bad_filter'],
  [{ name: 'from', value: '2026-02-30' }, 'bad_filter'],
])('the filter %j is refused', async (filter, code) => {
  expect((await create('admin', 'csv', [filter])).userErrors).toMatchObject([{ code }])
})

test('an export of users finds them by the number of a customer, as the list does', async () => {
  const { data } = await sessions
    .get('admin')!
    .ask(
      `mutation { createExport(kind: users, format: json, filter: [{ name: "search", value: "${r3Of('X')}" }]) { job { id } } }`,
    )
  await drain()
  const file = await download('admin', data!.createExport.job.id)
  const found = file.json() as { username: string; customers: string; lastLogin: string }[]
  expect(found.map(({ username }) => username)).toContain('dealer')
  expect(found.every(({ customers }) => customers.includes(r3Of('X')))).toBe(true)
  expect(found.find(({ username }) => username === 'dealer')!.lastLogin).toMatch(/^2026-11-2/)
})

test('what is written to a file on the device is noted, under a name that could be one of a list', async () => {
  const note = async (list: string) =>
    (
      await sessions
        .get('dealer')!
        .ask(
          'mutation($l: String!) { noteExport(list: $l, format: csv, rows: 3, filter: [{ name: "search", value: "x" }]) { userErrors { code } } }',
          { l: list },
        )
    ).data!.noteExport.userErrors
  expect(await note('Not a name')).toEqual([{ code: 'bad_list' }])
  expect(await note('articles')).toEqual([])
  const lines = await database.within({ tenantId: 'aa', user: 'any', customers: [] }, (tx) =>
    tx.query(`SELECT after FROM audit_log WHERE action = 'export.created' AND target = 'articles'`),
  )
  expect(lines).toEqual([{ after: { format: 'csv', rows: 3, filter: { search: 'x' } } }])
})

test('a file that the device wrote offline is noted once, for its customer and with the time on the device', async () => {
  const args = {
    list: 'cart',
    format: 'xlsx',
    rows: 4,
    exportedAt: '2026-11-24T18:30:00.000Z',
  }
  const intent = (seq: number, customerKey: string, more: object = {}) => ({
    seq,
    mutationId: randomUUID(),
    v: 1,
    customerKey,
    kind: 'NOTE_EXPORT',
    args: { ...args, ...more },
  })
  const intents = [
    intent(1, r3Of('X')),
    intent(2, r3Of('Z')),
    intent(3, r3Of('X'), { format: 'pdf' }),
  ]
  const send = async () =>
    (
      await sessions
        .get('dealer')!
        .ask(
          'mutation($i: [IntentInput!]!) { syncIntents(streamId: "exports", intents: $i) { results { status reason } } }',
          { i: intents },
        )
    ).data!.syncIntents.results
  const refused = [
    { status: 'REJECTED', reason: 'not_your_customer' },
    { status: 'REJECTED', reason: 'not_understood' },
  ]
  expect(await send()).toEqual([{ status: 'APPLIED', reason: null }, ...refused])
  // An answer that was lost: the device sends them again.
  expect(await send()).toEqual([{ status: 'ALREADY', reason: null }, ...refused])
  const lines = await database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(
      `SELECT after, at, on_behalf_of, stream_id FROM audit_log WHERE action = 'export.created' AND target = 'cart'`,
    ),
  )
  const { list: _, ...after } = args
  expect(lines).toEqual([{ after, at: now, on_behalf_of: world.customers.X, stream_id: 'exports' }])
})

test('five may wait at a time', async () => {
  for (let n = 0; n < 5; n += 1) expect((await create('admin', 'csv')).job).not.toBeNull()
  expect((await create('admin', 'csv')).userErrors).toMatchObject([{ code: 'too_many' }])
  await drain()
})

test('a file is gone after seven days', async () => {
  const { job } = await create('admin', 'csv')
  await drain()
  now = new Date('2026-12-03T10:00:00Z')
  sessions.set('admin', await logIn(app, world.host, 'admin'))
  const work = startWork(database, { clock, settings })
  await work.boss.send('cleanup', {})
  await work.drain()
  expect((await download('admin', job!.id)).statusCode).toBe(404)
  expect(await seen('admin', job!.id)).toMatchObject({ state: 'expired' })
})
