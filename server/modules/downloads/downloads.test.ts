import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSheet } from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { noClaimFields } from '#domain/claims/claim-form.ts'
import { csvRows } from '#domain/files/csv-rows.ts'
import { downloadModules } from '#domain/downloads/period.ts'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'
import { goods } from '../../../tests/support/world.ts'

const settings = { dataDir: mkdtempSync(join(tmpdir(), 'pannier-downloads-')) }
const drain = () => startWork(here.database, { settings }).drain()
const here = serverForTests(['dealer', 'dealerz', 'rep', 'audit', 'vendor'], {
  start: { clock: () => new Date('2026-06-01T10:00:00Z'), settings },
  config: { downloadQuota: 30, features: { WEB_NOTIFICATION: true } as never },
  fill: (database, { customers, articles, users }) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      for (const [key, no] of [
        ['X', 'O-X'],
        ['Z', 'O-Z'],
      ] as const) {
        await tx.query(
          `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', $1, $2, '1000', 'placed', 'USD', 12.5, '2026-05-04T10:00:00Z')`,
          [customers[key], no],
        )
        await tx.query(
          `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, promo_price, subtotal) VALUES ('aa', $1, $2, 1, $3, $3, 'Bell', 1, 'EA', 12.75, 12.5, 12.5)`,
          [customers[key], no, goods.bike],
        )
        await tx.query(
          `WITH sent AS (INSERT INTO delivery (tenant_id, customer_id, do_number, delivery_date) VALUES ('aa', $1, $2, '2026-05-06'))
           INSERT INTO delivery_line (tenant_id, customer_id, do_number, line_no, order_no, article_code, qty) VALUES ('aa', $1, $2, 1, $3, $4, 1)`,
          [customers[key], `D-${key}`, no, goods.bike],
        )
        await tx.query(
          `WITH billed AS (INSERT INTO invoice (tenant_id, customer_id, invoice_no, sorg, company_code, order_no, invoice_date, due_date, tax, shipping_cost, discount, grand_total, accounting_amount, status, currency)
             VALUES ('aa', $1, $2, '1000', '1000', $3, '2026-05-07', '2026-06-07', 0, 0, 0, 0.25, 0.25, 'open', 'USD'))
           INSERT INTO invoice_line (tenant_id, customer_id, invoice_no, line_no, article_code, name, uom, qty, price, subtotal) VALUES ('aa', $1, $2, 1, $4, 'Bell', 'EA', 2, 0.1234, 0.25)`,
          [customers[key], `I-${key}`, no, goods.bike],
        )
        await tx.query(
          `INSERT INTO frame_registration (tenant_id, customer_id, frame_number, article_id, sold_date, use_account_data, non_retail, status, handover_action, handover_state, created_at, created_by)
           VALUES ('aa', $1, $2, $3, '2026-05-05', true, false, 'registered', 'insert', 'pending', '2026-05-05T10:00:00Z', $4)`,
          [customers[key], `WU00000${key}`, articles[goods.bike], users.dealer],
        )
      }
    }),
})

const request = async (
  session: Session,
  module: string,
  from = '2026-01-01',
  to = '2026-05-31',
  format = 'csv',
) =>
  (
    await session.ask(
      'mutation($m: DownloadModule!, $f: Day!, $t: Day!, $x: ExportFormat!) { requestDownloadArea(module: $m, from: $f, to: $t, format: $x) { request { id status module } userErrors { field code } } }',
      { m: module, f: from, t: to, x: format },
    )
  ).data.requestDownloadArea
const fileOf = async (session: Session, id: string) => {
  const answer = await session.send({ method: 'GET', url: `/api/download-area/${id}` })
  return answer.statusCode === 200 ? answer.body : answer.statusCode
}
const offer = async (session: Session) =>
  (await session.ask('{ downloadOffer { modules left quota } }')).data.downloadOffer

