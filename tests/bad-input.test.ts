import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp } from './support/server.ts'
import { serverForTests } from './support/test-people.ts'
import { buildWorld, goods, r3Of } from './support/world.ts'

const here = serverForTests(['dealer'], { fill: (database) => buildWorld(database, 'bb') })

const everything = () =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(
      `SELECT (SELECT json_agg(c ORDER BY id) FROM cart c) carts, (SELECT count(*) FROM cart_line) lines, (SELECT count(*) FROM sales_order) orders,
    (SELECT count(*) FROM intent_result) results, (SELECT json_agg(u.language ORDER BY id) FROM app_user u) languages`,
    ),
  )

const huge = 'x'.repeat(1_100_000)
const sync = (args: unknown, more: object = {}) => ({
  query:
    'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { results { status } } }',
  variables: {
    s: 'bad',
    i: [
      {
        seq: 1,
        mutationId: randomUUID(),
        v: 1,
        customerKey: r3Of('X'),
        kind: 'ADD',
        args,
        ...more,
      },
    ],
  },
})
const setProduct = (product: object) => ({
  query:
    'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { userErrors { code } } }',
  variables: { p: [product] },
})
const bike = { article_code: goods.bike, sorg: '1000' }

const bodies: [string, unknown][] = [
  ['no query', {}],
  ['a query that is a number', { query: 7 }],
  ['an array', [1, 2]],
  ['null', null],
  ['batching', [{ query: '{ portal { name } }' }, { query: '{ portal { name } }' }]],
  ['half a query', { query: '{ cart {' }],
  ['an unknown field', { query: '{ cart { secret } }' }],
  ['an unknown argument', { query: '{ cart(colour: "red") { id } }' }],
  ['variables that are a text', { query: '{ portal { name } }', variables: 'all' }],
  [
    'a missing variable',
    { query: 'query($s: String!) { productDetailsV2(slug: $s) { product { id } } }' },
  ],
  [
    'a variable of the wrong type',
    {
      query: 'query($s: String!) { productDetailsV2(slug: $s) { product { id } } }',
      variables: { s: { a: 1 } },
    },
  ],
  ['a page that is no number', { query: '{ products(page: "one") { total } }' }],
  ['a fractional quantity', setProduct({ ...bike, qty: 1.5 })],
  ['a quantity beyond 32 bits', setProduct({ ...bike, qty: 1e12 })],
  ['a quantity as text', setProduct({ ...bike, qty: '3' })],
  [
    'a day that is none',
    {
      query:
        'mutation { checkout(attemptKey: "a", cartVersion: 0, shipto: "S1", paymentId: "N30", shipments: [], products: [], request_delivery_date: "2026-02-30") { message { status } } }',
    },
  ],
  [
    'a decimal that is none',
    {
      query:
        'mutation { checkout(attemptKey: "a", cartVersion: 0, shipto: "S1", paymentId: "N30", shipments: [], products: [{ article_code: "B", sorg: "1", qty: 1, price: "1e5" }]) { message { status } } }',
    },
  ],
  [
    'a NUL in a key',
    {
      query: 'mutation($k: ID!) { checkoutStatus(attemptKey: $k) { state } }',
      variables: { k: 'a\u0000b' },
    },
  ],
  [
    'a search of 5,000 letters',
    {
      query: 'query($s: String) { products(search: $s) { total } }',
      variables: { s: 'y'.repeat(5_000) },
    },
  ],
  [
    'an overlong stream id',
    {
      ...sync({ sorg: '1000', article: goods.bike, qty: 1 }),
      variables: { s: 'z'.repeat(500), i: [] },
    },
  ],
  [
    'an overlong customer key',
    sync({ sorg: '1000', article: goods.bike, qty: 1 }, { customerKey: 'z'.repeat(5_000) }),
  ],
  ['a number as mutation id', sync({}, { mutationId: 'seven' })],
  [
    '30 aliases',
    { query: `{ ${Array.from({ length: 30 }, (_, n) => `a${n}: portal { name }`).join(' ')} }` },
  ],
  ['a megabyte of query', { query: `{ portal { name } } # ${huge}` }],
  [
    'a megabyte of variable',
    { query: 'query($s: String) { products(search: $s) { total } }', variables: { s: huge } },
  ],
]

