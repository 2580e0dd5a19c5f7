import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { logIn } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'

const settings = { dataDir: mkdtempSync(join(tmpdir(), 'pannier-retry-')) }
const now = { at: new Date('2026-06-01T10:00:00Z') }
const clock = () => now.at
const here = serverForTests(['dealer', 'dealerz'], {
  start: { clock, settings },
  config: { downloadQuota: 2, features: { WEB_NOTIFICATION: true } as never },
})
const sql = <Row = Record<string, unknown>>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )
beforeEach(async () => {
  await sql('DELETE FROM export_job')
})

const request = async (module: string) =>
  (
    await here.dealer.ask(
      'mutation($m: DownloadModule!) { requestDownloadArea(module: $m, from: "2026-05-01", to: "2026-06-01", format: json) { request { id } userErrors { code } } }',
      { m: module },
    )
  ).data.requestDownloadArea.request.id as string
const retry = (id: string, session = here.dealer) =>
  session.ask(
    'mutation($i: ID!) { retryDownload(id: $i) { request { id status from to } userErrors { code } } }',
    { i: id },
  )
const refusal = async (id: string) =>
  (await retry(id)).data.retryDownload.userErrors.map(({ code }: { code: string }) => code)

/** Runs what is due, with three tries of each, where no file can be written. */
async function fail() {
  const folder = join(settings.dataDir, 'exports')
  rmSync(folder, { recursive: true, force: true })
  writeFileSync(folder, '')
  const work = startWork(here.database, { clock, settings })
  for (let n = 0; n < 3; n += 1) {
    await work.drain()
    await here.database.jobs(
      `UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`,
    )
  }
  rmSync(folder)
  mkdirSync(folder)
}

test('a failed file is told to its person, and a press has it prepared anew in its place', async () => {
  const id = await request('orders')
  expect(await refusal(id)).toEqual(['not_failed'])
  await fail()
  const { data } = await here.dealer.ask(
    '{ notifications { notifications { kind title body path } } }',
  )
  expect(data.notifications.notifications).toEqual([
    {
      kind: 'DOWNLOAD_FAILED',
      title: 'Your file couldn’t be prepared',
      body: expect.stringMatching(
        /^Orders.*: The portal couldn’t save the file\. Try again later\.$/,
      ),
      path: '/download-area',
    },
  ])
  const { request: anew } = (await retry(id)).data.retryDownload
  expect(anew).toMatchObject({ status: 'queued', from: '2026-05-01', to: '2026-06-01' })
  await startWork(here.database, { clock, settings }).drain()
  expect(await sql('SELECT id, state FROM export_job')).toEqual([{ id: anew.id, state: 'ready' }])
})

test.each([
  [
    'not_allowed',
    `UPDATE role SET permissions = array_remove(permissions, 'page.download-area') WHERE name = 'dealer'`,
    `UPDATE role SET permissions = permissions || '{page.download-area}'::text[] WHERE name = 'dealer'`,
  ],
  [
    'customer_lost',
    `UPDATE user_customer SET customer = -customer WHERE of_user = (SELECT id FROM app_user WHERE username = 'dealer')`,
    `UPDATE user_customer SET customer = -customer WHERE of_user = (SELECT id FROM app_user WHERE username = 'dealer')`,
  ],
])(
  'a file is given up at the first try for a reason that lasts: %s',
  async (problem, withdraw, give) => {
    const id = await request('orders')
    await sql(withdraw)
    await startWork(here.database, { clock, settings }).drain()
    await sql(give)
    expect(await sql('SELECT id, state, problem FROM export_job')).toEqual([
      { id, state: 'failed', problem },
    ])
    const { data } = await here.dealer.ask('{ downloadArea { rows { status problem } } }')
    expect(data.downloadArea.rows).toEqual([{ status: 'failed', problem }])
  },
)

