import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../server/db/database.ts'
import { signIn, startServer } from '../support/server-process.ts'

/** Years of sales, and rows of sums in each month of them. */
const years = 5
const rowsAMonth = 20_000
const rounds = 20

/** Answers of the overview in ms, by what was asked, and how many customers' sums were read. */
export interface SalesFigures {
  rows: number
  customers: number
  asked: { what: string; p50: number; p95: number }[]
}

/** Fills five years up to this one, spread over all customers of the demo. @returns number of rows */
async function addSales(database: Database): Promise<number> {
  const [{ n } = { n: 0 }] = await database.within(
    { tenantId: 'us', user: 'any', customers: 'all' },
    (tx) =>
      tx.query<{ n: number }>(
        `WITH who AS (SELECT array_agg(id ORDER BY id) AS ids FROM customer WHERE tenant_id = 'us'),
         gone AS (DELETE FROM sales_month),
         added AS (INSERT INTO sales_month (tenant_id, customer_id, sorg, month, currency, department, brand, category, model, series, net_sales, quantity)
           SELECT 'us', ids[n % cardinality(ids) + 1], '1000', month, (SELECT currency FROM sales_organisation WHERE sorg = '1000'), (ARRAY['bike', 'paa', 'groupset'])[k % 3 + 1],
             'Brand ' || k % 40, 'Category ' || k % 60, 'Model ' || k, 'Series ' || k % 7, 10 + (n * 7919 % 100000) / 100.0, 1 + n % 9
           FROM who, generate_series(date_trunc('year', now())::date - interval '${years - 1} years', date_trunc('year', now())::date + interval '11 months', '1 month') month,
             generate_series(0, ${rowsAMonth - 1}) n, LATERAL (SELECT n / cardinality(ids) AS k) k
           ON CONFLICT DO NOTHING RETURNING 1)
         SELECT count(*)::int AS n FROM added`,
      ),
  )
  await database.asOwner('VACUUM ANALYZE')
  return n
}

/** The demo's own sales are summed when a server starts, and would take these away. */
async function demoSummed(database: Database): Promise<void> {
  const isSummed = () =>
    database.within({ tenantId: 'us', user: 'any', customers: 'all' }, (tx) =>
      tx.query('SELECT 1 FROM sales_summed'),
    )
  while ((await isSummed()).length === 0) await wait(250)
}

const year = new Date().getUTCFullYear()
const question = (choices: string) =>
  `{ salesOverviewV4(year: ${year}, sorg: "1000", custCodes: []${choices}) { netSales netSalesLastYear invoiceQuantity
     months { name netSales netSalesLastYear } brands { name netSales netSalesLastYear } merchandiseCategories { name netSales }
     modelsV2 { name netSales series { name netSales } } } }`
const questions: Readonly<Record<string, string>> = {
  'a year of all customers': question(''),
  'bikes of one brand, three months': question(
    ', category: bike, brands: ["Brand 3"], months: [1, 2, 3]',
  ),
  'the choices of the filters': `{ salesOverviewFilterDataV4(year: ${year}, sorg: "1000", custCodes: []) { years brands merchandiseCategories models series } }`,
}

/** Measures the sales overview of a person who acts for many customers. @param env with DATABASE_URL of a database with the demo */
export async function measureSales(
  env: Record<string, string>,
  database: Database,
): Promise<SalesFigures> {
  const server = await startServer(env)
  await demoSummed(database)
  const rows = await addSales(database)
  const session = await signIn(server.url, 'office')
  let customers = 0
  const ask = async (query: string) => {
    const began = performance.now()
    const answer = (await (
      await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...session },
        body: JSON.stringify({ query }),
      })
    ).json()) as {
      data?: { salesCustomers?: object[]; salesOverviewV4?: { netSales: string } }
      errors?: unknown
    }
    if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors))
    if (Number(answer.data.salesOverviewV4?.netSales) === 0) throw new Error('nothing was summed')
    customers = answer.data.salesCustomers?.length ?? customers
    return performance.now() - began
  }
  await ask('{ salesCustomers { custCode { r3 } } }')
  const asked = []
  for (const [what, query] of Object.entries(questions)) {
    await ask(query)
    const took: number[] = []
    for (let n = 0; n < rounds; n += 1) took.push(await ask(query))
    took.sort((a, b) => a - b)
    const at = (share: number) => Math.round(took[Math.ceil(rounds * share) - 1] ?? 0)
    asked.push({ what, p50: at(0.5), p95: at(0.95) })
  }
  await server.stop()
  return { rows, customers, asked }
}