test('every module of a person can be written, in their words, with their rows alone', async () => {
  const { modules } = await offer(here.dealer)
  expect(modules).toEqual(downloadModules.filter((module) => module !== 'visits'))
  const ids: Record<string, string> = {}
  for (const module of modules) ids[module] = (await request(here.dealer, module)).request.id
  await drain()
  const { data } = await here.dealer.ask('{ downloadArea { rows { module status fileName } } }')
  expect(new Set(data.downloadArea.rows.map(({ status }: { status: string }) => status))).toEqual(
    new Set(['ready']),
  )
  const orders = await fileOf(here.dealer, ids.orders!)
  expect(orders).toContain('O-X')
  expect(orders).not.toContain('O-Z')
  expect(orders).toContain('Customer number')
  expect(await fileOf(here.dealer, ids.retail_sales!)).toContain('WU00000X')
  expect(await fileOf(here.dealer, ids.prices!)).toMatch(/BIKE-1.*100/)
  expect(await fileOf(here.dealer, ids.order_lines!)).toContain('Bell')
  expect(await fileOf(here.dealer, ids.catalogue!)).toMatch(/BIKE-1.*,1000,20,USD/)
  expect(await fileOf(here.dealerz, ids.orders!)).toBe(404)
  const told = await here.dealer.ask('{ notifications(limit: 50) { notifications { kind path } } }')
  expect(told.data.notifications.notifications).toContainEqual({
    kind: 'DOWNLOAD_READY',
    path: '/download-area',
  })
})

test('a period is of one year, and neither upside down nor to come', async () => {
  expect((await request(here.dealerz, 'orders', '2025-12-31', '2026-01-01')).userErrors).toEqual([
    { field: 'to', code: 'other_year' },
  ])
  expect((await request(here.dealerz, 'orders', '2026-02-01', '2026-01-01')).userErrors).toEqual([
    { field: 'to', code: 'to_before_from' },
  ])
  expect((await request(here.dealerz, 'orders', '2026-07-01', '2026-07-02')).userErrors).toEqual([
    { field: 'from', code: 'in_future' },
  ])
  expect((await request(here.dealerz, 'visits')).userErrors).toEqual([
    { field: 'module', code: 'not_allowed' },
  ])
  const { errors } = await here.vendor.ask('{ downloadOffer { left } }')
  expect(errors![0]!.extensions.code).toBe('FORBIDDEN')
})

test('a day has as many turns as the tenant gives; a failed one comes back', async () => {
  const { left } = await offer(here.dealerz)
  for (let n = 0; n < left; n += 1)
    expect((await request(here.dealerz, 'orders')).userErrors).toEqual([])
  expect((await request(here.dealerz, 'orders')).userErrors).toEqual([
    { field: null, code: 'quota_spent' },
  ])
  await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(
      `UPDATE export_job SET state = 'failed' WHERE id = (SELECT id FROM export_job WHERE user_id = $1 LIMIT 1)`,
      [here.world.users.dealerz],
    ),
  )
  expect((await request(here.dealerz, 'orders')).userErrors).toEqual([])
})

