import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { logIn, startApp } from '../../../tests/support/server.ts'
import { password } from '../../../tests/support/world.ts'
import { hashPassword } from '../../session/password.ts'
import { setUpTenant } from '../../admin/set-up-tenant.ts'
import type { Database } from '../../db/database.ts'
import { importFeeds } from '../import-feeds.ts'
import { printReport } from '../report-text.ts'
import { type ImportReport } from '../report.ts'
import { recordSource } from '../source.ts'
import { adventureWorks, adventureWorksFiles } from './adapter.ts'

const folder = process.env.ADVENTUREWORKS_DIR
if (!folder)
  console.warn('ADVENTUREWORKS_DIR is not set: the import of AdventureWorks was not tried.')

describe.runIf(folder)('AdventureWorks at 2014-05-05', () => {
  let database: Database
  let report: ImportReport
  const bring = async () =>
    importFeeds(
      database,
      'aw',
      recordSource(
        await adventureWorks(folder!, { today: '2014-05-05', now: '2026-11-21' }),
        adventureWorksFiles(folder!),
      ),
      { today: '2026-11-16' },
    )
  const one = async (sql: string) =>
    (
      await database.within({ tenantId: 'aw', user: 'any', customers: 'all' }, (tx) =>
        tx.query(sql),
      )
    )[0]

  beforeAll(async () => {
    database = await emptyPostgres()
    await setUpTenant(database, {
      id: 'aw',
      name: 'Adventure Works',
      country: 'US',
      timeZone: 'UTC',
      hosts: ['aw.localhost'],
      config: {},
    })
    report = await bring()
  }, 180_000)
  afterAll(() => database.close())

  test('nothing is refused', () => {
    expect(
      report.files.filter(({ refusedCount, broken }) => refusedCount || broken),
      printReport(report),
    ).toEqual([])
  })

  test('articles by category, all with a list price', async () => {
    expect(
      await one(`SELECT count(*) FILTER (WHERE category = 'bike')::int AS bike, count(*) FILTER (WHERE category = 'groupset')::int AS groupset,
      count(*) FILTER (WHERE category = 'paa')::int AS paa FROM article WHERE active`),
    ).toEqual({ bike: 89, groupset: 11, paa: 180 })
  })

  test('the dealer price is 0.60 of the list price', async () => {
    expect(
      await one(`SELECT count(*)::int AS wrong FROM price p JOIN article_sorg s USING (article_id, sorg)
      WHERE p.valid_to = '9999-12-31' AND abs(p.dealer - s.retail * 0.6) > 0.0001`),
    ).toEqual({ wrong: 0 })
  })

  test('open, shipped and invoiced', async () => {
    expect(
      await one(`SELECT count(*) FILTER (WHERE status = 'confirmed')::int AS open, count(DISTINCT customer_id) FILTER (WHERE status = 'confirmed')::int AS stores,
      count(*) FILTER (WHERE status = 'shipped' AND expected_date > date '2026-11-16' - 30)::int AS lately FROM sales_order`),
    ).toEqual({ open: 163, stores: 161, lately: 158 })
    expect(await one('SELECT count(*)::int AS invoices FROM invoice')).toEqual({ invoices: 3204 })
  })

  test('the lines of every order add up to its total', async () => {
    expect(
      await one(`SELECT count(*)::int AS wrong FROM sales_order o LEFT JOIN (SELECT order_no, sum(subtotal) AS lines, count(*) AS n FROM order_line GROUP BY 1) l
      USING (order_no) WHERE abs(o.total - coalesce(l.lines, 0)) > 0.0001 * (coalesce(l.n, 0) + 1)`),
    ).toEqual({ wrong: 0 })
  })

  test('an invoice is its order with tax and freight', async () => {
    expect(
      await one(`SELECT count(*)::int AS wrong FROM invoice i JOIN sales_order o USING (order_no)
      WHERE abs(i.grand_total - o.total - i.tax - i.shipping_cost) > 0.0002`),
    ).toEqual({ wrong: 0 })
  })

  test('the shipped orders of every store and the lines of its invoices come to the same', async () => {
    expect(
      await one(`SELECT count(*)::int AS stores, count(*) FILTER (WHERE abs(o.total - coalesce(l.total, 0)) > 0.0001 * (coalesce(l.n, 0) + 1))::int AS wrong
      FROM (SELECT customer_id, sum(total) AS total FROM sales_order WHERE status = 'shipped' GROUP BY 1) o
      LEFT JOIN (SELECT customer_id, sum(subtotal) AS total, count(*) AS n FROM invoice_line GROUP BY 1) l USING (customer_id)`),
    ).toEqual({ stores: 567, wrong: 0 })
  })

  test('days moved by whole weeks to this week', async () => {
    expect(
      await one(
        `SELECT (max(requested_date) - date '2014-05-13') % 7 AS rest, max(created_at) <= '2026-11-21' AS past FROM sales_order`,
      ),
    ).toEqual({ rest: 0, past: true })
  })

  test('approved documents, of what is sold, as Word files that are what they say', async () => {
    expect(
      await one(
        'SELECT count(*)::int AS documents, count(DISTINCT f.hash)::int AS files, min(f.format) AS format FROM article_document d JOIN article_document_file f ON f.name = d.file',
      ),
    ).toEqual({ documents: 6, files: 6, format: 'doc' })
    expect(
      await one(`SELECT d.title, d.type, count(*)::int AS articles FROM article_document_link l JOIN article_document d ON d.code = l.document
      JOIN article a ON a.code = l.article_code WHERE a.code LIKE 'PD-%' GROUP BY 1, 2`),
    ).toEqual({ title: 'Installing Replacement Pedals', type: 'assembly', articles: 7 })
  })

  test('again, it changes nothing', async () => {
    expect(
      (await bring()).files.filter(
        ({ inserted, updated, ended }) => inserted + updated + ended > 0,
      ),
    ).toEqual([])
  }, 180_000)

  test('a store orders a bike at its price', async () => {
    const app = await startApp(database)
    await database.within({ tenantId: 'aw', user: 'any', customers: 'all' }, async (tx) =>
      tx.query(
        "UPDATE app_user SET password_hash = $1, must_change_password = false WHERE role = 'dealer'",
        [await hashPassword(password)],
      ),
    )
    const { username, sorg } =
      (await one(`SELECT u.username, min(ca.sorg) AS sorg FROM app_user u JOIN user_customer uc ON uc.of_user = u.id
      JOIN ship_to s ON s.customer_id = uc.customer JOIN customer_area ca ON ca.customer_id = uc.customer
      WHERE u.role = 'dealer' GROUP BY u.username HAVING count(DISTINCT uc.customer) = 1 ORDER BY 1 LIMIT 1`)) as {
        username: string
        sorg: string
      }
    const store = await logIn(app, 'aw.localhost', username)
    const { article_code, retail } =
      (await one(`SELECT a.code AS article_code, s.retail FROM article a JOIN article_sorg s ON s.article_id = a.id AND s.sorg = '${sorg}' AND s.allow_to_order
      WHERE a.category = 'bike' AND a.active AND NOT EXISTS (SELECT 1 FROM discount d WHERE d.article_id = a.id) ORDER BY 1 LIMIT 1`)) as {
        article_code: string
        retail: string
      }
    const terms = (
      await store.ask(
        `{ shiptoV2 { code } customerShipmentRates { id sorg } payments(sorg: "${sorg}", module: "order") { id } }`,
      )
    ).data
    const filled = (
      await store.ask(
        'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { cart { version lines { unitPrice } } userErrors { code } } }',
        { p: [{ article_code, sorg, qty: 2 }] },
      )
    ).data.updateProductsInCart
    expect(filled.userErrors).toEqual([])
    const price = filled.cart.lines[0]!.unitPrice
    expect(Number(price)).toBeCloseTo(Number(retail) * 0.6, 4)
    const { data, errors } = await store.ask(
      `mutation($s: String!, $pay: ID!, $r: ID!, $v: Int!, $p: [CheckoutProductInput!]!) {
      checkout(attemptKey: "1a7f0f5e-0f0b-4b55-9d15-2c8a1c0f7a10", cartVersion: $v, shipto: $s, paymentId: $pay, shipments: [{ sorg: "${sorg}", id: $r }], products: $p) {
        orders { order_no total_order details { article_code order_qty price } } userErrors { code field } } }`,
      {
        s: terms.shiptoV2[0]!.code,
        pay: terms.payments[0]!.id,
        r: terms.customerShipmentRates.find((rate) => rate.sorg === sorg)!.id,
        v: filled.cart.version,
        p: [{ article_code, sorg, qty: 2, price }],
      },
    )
    expect(errors).toBeUndefined()
    expect(data.checkout).toMatchObject({
      userErrors: [],
      orders: [{ details: [{ article_code, order_qty: 2, price }] }],
    })
    await app.close()
  })
})
