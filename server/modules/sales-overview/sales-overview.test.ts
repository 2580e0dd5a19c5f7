import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { logIn, type Session, startApp } from '../../../tests/support/server.ts'
import { startWork } from '../../../tests/support/work.ts'
import { buildWorld, goods, type World } from '../../../tests/support/world.ts'
import type { Database, Tx } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'

let database: Database
let app: FastifyInstance
let world: World
const sessions = new Map<string, Session>()

const inTenant = <T>(work: (tx: Tx) => Promise<T>) =>
  database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, work)

let number = 0
/** An invoice of one line for each article and amount given; without any, of a total alone. */
const addInvoice = (
  tx: Tx,
  customer: string,
  day: string,
  lines: readonly (readonly [article: string | null, qty: number, amount: number])[],
  more: { currency?: string; installment?: string; total?: number } = {},
) => {
  const invoiceNo = `I${(number += 1)}`
  return Promise.all([
    tx.query(
      `INSERT INTO invoice (tenant_id, customer_id, invoice_no, sorg, company_code, invoice_date, due_date, status, grand_total, accounting_amount, tax, shipping_cost, discount, currency, installment)
       VALUES ('aa', $1, $2, '1000', 'C1', $3, $3, 'Open', $4, 0, 10, 5, 0, $5, $6)`,
      [
        world.customers[customer],
        invoiceNo,
        day,
        more.total ?? 0,
        more.currency ?? null,
        more.installment ?? null,
      ],
    ),
    ...lines.map(([article, qty, amount], n) =>
      tx.query(
        `INSERT INTO invoice_line (tenant_id, customer_id, invoice_no, line_no, article_code, name, brand, uom, qty, price, subtotal)
         VALUES ('aa', $1, $2, $3, $4, 'x', 'Gone brand', 'EA', $5, 1, $6)`,
        [world.customers[customer], invoiceNo, n + 1, article, qty, amount],
      ),
    ),
  ])
}

const sumUp = async () => {
  await inTenant((tx) => enqueue(tx, 'sum-sales', { tenantId: 'aa' }))
  await startWork(database).drain()
}

beforeAll(async () => {
  database = await emptyPostgres()
  world = await buildWorld(database, 'aa')
  await inTenant(async (tx) => {
    await tx.query(
      `UPDATE article SET brand = 'Pine', model_name = 'Ridge', serie = 'R', mc = 'MTB' WHERE code = $1`,
      [goods.bike],
    )
    await tx.query(
      `UPDATE article SET brand = 'Cog', model_name = 'Bell', serie = 'S', mc = 'ACC' WHERE code = $1`,
      [goods.part],
    )
    await tx.query(
      `INSERT INTO bike_category (tenant_id, sorg, mcid, wording, type) VALUES ('aa', '1000', 'MTB', 'Mountain', 'bike')`,
    )
    await addInvoice(tx, 'X', '2026-01-31', [
      [goods.bike, 2, 200],
      [goods.part, 3, 30],
    ])
    await addInvoice(tx, 'X', '2026-02-01', [[goods.bike, -1, -100]])
    await addInvoice(tx, 'X', '2025-01-15', [[goods.bike, 1, 90]])
    await addInvoice(tx, 'X', '2026-03-05', [['NO-LONGER-KNOWN', 1, 7]])
    await addInvoice(tx, 'X', '2026-04-01', [], { total: 115 })
    await addInvoice(tx, 'X', '2026-05-01', [], { total: 65, installment: '1/2' })
    await addInvoice(tx, 'X', '2026-05-01', [], { total: 65, installment: '2/2' })
    await addInvoice(tx, 'X', '2026-06-01', [[goods.bike, 9, 999]], { currency: 'CHF' })
    await addInvoice(tx, 'Y', '2026-01-02', [[goods.bike, 1, 1000]])
    await addInvoice(tx, 'Z', '2026-01-02', [[goods.bike, 1, 5000]])
  })
  await sumUp()
  app = await startApp(database)
  for (const name of ['dealer', 'dealer2', 'rep', 'office'])
    sessions.set(name, await logIn(app, world.host, name))
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})

const overview = async (who: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await sessions.get(who)!.ask(
    `query($custCodes: [CustCodeInput!], $year: Int!, $sorg: ID, $months: [Int!], $brands: [String!], $models: [String!], $category: SalesCategory, $merchandiseCategories: [String!], $series: [String!]) {
      salesOverviewV4(sorg: $sorg, year: $year, custCodes: $custCodes, months: $months, brands: $brands, models: $models, category: $category, merchandiseCategories: $merchandiseCategories, series: $series) {
        currency otherCurrencies netSales netSalesLastYear invoiceQuantity updatedAt
        months { name netSales netSalesLastYear } brands { name netSales invoiceQuantity } merchandiseCategories { name netSales }
        modelsV2 { name netSales series { name netSales invoiceQuantity } } } }`,
    { year: 2026, sorg: '1000', ...variables },
  )
  return { overview: data?.salesOverviewV4, code: errors?.[0]?.extensions.code }
}
const named = (figures: { name: string; netSales: string }[]) =>
  Object.fromEntries(figures.map(({ name, netSales }) => [name, Number(netSales)]))

