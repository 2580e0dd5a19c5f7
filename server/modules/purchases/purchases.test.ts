import { expect, test } from 'vitest'
import { choose, logIn, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

const here = serverForTests(['dealer'], {
  fill: async () => {
    await pastOrder('X', 'O-1', 400, [
      [goods.part, 2],
      [goods.bolt, 10],
    ])
    await pastOrder('X', 'O-2', 30, [[goods.part, 1]])
    await pastOrder('X', 'O-3', 10, [
      [goods.bolt, 5],
      [goods.quota, 9],
      [goods.brandBlocked, 1],
      [goods.scarce, 4],
      [goods.gone, 1],
    ])
    await pastOrder('X', 'O-4', 5, [[goods.later, 70]], 'cancelled')
    await pastOrder('X', 'O-5', 900, [[goods.bike, 1]], 'shipped', '1000')
    await pastOrder('Z', 'O-Z', 1, [[goods.noPrice, 1]])
  },
})

const sql = (text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(text, params),
  )
async function pastOrder(
  key: 'X' | 'Z',
  orderNo: string,
  daysAgo: number,
  lines: [string, number][],
  status = 'shipped',
  sorg = '2000',
) {
  await sql(
    `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', $1, $2, $3, $4, 'USD', 1, now() - make_interval(days => $5))`,
    [here.world.customers[key], orderNo, sorg, status, daysAgo],
  )
  for (const [n, [code, qty]] of lines.entries()) {
    await sql(
      `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, promo_price, subtotal)
      VALUES ('aa', $1, $2, $3, $4, $4, 'Then ' || $4, $5, 'EA', 12, $6, 12)`,
      [here.world.customers[key], orderNo, n + 1, code, qty, code === goods.bolt ? 9 : null],
    )
  }
}
const fields =
  'total page pageTotal entries { id model_year parent_name category items serie starting_at max_retail brand { description } products { slug article_code } orders pieces lastBought }'
const bought = async (field: 'frequentPurchases' | 'previousPurchases', args = '') => {
  const { data, errors } = await here.dealer.ask(`{ answer: ${field}${args} { ${fields} } }`)
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as unknown as { answer: typeof data.frequentPurchases }).answer
}
const names = (page: { entries: { parent_name: string; orders: number; pieces: number }[] }) =>
  page.entries.map(({ parent_name, orders, pieces }) => [parent_name, orders, pieces])

test('often bought: by orders of the last two years, cancelled ones, foreign ones and what is gone left out', async () => {
  expect(names(await bought('frequentPurchases'))).toEqual([
    [goods.bolt, 2, 15],
    [goods.part, 2, 3],
    [goods.quota, 1, 9],
    [goods.scarce, 1, 4],
    [goods.brandBlocked, 1, 1],
  ])
})

test('bought before: the latest first, also what was bought long ago', async () => {
  expect(names(await bought('previousPurchases')).map(([name]) => name)).toEqual(
    [goods.bolt, goods.brandBlocked, goods.quota, goods.scarce, goods.part, goods.bike].sort(
      (a, b) => orderOf(a) - orderOf(b) || (a < b ? -1 : 1),
    ),
  )
  function orderOf(name: string) {
    return name === goods.bolt ? 0 : name === goods.part ? 2 : name === goods.bike ? 3 : 1
  }
})

test('twelve a page, by part of the catalogue; each entry has the fields of the specification', async () => {
  const bikes = await bought('previousPurchases', '(productCategory: bike)')
  expect(bikes).toMatchObject({ total: 1, page: 1, pageTotal: 1 })
  expect(bikes.entries[0]).toMatchObject({
    id: `1000/${goods.bike}`,
    category: 'bike',
    items: 1,
    starting_at: '20.0000',
    max_retail: '20.0000',
    brand: { description: 'Brand' },
    products: [{ slug: 'bike-1' }],
    orders: 1,
    pieces: 1,
  })
  const second = await bought('previousPurchases', '(page: 2, limit: 4)')
  expect(second).toMatchObject({ total: 6, page: 2, pageTotal: 2 })
  expect(second.entries).toHaveLength(2)
})

const again = async (session: Session, orderNo: string) => {
  const { data, errors } = await session.ask(
    'query($n: ID!) { orderAgain(orderNo: $n) { order_no lines { article_code_display description qty price priceNow problem { reason limit } product { article_code } } } }',
    { n: orderNo },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data.orderAgain
}

test('a past order: each line as it was charged then and as it would be now', async () => {
  expect((await again(here.dealer, 'O-3')).lines).toEqual([
    {
      article_code_display: goods.bolt,
      description: `Then ${goods.bolt}`,
      qty: 5,
      price: '9.0000',
      priceNow: '10.0000',
      problem: null,
      product: { article_code: goods.bolt },
    },
    {
      article_code_display: goods.quota,
      description: `Then ${goods.quota}`,
      qty: 9,
      price: '12.0000',
      priceNow: '10.0000',
      problem: { reason: 'over_quota', limit: 5 },
      product: { article_code: goods.quota },
    },
    {
      article_code_display: goods.brandBlocked,
      description: `Then ${goods.brandBlocked}`,
      qty: 1,
      price: '12.0000',
      priceNow: '10.0000',
      problem: { reason: 'brand_blocked', limit: null },
      product: { article_code: goods.brandBlocked },
    },
    {
      article_code_display: goods.scarce,
      description: `Then ${goods.scarce}`,
      qty: 4,
      price: '12.0000',
      priceNow: '10.0000',
      problem: { reason: 'over_stock', limit: 1 },
      product: { article_code: goods.scarce },
    },
    {
      article_code_display: goods.gone,
      description: `Then ${goods.gone}`,
      qty: 1,
      price: '12.0000',
      priceNow: null,
      problem: null,
      product: null,
    },
  ])
})

test('an order of another customer is none, also of one that the rep may choose', async () => {
  expect(await again(here.dealer, 'O-Z')).toBeNull()
  const rep = await logIn(here.app, here.world.host, 'rep')
  await choose(rep, r3Of('Y'))
  expect(await again(rep, 'O-3')).toBeNull()
  await choose(rep, r3Of('X'))
  expect((await again(rep, 'O-3')).order_no).toBe('O-3')
})