test('JSON has the same keys in every language, amounts as texts and days as days', async () => {
  await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
    await tx.query(`UPDATE article SET ean = '4006381333931', picture = 'bell' WHERE code = $1`, [
      goods.bike,
    ])
    await tx.query(`UPDATE app_user SET language = 'de' WHERE id = $1`, [here.world.users.dealer])
  })
  // Another article has an uploaded picture, which counts more than its drawing.
  const [pictured] = await here.database.within(
    { tenantId: 'aa', user: 'any', customers: 'all' },
    (tx) =>
      tx.query<{ code: string }>(
        `WITH shown AS (INSERT INTO file (tenant_id, id, kind, name, bytes, sha256, state) VALUES ('aa', gen_random_uuid(), 'picture', 'bell.jpg', 1, repeat('a', 64), 'ready') RETURNING id),
           other AS (SELECT a.code, a.code_display FROM article a JOIN price p ON p.article_id = a.id WHERE a.code <> $1 ORDER BY a.id LIMIT 1),
           used AS (INSERT INTO file_use (tenant_id, used_as, owner, file_id) SELECT 'aa', 'article-picture', other.code, shown.id FROM shown, other)
         SELECT code_display AS code FROM other`,
        [goods.bike],
      ),
  )
  const ids: Record<string, string> = {}
  for (const module of [
    'catalogue',
    'prices',
    'order_lines',
    'deliveries',
    'invoice_lines',
    'retail_sales',
    'claims',
  ])
    ids[module] = (
      await request(here.dealer, module, '2026-01-01', '2026-05-31', 'json')
    ).request.id
  await drain()
  const file = async (module: string) => JSON.parse(String(await fileOf(here.dealer, ids[module]!)))
  expect(await file('prices')).toContainEqual({
    articleCode: 'BIKE-1',
    article: expect.any(String),
    brand: expect.any(String),
    ean: '4006381333931',
    uom: expect.any(String),
    sorg: '1000',
    dealerPrice: '100.00',
    netPrice: '100.00',
    bestPrice: null,
    bestPriceFrom: null,
    retailPrice: expect.stringMatching(/^\d+\.\d\d$/),
    currency: 'USD',
    picture: expect.stringMatching(/^http.*\/pictures\/bell\.svg$/),
  })
  expect(
    (await file('prices')).find(
      (row: { articleCode: string }) => row.articleCode === pictured!.code,
    ),
  ).toMatchObject({ picture: expect.stringMatching(/^http.*\/files\/a{64}\/hi\.webp$/) })
  expect(await file('order_lines')).toEqual([
    expect.objectContaining({
      line: 1,
      qty: 1,
      price: '12.50',
      createdOn: '2026-05-04',
      ean: '4006381333931',
      retailPrice: '20.00',
    }),
  ])
  expect(await file('deliveries')).toEqual([
    expect.objectContaining({
      deliveryNo: 'D-X',
      ean: '4006381333931',
      retailPrice: '20.00',
      currency: 'USD',
    }),
  ])
  // The price of a unit has the decimals it has.
  expect(await file('invoice_lines')).toEqual([
    expect.objectContaining({
      invoiceNo: 'I-X',
      line: 1,
      ean: '4006381333931',
      qty: 2,
      price: '0.1234',
      subtotal: '0.25',
      retailPrice: '20.00',
      currency: 'USD',
    }),
  ])
  const catalogue: { articleCode: string }[] = await file('catalogue')
  expect(catalogue.find(({ articleCode }) => articleCode === 'BIKE-1')).toMatchObject({
    ean: '4006381333931',
    retailPrice: '20.00',
    pictures: expect.stringMatching(/^http.*\/pictures\/bell\.svg$/),
  })
  expect(catalogue.find(({ articleCode }) => articleCode === pictured!.code)).toMatchObject({
    pictures: expect.stringMatching(/^http\S+\/files\/a{64}\/hi\.webp$/),
  })
  expect((await file('retail_sales'))[0]).toMatchObject({ soldOn: '2026-05-05' })
  expect(await file('claims')).toEqual([])
})

test('a claim and a sold frame say their state in words, and by its code in JSON', async () => {
  await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
    await tx.query(
      `INSERT INTO claim_problem (tenant_id, code, category, part, description) VALUES ('aa', 'worn', 'paa', 'Pedal', 'Is worn')`,
    )
    await tx.query(
      `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at, reason_rejection, tracking_no)
       VALUES ('aa', $1, gen_random_uuid(), 'C-FILE', 'paa', 'rejected', '2026-05-06', $2::jsonb, 1, '2026-05-06', '2026-05-06', 'Worn out', 'TRK-9')`,
      [
        here.world.customers.X,
        JSON.stringify({
          ...noClaimFields,
          referenceNo: 'W-17',
          qty: 4,
          problems: [{ id: 'worn', notes: '' }],
        }),
      ],
    )
  })
  const idOf = async (module: string, format: string) =>
    (await request(here.dealer, module, '2026-01-01', '2026-05-31', format)).request.id
  const ids = [
    await idOf('claims', 'csv'),
    await idOf('retail_sales', 'csv'),
    await idOf('claims', 'json'),
  ]
  await drain()
  const [claims, frames, json] = await Promise.all(ids.map((id) => fileOf(here.dealer, id)))
  expect(claims).toMatch(
    /C-FILE.*Part or accessory.*W-17.*,4,.*Pedal: Is worn.*Rejected.*Worn out.*TRK-9/,
  )
  expect(frames).toMatch(/WU00000X.*Registered/)
  expect(JSON.parse(String(json))).toEqual([
    expect.objectContaining({ kind: 'paa', status: 'rejected', qty: 4, rejection: 'Worn out' }),
  ])
})

