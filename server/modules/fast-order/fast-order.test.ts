import { expect, test } from 'vitest'
import { choose, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

const here = serverForTests(['dealer', 'rep'], {
  fill: async (_, world) => {
    await sql(`UPDATE article SET ean = '4006381333931' WHERE code = $1`, [goods.bike])
    await sql(`UPDATE article SET ean = '0012345678905' WHERE code = $1`, [goods.part])
    for (const [key, code, article] of [
      ['X', 'lager 7', goods.bolt],
      ['X', goods.part, goods.bolt],
      ['Z', 'zzz9', goods.bolt],
    ] as const) {
      await sql(
        'INSERT INTO customer_article_code (tenant_id, customer_id, word, code, article_id) VALUES ($1, $2, $3, $4, $5)',
        [
          'aa',
          world.customers[key],
          code.toLowerCase().replace(/[^a-z0-9]/g, ''),
          code,
          world.articles[article],
        ],
      )
    }
  },
})

const sql = (text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(text, params),
  )
const find = async (session: Session, codes: string[]) => {
  const { data, errors } = await session.ask(
    'query($c: [String!]!) { articlesByCode(codes: $c) { asked products { article_code block price { dealer } stocks { available } } } }',
    { c: codes },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data.articlesByCode
}
const codesOf = async (session: Session, codes: string[]) =>
  (await find(session, codes)).map(({ asked, products }) => [
    asked,
    ...products.map(({ article_code }) => article_code),
  ])

test('a code with or without its signs, an EAN, a UPC without its noughts; each answered in the order asked', async () => {
  expect(
    await codesOf(here.dealer, [
      'bike 1',
      'BIKE-1',
      '4006381333931',
      '12345678905',
      '012345678905',
      'nothing',
      '',
      'BIKE-1',
    ]),
  ).toEqual([
    ['bike 1', goods.bike],
    ['BIKE-1', goods.bike],
    ['4006381333931', goods.bike],
    ['12345678905', goods.part],
    ['012345678905', goods.part],
    ['nothing'],
    [''],
    ['BIKE-1', goods.bike],
  ])
})

test('a customer’s own code is his alone, and one that is also an article code means both', async () => {
  expect(await codesOf(here.dealer, ['Lager-7', 'ZZZ9'])).toEqual([
    ['Lager-7', goods.bolt],
    ['ZZZ9'],
  ])
  expect((await codesOf(here.dealer, [goods.part]))[0]!.slice(1).sort()).toEqual([
    goods.bolt,
    goods.part,
  ])
  await choose(here.rep, r3Of('Y'))
  expect(await codesOf(here.rep, ['lager7', goods.part])).toEqual([
    ['lager7'],
    [goods.part, goods.part],
  ])
})

test('price, block and stock are the customer’s, as in the catalogue; what is gone is not found', async () => {
  expect(
    (await find(here.dealer, [goods.bike, goods.brandBlocked, goods.gone])).map(
      ({ products }) => products[0] ?? null,
    ),
  ).toMatchObject([
    { price: { dealer: '100.0000' }, block: null, stocks: { available: 1_000_000 } },
    { block: 'brand_blocked' },
    null,
  ])
})

test('five hundred at once, no more', async () => {
  expect(
    await find(
      here.dealer,
      Array.from({ length: 500 }, (_, n) => `X-${n}`),
    ),
  ).toHaveLength(500)
  const { errors } = await here.dealer.ask(
    'query($c: [String!]!) { articlesByCode(codes: $c) { asked } }',
    { c: Array.from({ length: 501 }, (_, n) => `X-${n}`) },
  )
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_LARGE', limit: 500 })
})

test('a code that nothing has is answered with the one it may mean: look-alikes, one sign, of what is sold here', async () => {
  const ask = async (codes: string[]) => {
    const { data } = await here.dealer.ask(
      'query($c: [String!]!) { articlesByCode(codes: $c) { products { id } closest { article_code } } }',
      { c: codes },
    )
    return data.articlesByCode.map(({ products, closest }) => [
      products.length,
      ...closest.map(({ article_code }) => article_code),
    ])
  }
  expect(await ask(['BIKE-l', 'BIKE1', 'B1KE-1', 'PARTT-1', goods.gone, 'nothing at all'])).toEqual(
    [[0, goods.bike], [1], [0, goods.bike], [0, goods.part], [0], [0]],
  )
})