test('every grouping adds up to the same sum, credit notes taken off, other currencies named', async () => {
  const { overview: sales } = await overview('dealer')
  // 200 + 30 − 100 + 7, 100 without tax and freight, 50 once for two installments.
  expect(Number(sales.netSales)).toBe(287)
  expect(Number(sales.netSalesLastYear)).toBe(90)
  expect(sales).toMatchObject({ currency: 'USD', otherCurrencies: ['CHF'], invoiceQuantity: 5 })
  for (const group of ['months', 'brands', 'merchandiseCategories', 'modelsV2'] as const)
    expect(
      sales[group].reduce((sum, one) => sum + Number(one.netSales), 0),
      group,
    ).toBe(287)
  expect(named(sales.months)).toMatchObject({ 1: 230, 2: -100, 3: 7, 4: 100, 5: 50, 6: 0, 12: 0 })
  expect(named(sales.brands)).toEqual({ Pine: 100, Cog: 30, 'Gone brand': 7, '': 150 })
  expect(named(sales.merchandiseCategories)).toEqual({ Mountain: 100, ACC: 30, '': 157 })
  expect(sales.modelsV2.find(({ name }) => name === 'Ridge')).toMatchObject({
    series: [{ name: 'R', invoiceQuantity: 1 }],
  })
})

describe('each choice narrows all figures', () => {
  test.each([
    [{ months: [1] }, 230],
    [{ brands: ['Cog'] }, 30],
    [{ models: ['Ridge'], months: [2] }, -100],
    [{ series: ['S', 'R'] }, 130],
    [{ merchandiseCategories: ['Mountain'] }, 100],
    [{ category: 'paa' }, 30],
    [{ category: 'groupset' }, 0],
    [{ year: 2025 }, 90],
    [{ year: 2019 }, 0],
  ])('%j: %d', async (choice, sum) => {
    const { overview: sales } = await overview('dealer', choice)
    expect(Number(sales.netSales)).toBe(sum)
  })
})

describe('customers', () => {
  test.each([
    ['dealer', {}, 287],
    ['dealer', { custCodes: [] }, 287],
    ['dealer2', { custCodes: [] }, 1287],
    ['rep', { custCodes: [] }, 1287],
  ])('%s with %j sees %d', async (who, choice, sum) => {
    const { overview: sales } = await overview(who, choice)
    expect(Number(sales.netSales)).toBe(sum)
  })
  test('a named customer counts only for those who may act for it', async () => {
    const code = async (key: string) =>
      (
        await inTenant((tx) =>
          tx.query<{ r3: string }>('SELECT r3 FROM customer WHERE id = $1', [world.customers[key]]),
        )
      )[0]!.r3
    const of = async (who: string, key: string) =>
      Number((await overview(who, { custCodes: [{ r3: await code(key) }] })).overview.netSales)
    expect(await of('rep', 'Y')).toBe(1000)
    expect(await of('rep', 'Z')).toBe(0)
    expect(await of('office', 'Z')).toBe(5000)
  })
  test('without a chosen customer null is refused, and a sales organisation that is none', async () => {
    expect((await overview('rep', { custCodes: null })).code).toBe('NO_CUSTOMER')
    expect((await overview('dealer', { sorg: '9999' })).code).toBe('NOT_FOUND')
    expect((await overview('dealer', { months: [13] })).code).toBe('BAD_INPUT')
  })
})

test('what the overview can be narrowed by', async () => {
  const { data } = await sessions
    .get('rep')!
    .ask(
      `{ salesOverviewFilterDataV4(sorg: "1000", year: 2026) { years brands models series merchandiseCategories } }`,
    )
  expect(data!.salesOverviewFilterDataV4).toMatchObject({
    years: [2026, 2025],
    brands: ['Cog', 'Gone brand', 'Pine'],
    models: ['Bell', 'Ridge'],
    series: ['R', 'S'],
  })
})

test('the next import changes what it must and nothing else', async () => {
  await inTenant((tx) =>
    tx.query(`DELETE FROM invoice_line WHERE article_code = 'NO-LONGER-KNOWN'`),
  )
  await inTenant((tx) => addInvoice(tx, 'X', '2026-01-20', [[goods.part, 1, 13]]))
  await sumUp()
  const { overview: sales } = await overview('dealer')
  expect(named(sales.brands)).toMatchObject({ Pine: 100, Cog: 43 })
  // The invoice whose line is gone counts by its total now: nothing, less tax and freight.
  expect(Number(named(sales.months)['3'])).toBe(-15)
})
