import { expect, test } from 'vitest'
import { logIn } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'

const here = serverForTests(['office'], {
  fill: (database) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query(
        `WITH made AS (INSERT INTO customer (tenant_id, r3, name, city, phone) SELECT 'aa', 'N' || n, 'Number ' || lpad(n::text, 2, '0'), 'Köln', '0221-' || n FROM generate_series(1, 60) n RETURNING id)
     INSERT INTO customer_area (tenant_id, customer_id, sorg, price_group, sales_office) SELECT 'aa', id, '1000', 'P1', 'O1' FROM made`,
      ),
    ),
})

const find = async (args: string, session = here.office) =>
  (await session.ask(`{ getCustomers(${args}) { page count pageTotal customers { custName } } }`))
    .data.getCustomers as {
    page: number
    count: number
    pageTotal: number
    customers: { custName: string }[]
  }

test.each<[string, number, number, number, string | undefined]>([
  ['page: 1', 63, 7, 10, 'Number 01'],
  ['page: 2, limit: 25', 63, 3, 25, 'Number 26'],
  ['page: 7', 63, 7, 3, 'Shop X of aa'],
  ['page: 8', 63, 7, 3, 'Shop X of aa'],
  ['limit: 50', 63, 2, 50, 'Number 01'],
  ['limit: 5000', 63, 2, 50, 'Number 01'],
  ['limit: 0', 63, 63, 1, 'Number 01'],
  ['page: -3', 63, 7, 10, 'Number 01'],
  ['search: "kÖLN"', 60, 6, 10, 'Number 01'],
  ['search: "0221-60"', 1, 1, 1, 'Number 60'],
  ['search: "%"', 0, 0, 0, undefined],
])('%s', async (args, count, pageTotal, shown, first) => {
  const found = await find(args)
  expect([
    found.count,
    found.pageTotal,
    found.customers.length,
    found.customers[0]?.custName,
  ]).toEqual([count, pageTotal, shown, first])
})

test('only one’s own are found', async () => {
  const rep = await logIn(here.app, here.world.host, 'rep')
  expect((await find('search: "Shop"', rep)).customers.map(({ custName }) => custName)).toEqual([
    'Shop X of aa',
    'Shop Y of aa',
  ])
  const dealer = await logIn(here.app, here.world.host, 'dealer')
  expect((await dealer.ask('{ getCustomers { count } }')).errors?.[0]?.extensions.code).toBe(
    'FORBIDDEN',
  )
  expect((await dealer.ask('{ salesCustomers { id } }')).data.salesCustomers).toEqual([])
})