/** Deals of two articles: one from a single piece, one only from ten, and better from twenty. */
async function addDeals() {
  for (const [code, deal, from, percent] of [
    [goods.bike, 'D1', 1, '-12.345'],
    [goods.bolt, 'D10', 10, '-5'],
    [goods.bolt, 'D20', 20, '-20'],
  ])
    await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query(
        `INSERT INTO discount (tenant_id, article_id, sorg, sales_deal_no, description, discount, type, term, qty, valid_from, valid_to)
         SELECT 'aa', a.id, x.sorg, $2, 'Deal', $4, '%', '>=', $3, '2000-01-01', '2999-01-01' FROM article a JOIN article_sorg x ON x.article_id = a.id WHERE a.code = $1`,
        [code, deal, from, percent],
      ),
    )
}

test.each(['json', 'csv', 'xlsx'])('%s prices are those after deals of the day', async (format) => {
  await addDeals()
  const { id } = (await request(here.dealer, 'prices', '2026-05-01', '2026-05-31', format)).request
  await drain()
  const answer = await here.dealer.send({ method: 'GET', url: `/api/download-area/${id}` })
  const cells = await pricesIn(format, answer.rawPayload)
  expect(cells(goods.bike)).toEqual(['100', '87.655', '', ''])
  const [dealer] = cells(goods.bolt)
  expect(cells(goods.bolt)).toEqual([dealer, dealer, String(Number(dealer) * 0.8), '20'])
  await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(`DELETE FROM discount WHERE sales_deal_no LIKE 'D%'`),
  )
})

/** Reads the four prices of an article back from a file, as plain numbers. */
async function pricesIn(format: string, file: Buffer): Promise<(code: string) => string[]> {
  const keys = ['dealerPrice', 'netPrice', 'bestPrice', 'bestPriceFrom']
  const plain = (cell: unknown) =>
    cell === null || cell === undefined || cell === '' ? '' : String(Number(cell))
  if (format === 'json') {
    const rows = JSON.parse(file.toString()) as Record<string, unknown>[]
    return (code) => {
      const row = rows.find(({ articleCode }) => articleCode === code)!
      return keys.map((key) => plain(row[key]))
    }
  }
  const rows =
    format === 'csv'
      ? csvRows(file.toString())!
      : ((await readSheet(Uint8Array.from(file).buffer)) as unknown[][])
  return (code) =>
    rows
      .find(([first]) => first === code)!
      .slice(6, 10)
      .map(plain)
}

test('an auditor without a customer downloads of all, but no prices', async () => {
  await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(
      `UPDATE role SET permissions = permissions || '{page.order-status,page.catalog}'::text[] WHERE name = 'audit'`,
    ),
  )
  expect((await request(here.audit, 'prices')).userErrors).toEqual([
    { field: 'module', code: 'customer_needed' },
  ])
  const { id } = (await request(here.audit, 'orders')).request
  await drain()
  const orders = await fileOf(here.audit, id)
  expect(orders).toContain('O-X')
  expect(orders).toContain('O-Z')
})

test('a file is closed to a person who may no longer see its rows', async () => {
  const rightsOfDealers = (change: string) =>
    here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query(`UPDATE role SET permissions = ${change} WHERE name = 'dealer'`),
    )
  const { downloadArea } = (await here.dealer.ask('{ downloadArea { rows { id status } } }')).data
  const { id } = downloadArea.rows.find(({ status }) => status === 'ready')!
  expect(await fileOf(here.dealer, id)).toEqual(expect.any(String))
  await rightsOfDealers(`array_remove(permissions, 'page.download-area')`)
  expect(await fileOf(here.dealer, id)).toBe(403)
  const elsewhere = await here.dealer.send({ method: 'GET', url: `/api/reports/${id}/download` })
  expect(elsewhere.statusCode).toBe(403)
  await rightsOfDealers(`permissions || '{page.download-area}'::text[]`)
})
