import { beforeAll, expect, test } from 'vitest'
import { choose } from '../../../tests/support/server.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'

const here = serverForTests(['dealer', 'rep', 'manager'])
beforeAll(() => choose(here.manager, r3Of('X')))

const facts = [
  'invalidArticle',
  'allowToOrder',
  'orderBlocked',
  'hierarchyBlocked',
  'brandBlocked',
  'categoryBlocked',
  'sorgBlocked',
  'hasPrice',
] as const
const fields = `articleCode orderQuota availableForOrderAt stocks { available } ${facts.map((name) => `${name} { status description }`).join(' ')}`
const v3 = `query($a: [String!]!, $c: AnalysisCustCodeInput) { productAnalyzesV3(sorg: "2000", articleCodes: $a, custCode: $c) { ${fields} } }`

test.each<[string, string[]]>([
  [goods.part, []],
  ['NO-SUCH', ['invalidArticle']],
  [goods.gone, ['invalidArticle']],
  [goods.notAllowed, ['allowToOrder']],
  [goods.sorgBlocked, ['sorgBlocked']],
  [goods.orderBlocked, ['orderBlocked']],
  [goods.brandBlocked, ['brandBlocked']],
  [goods.categoryBlocked, ['categoryBlocked']],
  [goods.hierarchyBlocked, ['hierarchyBlocked']],
  [goods.noPrice, ['hasPrice']],
])('%s: %j', async (code, expected) => {
  const { data } = await here.dealer.ask(v3, { a: [code] })
  const [found] = data.productAnalyzesV3
  const bad =
    code === 'NO-SUCH' || code === goods.gone
      ? ['invalidArticle']
      : facts.filter(
          (name) => found![name].status !== (name === 'allowToOrder' || name === 'hasPrice'),
        )
  expect([found!.articleCode, found!.invalidArticle.status, bad]).toEqual([
    code,
    expected.includes('invalidArticle'),
    expected,
  ])
})

test('stock, order limit and the day from which on it may be ordered', async () => {
  const { data } = await here.dealer.ask(v3, { a: [goods.quota, goods.later, goods.scarce] })
  expect(
    data.productAnalyzesV3.map(({ orderQuota, availableForOrderAt, stocks }) => [
      orderQuota,
      availableForOrderAt,
      stocks.available,
    ]),
  ).toEqual([
    [5, null, 1_000_000],
    [null, '2999-01-01', 5],
    [null, null, 1],
  ])
})

test('another customer of one’s own by his code, and no stranger', async () => {
  const ask = async (r3: string) => await here.rep.ask(v3, { a: [goods.part], c: { r3 } })
  expect((await ask(r3Of('Y'))).data.productAnalyzesV3[0]!.hasPrice.status).toBe(true)
  expect((await ask(r3Of('Z'))).errors?.[0]?.extensions.code).toBe('NO_CUSTOMER')
})

test('the older form asks by unified code and sales person', async () => {
  await here.database.within(
    { tenantId: here.world.tenantId, user: 'any', customers: 'all' },
    (tx) => tx.query(`UPDATE customer SET unified = 'U' || r3`),
  )
  const ask = (salesUsername: string, key: 'X' | 'Z') =>
    here.manager.ask(
      `query($s: String, $u: String) { productAnalyzesV2(sorg: "2000", articleCodes: ["${goods.part}"], salesUsername: $s, custCodeUnified: $u) { hasPrice { status } } }`,
      { s: salesUsername, u: `U${r3Of(key)}` },
    )
  expect((await ask('rep', 'X')).data.productAnalyzesV2).toEqual([{ hasPrice: { status: true } }])
  expect((await ask('dealerz', 'X')).errors?.[0]?.extensions.code).toBe('NO_CUSTOMER')
})

test('the sales organisations are the person’s own', async () => {
  const {
    data: { sorgs },
  } = await here.manager.ask('{ sorgs { sorg merchantName } }')
  expect(sorgs.map(({ sorg }) => sorg).sort()).toEqual(['1000', '2000'])
})

test('order limits are found, set all or not at all, and hold in the cart at once', async () => {
  const {
    data: { articleDisplays },
  } = await here.manager.ask(
    '{ articleDisplays(search: "bolt name", sorgs: ["2000"]) { count entries { id orderQuota } } }',
  )
  expect(articleDisplays).toEqual({
    count: 1,
    entries: [{ id: `2000/${goods.bolt}`, orderQuota: null }],
  })
  const set = async (products: object[]) =>
    (
      await here.manager.ask(
        'mutation($p: [OrderLimitInput!]!) { updateOrderLimits(products: $p) { updated userErrors { code field } } }',
        { p: products },
      )
    ).data.updateOrderLimits
  expect(
    await set([
      { articleCode: goods.bolt, sorg: '2000', limit: 3 },
      { articleCode: 'NO-SUCH', sorg: '2000', limit: 3 },
    ]),
  ).toEqual({
    updated: 0,
    userErrors: [{ code: 'unknown_article', field: 'products.1.articleCode' }],
  })
  expect(await set([{ articleCode: goods.bolt, sorg: '2000', limit: 0 }])).toEqual({
    updated: 0,
    userErrors: [{ code: 'invalid_quantity', field: 'products.0.limit' }],
  })
  expect(await set([{ articleCode: goods.bolt, sorg: '9999', limit: 1 }])).toEqual({
    updated: 0,
    userErrors: [{ code: 'unknown_sorg', field: 'products.0.sorg' }],
  })
  expect(await set([{ articleCode: goods.bolt, sorg: '2000', limit: 3 }])).toEqual({
    updated: 1,
    userErrors: [],
  })
  const { data } = await here.dealer.ask(
    'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { cart { lines { problem { reason limit } } } } }',
    { p: [{ article_code: goods.bolt, sorg: '2000', qty: 4 }] },
  )
  expect(data.updateProductsInCart.cart.lines).toEqual([
    { problem: { reason: 'over_quota', limit: 3 } },
  ])
  expect(await set([{ articleCode: goods.bolt, sorg: '2000' }])).toEqual({
    updated: 1,
    userErrors: [],
  })
  const {
    data: { updateOrderLimits },
  } = await here.manager.ask(
    `mutation { updateOrderLimits(products: [{ articleCode: "${goods.part}", sorg: "2000", limit: 7 }, { articleCode: "${goods.bolt}", sorg: "2000", limit: null }]) { articles { id orderQuota } } }`,
  )
  expect(updateOrderLimits.articles).toEqual([
    { id: `2000/${goods.part}`, orderQuota: 7 },
    { id: `2000/${goods.bolt}`, orderQuota: null },
  ])
})