test('another’s or a lost customer’s is not found, and a spent quota is refused', async () => {
  const id = await request('orders')
  await fail()
  expect((await retry(id, here.dealerz)).errors![0]!.extensions.code).toBe('NOT_FOUND')
  await sql('UPDATE export_job SET for_customer = $1', [here.world.customers.Z])
  expect((await retry(id)).errors![0]!.extensions.code).toBe('NOT_FOUND')
  await sql('UPDATE export_job SET for_customer = $1', [here.world.customers.X])
  for (let n = 0; n < 2; n += 1) await request('orders')
  expect(await refusal(id)).toEqual(['quota_spent'])
})

test('visits have the answers of the question lists and the counts as columns', async () => {
  await sql(
    `UPDATE role SET permissions = permissions || '{page.formvisit}'::text[] WHERE name = 'dealer'`,
  )
  await sql(`INSERT INTO user_area (tenant_id, of_user, sorg) VALUES ('aa', $1, '1000')`, [
    here.world.users.dealer,
  ])
  const visit = '6b1b3a4e-0000-4000-8000-000000000001'
  await sql(
    `INSERT INTO visit (tenant_id, customer_id, id, kind, created_by, created_at, revision, visited_at, attach_place)
     VALUES ('aa', $1, $2, 'polygon', $3, '2026-05-05T10:00:00Z', 1, '2026-05-05T10:00:00Z', false)`,
    [here.world.customers.X, visit, here.world.users.dealer],
  )
  await sql(
    `INSERT INTO visit_revision (tenant_id, customer_id, visit_id, revision, created_by, created_at, visited_at, attach_place, answers, answered)
     VALUES ('aa', $1, $2, 1, $3, '2026-05-05T10:00:00Z', '2026-05-05T10:00:00Z', false, $4, $5)`,
    [
      here.world.customers.X,
      visit,
      here.world.users.dealer,
      JSON.stringify({
        otherMidrange: ['b', 'a'],
        otherMidrangeDescription: 'A local one',
        brandDomination: true,
        qtyPlgGrp: 12,
        qtyNonPlgGrp: 0,
        brandDisplay: 'd',
        seriesList: ['s'],
        equipment: [],
        notes: 'Friendly',
      }),
      JSON.stringify([
        { id: 'a', name: 'Giant', needsText: false },
        { id: 'b', name: 'Other', needsText: true },
        { id: 'd', name: 'Corner', needsText: false },
        { id: 's', brand: 'Polygon', name: 'Xtrada', needsText: false },
      ]),
    ],
  )
  await sql(
    `INSERT INTO visit_photo (tenant_id, customer_id, visit_id, revision, slot, file_id) VALUES ('aa', $1, $2, 1, 'frontShop1', gen_random_uuid())`,
    [here.world.customers.X, visit],
  )
  const id = await request('visits')
  await startWork(here.database, { clock, settings }).drain()
  const file = await here.dealer.send({ method: 'GET', url: `/api/download-area/${id}` })
  expect(file.json()).toEqual([
    {
      visitedOn: '2026-05-05',
      customerCode: expect.any(String),
      customer: expect.stringContaining('Shop X'),
      kind: 'polygon',
      createdBy: expect.any(String),
      ourBicycles: 12,
      otherBicycles: 0,
      brandDominates: '✓',
      otherMidrange: 'Other, Giant',
      otherMidrangeDescription: 'A local one',
      brandDisplay: 'Corner',
      brandDisplayDescription: null,
      series: 'Polygon Xtrada',
      otherSeries: null,
      equipment: null,
      equipmentDescription: null,
      photos: 1,
      notes: 'Friendly',
    },
  ])
})

test('prices and stock are those of the new day', async () => {
  const id = await request('stock')
  await fail()
  now.at = new Date('2026-06-02T10:00:00Z')
  here.dealer = await logIn(here.app, here.world.host, 'dealer')
  expect((await retry(id)).data.retryDownload.request).toMatchObject({
    from: '2026-06-02',
    to: '2026-06-02',
  })
})