describe('what is no question gets a coded answer, never a 500, and changes nothing', () => {
  test.each(bodies)('%s', async (_what, payload) => {
    const before = await everything()
    const response = await here.dealer.send({
      url: '/graphql',
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    })
    const body = response.json<{ code?: string; errors?: { extensions?: { code?: string } }[] }>()
    expect(response.statusCode, response.body.slice(0, 300)).toBeLessThan(500)
    expect(body.code ?? body.errors?.[0]?.extensions?.code, response.body.slice(0, 300)).toMatch(
      /^[A-Z_]+$/,
    )
    expect(await everything()).toEqual(before)
  })

  test.each([
    ['no JSON', '{"query": ', 'application/json', 400],
    ['text', 'query { portal { name } }', 'text/plain', 415],
    ['XML', '<query/>', 'application/xml', 415],
    ['a form', 'query=%7Bportal%7Bname%7D%7D', 'application/x-www-form-urlencoded', 415],
  ])('%s as body', async (_what, payload, type, status) => {
    const response = await here.dealer.send({
      url: '/graphql',
      payload,
      headers: { 'content-type': type },
    })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/) })
  })

  test.each([
    ['empty', '--x\r\n\r\n--x--'],
    ['broken off', '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query": "'],
    [
      'with an operation that takes no files',
      `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query": "mutation { changeLanguage(id: \\"de\\") { message { status } } }"}\r\n--x--`,
    ],
  ])('multipart as body, %s', async (_what, payload) => {
    const before = await everything()
    const response = await here.dealer.send({
      url: '/graphql',
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'BAD_INPUT' } }] },
    ])
    expect(await everything()).toEqual(before)
  })

  test('an unknown customer and another tenant’s article are refused in words', async () => {
    const other = await here.database.within(
      { tenantId: 'bb', user: 'any', customers: 'all' },
      (tx) => tx.query("UPDATE article SET code = 'BB-ONLY' WHERE code = 'BIKE-1' RETURNING 1"),
    )
    expect(other).toHaveLength(1)
    const answer = await here.dealer.send({
      url: '/graphql',
      payload: setProduct({ article_code: 'BB-ONLY', sorg: '1000', qty: 1 }),
    })
    expect(answer.json().data.updateProductsInCart.userErrors).toEqual([
      { code: 'unknown_article' },
    ])
    const stranger = await here.dealer.send({
      url: '/graphql',
      payload: sync({ sorg: '1000', article: goods.bike, qty: 1 }, { customerKey: 'nobody' }),
    })
    expect(stranger.json().data.syncIntents.results).toEqual([{ status: 'REJECTED' }])
  })

  test.each([
    '',
    'Bearer',
    'Bearer x',
    'Bearer a.b.c',
    `Bearer ${'x'.repeat(10_000)}`,
    'Basic cGFubmllcjpwdWJsaWM=',
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  ])('the token %j is nobody’s', async (authorization) => {
    const response = await here.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: here.world.host, authorization },
      cookies: here.dealer.cookies,
      payload: { query: '{ cart { id } }' },
    })
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([
      401,
      'UNAUTHENTICATED',
    ])
  })

  test.each([
    ['POST', '/login', { username: 7 }, 400],
    ['POST', '/login', { username: 'x'.repeat(300), password: 'y' }, 400],
    ['POST', '/login', {}, 400],
    ['POST', '/login', { username: 'dealer', password: '\u0000' }, 401],
    ['POST', '/login', { username: '\u0000', password: 'x' }, 400],
    ['POST', '/refresh-token', { refreshToken: 5 }, 401],
    ['POST', '/change-cust/abc', undefined, 401],
    ['GET', '/user', undefined, 401],
    ['GET', '/server/config/a.test', undefined, 401],
    ['GET', '/pictures/../../etc/passwd.svg', undefined, 404],
    ['GET', '/pictures/none.svg', undefined, 404],
  ] as const)('%s %s with %j answers %i', async (method, url, payload, status) => {
    const response = await here.app.inject({
      method,
      url,
      headers: { host: here.world.host },
      ...(payload ? { payload } : {}),
    })
    expect([response.statusCode, response.body]).toEqual([
      status,
      expect.stringMatching(/"(code|message)"/),
    ])
  })

  test('a host that is nobody’s is told so', async () => {
    const response = await here.app.inject({
      method: 'POST',
      url: '/login',
      headers: { host: 'nobody.test' },
      payload: { username: 'dealer', password: 'x' },
    })
    expect([response.statusCode, response.json().code]).toEqual([404, 'UNKNOWN_HOST'])
  })
})

describe('production', () => {
  let strict: FastifyInstance
  beforeAll(async () => {
    strict = await startApp(here.database, {
      settings: {
        freeDocuments: false,
        introspection: false,
        apiKeyHashes: [createHash('sha256').update('key of the ERP').digest('hex')],
      },
    })
  })
  afterAll(() => strict?.close())
  const ask = (payload: object, headers: Record<string, string> = {}) =>
    strict.inject({
      method: 'POST',
      url: '/public/graphql',
      headers: { host: here.world.host, ...headers },
      payload,
    })

  test('a browser may not send documents of its own; a program with a key may', async () => {
    expect((await ask({ query: '{ portal { name } }' })).json()).toMatchObject({
      errors: [{ extensions: { code: expect.any(String) } }],
    })
    expect(
      (await ask({ query: '{ portal { name } }' }, { 'x-api-key': 'guess' })).json().errors,
    ).toHaveLength(1)
    expect(
      (await ask({ query: '{ portal { name } }' }, { 'x-api-key': 'key of the ERP' })).json().data
        .portal.name,
    ).toBe('Tenant aa')
  })

  test('nobody reads the schema, not even by mistakes', async () => {
    const key = { 'x-api-key': 'key of the ERP' }
    expect(
      (await ask({ query: '{ __schema { types { name } } }' }, key)).json().data,
    ).toBeUndefined()
    expect((await ask({ query: '{ portl { name } }' }, key)).body).not.toContain('portal')
  })
})
