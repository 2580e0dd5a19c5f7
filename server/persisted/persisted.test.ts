import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type OperationDefinitionNode, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { trustedDocuments } from '../../scripts/documents.ts'
import { emptyPglite, emptyPostgres } from '../../tests/support/database.ts'
import { minimalVariables } from '../../tests/support/minimal-variables.ts'
import { choose, type Session, sessionOf, startApp } from '../../tests/support/server.ts'
import { serverForTests } from '../../tests/support/test-people.ts'
import { goods, r3Of } from '../../tests/support/world.ts'
import type { Database } from '../db/database.ts'
import { schema } from '../schema.ts'
import { compileDocument } from './compile-document.ts'

const clock = () => new Date('2026-06-01T08:00:00Z')
const documents = new Map(Object.entries(await trustedDocuments()))
const operationOf = (text: string) => parse(text).definitions[0] as OperationDefinitionNode
const named = (name: string) => {
  const text = [...documents.values()].find((one) => operationOf(one).name?.value === name)
  if (!text) throw new Error(`no screen sends ${name}`)
  return text
}
const headers = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
}

/** Asks, and returns what a browser sees of the answer. */
async function sent(session: Session, payload: object, more: Record<string, string> = {}) {
  const {
    statusCode,
    body,
    headers: told,
  } = await session.send({
    url: '/graphql',
    payload,
    headers: { ...headers, ...more },
  })
  return {
    status: statusCode,
    body,
    type: told['content-type'],
    vary: told.vary,
    origin: told['access-control-allow-origin'],
    credentials: told['access-control-allow-credentials'],
  }
}
type Variables = Record<string, unknown>
const hashed = (text: string, variables: Variables) => ({
  operationName: operationOf(text).name?.value,
  variables,
  extensions: {
    persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(text).digest('hex') },
  },
})
/** By the hash of its document, as a screen asks. */
const known = (session: Session, text: string, variables: Variables = {}) =>
  sent(session, hashed(text, variables))
/** Asks with the text itself, as a document of the sender's own: parsed, validated and executed by the library. */
const plain = (session: Session, text: string, variables: Variables = {}) =>
  sent(session, { query: text, operationName: operationOf(text).name?.value, variables })

const read = <T>({ body }: { body: string }) =>
  JSON.parse(body) as {
    data: T | null
    errors?: { message: string; extensions: { code: string } }[]
  }
const codeOf = (answer: { body: string }) => read(answer).errors?.[0]?.extensions.code ?? null

const list = named('CataloguePage')
const cart = named('CartNow')
const details = named('ArticleDetails')
const sync = named('SyncIntents')

interface Entries {
  products: {
    entries: {
      product: {
        article_code: string
        price: { dealer: string | null }
        stocks: { available: number }
      }
    }[]
  }
}
interface CartLines {
  cart: { lines: { qty: number; unitPrice: string | null; product: { name: string } }[] }
}

const resumed = { count: 0 }
const watched = (database: Database): Database => ({
  ...database,
  resume: (opening, work) => {
    resumed.count += 1
    return database.resume(opening, work)
  },
})

describe.each([
  ['PGlite', emptyPglite, ['dealer', 'rep']],
  ['PostgreSQL', emptyPostgres, ['dealer', 'rep', 'office', 'admin', 'finance', 'guest', 'audit']],
] as const)('documents of the screens on %s', (_, open, roles) => {
  const here = serverForTests(
    ['dealer', 'dealer2', 'dealerz', 'rep', 'office', 'admin', 'finance', 'guest', 'audit'],
    {
      open: async () => watched(await open()),
      start: { clock, documents },
      fill: async (database, { tenantId }) =>
        database.within({ tenantId, user: 'any', customers: 'all' }, (tx) =>
          tx.query(`UPDATE app_user SET language = 'fr' WHERE username IN ('rep', 'finance')`),
        ),
    },
  )
  /** Another server of the same portal. */
  let other: FastifyInstance
  const there = (session: Session) => sessionOf(other, session.host, session.token, session.cookies)

  beforeAll(async () => {
    other = await startApp(here.database, { clock, documents })
    await choose(here.rep, r3Of('X'))
    await choose(here.office, r3Of('Y'))
    await add(here.dealer, 'X', goods.bike)
    await add(here.dealer, 'X', goods.part)
  })
  afterAll(() => other.close())

  const office = (sql: string, params: unknown[] = []) =>
    here.database.within(
      { tenantId: here.world.tenantId, user: 'any', customers: 'all' },
      async (tx) => {
        await tx.query(sql, params)
      },
    )
  /** Makes a change, sees what it changes, and takes it back whatever happens. */
  async function during<T>(change: string, back: string, look: () => Promise<T>): Promise<T> {
    await office(change)
    try {
      return await look()
    } finally {
      await office(back)
    }
  }
  const intentOf = (customer: 'X' | 'Y' | 'Z', article: string, mutationId = randomUUID()) => ({
    seq: 1,
    mutationId,
    v: 1,
    customerKey: r3Of(customer),
    kind: 'ADD',
    args: { sorg: article === goods.bike ? '1000' : '2000', article, qty: 1 },
  })
  const add = (session: Session, customer: 'X' | 'Y' | 'Z', article: string) =>
    known(session, sync, { streamId: randomUUID(), intents: [intentOf(customer, article)] })

  test.each(roles)(
    '%s: every question is answered byte for byte as by plain execution',
    async (role) => {
      const session = here[role]
      let compiled = 0
      for (const text of documents.values()) {
        const operation = operationOf(text)
        if (operation.operation !== 'query') continue
        if (compileDocument(schema, parse(text))) compiled += 1
        const variables = minimalVariables(schema, operation, {
          slug: goods.part.toLowerCase(),
          term: 'part',
          search: 'name',
          limit: 3,
        })
        const expected = await plain(session, text, variables)
        expect(await known(session, text, variables), operation.name?.value).toEqual(expected)
        expect(await known(session, text, variables), operation.name?.value).toEqual(expected)
      }
      expect(compiled).toBeGreaterThan(40)
    },
  )

  test('lists and articles in all views, of all categories, sorted and filtered', async () => {
    const asked: Variables[] = [
      ...['bike', 'paa', 'groupset'].map((category) => ({ category })),
      ...['GROUP', 'ITEM'].flatMap((view) =>
        ['RECOMMENDED', 'NAME_DESC', 'PRICE', 'NEWEST'].map((sort) => ({ view, sort, limit: 5 })),
      ),
      { view: 'ITEM', filter: { inStock: true } },
      { view: 'ITEM', filter: { promotion: true } },
      { search: 'bolt' },
      { search: 'nothing like it' },
      { search: 'x'.repeat(300) },
      { page: 1_000 },
      { filter: { priceFrom: 'dear' } },
      { view: 'NO_VIEW' },
    ]
    for (const session of [here.dealer, here.rep, here.dealerz, here.admin]) {
      for (const variables of asked) {
        const expected = await plain(session, list, variables)
        expect(await known(session, list, variables)).toEqual(expected)
        expect(await known(session, list, variables)).toEqual(expected)
      }
      for (const code of Object.values(goods))
        expect(await known(session, details, { slug: code.toLowerCase() })).toEqual(
          await plain(session, details, { slug: code.toLowerCase() }),
        )
    }
  })

  test('is in the session as remembered, and only where it has been entered', async () => {
    await known(here.dealer, list)
    const { count } = resumed
    await known(here.dealer, list)
    expect(resumed.count).toBe(count + 1)
    await plain(here.dealer, list)
    expect(resumed.count).toBe(count + 1)
  })

  test('headers are those of plain execution, for our own origin too', async () => {
    const more = { origin: `https://${here.dealer.host}` }
    for (const accept of [
      headers.accept,
      'application/json',
      '*/*',
      'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
    ])
      expect(await sent(here.dealer, hashed(cart, {}), { ...more, accept })).toEqual(
        await sent(
          here.dealer,
          { query: cart, operationName: 'CartNow', variables: {} },
          { ...more, accept },
        ),
      )
  })

  test('no page of another origin may read an answer', async () => {
    const more = { origin: 'https://elsewhere.example', accept: headers.accept! }
    for (const body of [hashed(cart, {}), { query: cart, operationName: 'CartNow', variables: {} }])
      expect((await sent(here.dealer, body, more)).origin).toBeUndefined()
  })

  test('a question that is not as the screens send it is answered as ever', async () => {
    const odd: object[] = [
      { ...hashed(list, {}), operationName: 'Another' },
      { ...hashed(list, {}), variables: { view: 1 } },
      { ...hashed(details, {}), variables: {} },
      { ...hashed(list, {}), variables: [] },
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } },
      { extensions: {} },
    ]
    for (const payload of odd) {
      const { body, status } = await sent(here.dealer, payload)
      expect({ status, told: read({ body }).errors?.length ?? 0 }).toMatchObject({ told: 1 })
    }
  })

  test('an intent has its effect once, and its answer is that of plain execution', async () => {
    for (const session of [here.dealer, here.rep]) {
      const variables = { streamId: randomUUID(), intents: [intentOf('X', goods.bike)] }
      const before = read<CartLines>(await known(here.dealer, cart)).data!.cart.lines[0]!.qty
      const first = await known(session, sync, variables)
      expect(read(first).errors).toBeUndefined()
      const again = await plain(session, sync, variables)
      expect(await known(session, sync, variables)).toEqual(again)
      expect(first.body).toBe(again.body.replaceAll('"ALREADY"', '"APPLIED"'))
      expect(read<CartLines>(await known(here.dealer, cart)).data!.cart.lines[0]!.qty).toBe(
        before + 1,
      )
    }
    for (const variables of [
      { streamId: '', intents: [] },
      { streamId: `${randomUUID()}/999999`, intents: [intentOf('X', goods.bike)] },
      { streamId: randomUUID(), intents: [intentOf('Z', goods.bike, randomUUID())] },
      { streamId: randomUUID(), intents: [] },
    ]) {
      const expected = await plain(here.dealer, sync, variables)
      const told = await known(here.dealer, sync, variables)
      expect(told).toEqual({ ...expected, body: expected.body.replace('"APPLIED"', '"ALREADY"') })
    }
  })

  test('stock is of now in lists, in articles and in carts', async () => {
    const stockOf = async (session: Session) =>
      read<Entries>(await known(session, list, { view: 'ITEM', search: goods.bolt })).data!.products
        .entries[0]!.product.stocks.available
    const before = await stockOf(here.dealer)
    await during(
      `UPDATE stock SET available = available - 7 WHERE article_id = ${here.world.articles[goods.bolt]}`,
      `UPDATE stock SET available = available + 7 WHERE article_id = ${here.world.articles[goods.bolt]}`,
      async () => {
        for (const session of [here.dealer, there(here.dealer), here.rep]) {
          expect(await stockOf(session)).toBe(before - 7)
          expect(await known(session, details, { slug: goods.bolt.toLowerCase() })).toEqual(
            await plain(session, details, { slug: goods.bolt.toLowerCase() }),
          )
        }
      },
    )
    expect(await stockOf(here.dealer)).toBe(before)
  })

  test('a cart’s prices, names and stock are of now, on every server', async () => {
    const id = here.world.articles[goods.part]
    const lineOf = async (session: Session) => {
      const answer = await known(session, cart)
      expect(answer).toEqual(await plain(session, cart))
      return read<CartLines>(answer).data!.cart.lines.find(({ product }) =>
        /PART/.test(product.name),
      )!
    }
    const sessions = [here.dealer, there(here.dealer), here.rep]
    const before = await lineOf(here.dealer)
    for (const [change, back, seen] of [
      [
        `UPDATE price SET dealer = dealer + 1 WHERE article_id = ${id}`,
        `UPDATE price SET dealer = dealer - 1 WHERE article_id = ${id}`,
        { unitPrice: '51.0000' },
      ],
      [
        `UPDATE article SET name = name || ' II' WHERE id = ${id}`,
        `UPDATE article SET name = replace(name, ' II', '') WHERE id = ${id}`,
        { product: { name: 'Name PART-1 II' } },
      ],
    ] as const)
      await during(change, back, async () => {
        for (const session of sessions) expect(await lineOf(session)).toMatchObject(seen)
      })
    for (const session of sessions) expect(await lineOf(session)).toEqual(before)
  })

  test('a customer’s first price of his own is his alone, at the next question', async () => {
    const id = here.world.articles[goods.bolt]
    const priceOf = async (session: Session) =>
      read<Entries>(await known(session, list, { view: 'ITEM', search: goods.bolt })).data!.products
        .entries[0]!.product.price.dealer
    const [before] = [await priceOf(here.dealer), await priceOf(here.dealerz)]
    await during(
      `INSERT INTO price (tenant_id, article_id, sorg, for_customer, dealer, valid_from, valid_to)
       VALUES ('${here.world.tenantId}', ${id}, '2000', ${here.world.customers.X}, 3, '2020-01-01', '2999-01-01')`,
      `DELETE FROM price WHERE for_customer IS NOT NULL`,
      async () => {
        for (const session of [here.dealer, there(here.dealer), here.rep])
          expect(await priceOf(session)).toBe('3.0000')
        for (const session of [here.dealerz, there(here.dealerz)])
          expect(await priceOf(session)).toBe(before)
      },
    )
    expect(await priceOf(here.dealer)).toBe(before)
  })

  test('what is withdrawn acts at the very next question, on every server', async () => {
    const X = here.world.customers.X
    const dealer = here.world.users.dealer
    const withdrawals: [change: string, back: string, code: string][] = [
      [
        `UPDATE role SET permissions = array_remove(permissions, 'page.catalog') WHERE name = 'dealer'`,
        `UPDATE role SET permissions = permissions || '{page.catalog}' WHERE name = 'dealer'`,
        'FORBIDDEN',
      ],
      [
        `UPDATE app_user SET active = false WHERE id = ${dealer}`,
        // Enabling alone revives no session.
        `WITH enabled AS (UPDATE app_user SET active = true WHERE id = ${dealer})
         UPDATE session SET revoked_at = NULL WHERE user_id = ${dealer}`,
        'UNAUTHENTICATED',
      ],
      [
        `UPDATE session SET revoked_at = now() WHERE user_id = ${dealer}`,
        `UPDATE session SET revoked_at = NULL WHERE user_id = ${dealer}`,
        'UNAUTHENTICATED',
      ],
      [
        `UPDATE app_user SET must_change_password = true WHERE id = ${dealer}`,
        `UPDATE app_user SET must_change_password = false WHERE id = ${dealer}`,
        'PASSWORD_CHANGE_REQUIRED',
      ],
    ]
    for (const [change, back, code] of withdrawals) {
      const sessions = [here.dealer, there(here.dealer)]
      for (const session of sessions) expect(codeOf(await known(session, list))).toBeNull()
      await during(change, back, async () => {
        for (const session of sessions) {
          const told = await known(session, list)
          expect(codeOf(told), change).toBe(code)
          expect(told).toEqual(await plain(session, list))
        }
      })
      for (const session of sessions) expect(codeOf(await known(session, list)), back).toBeNull()
    }
    for (const [change, back] of [
      [
        `UPDATE customer SET active = false WHERE id = ${X}`,
        `UPDATE customer SET active = true WHERE id = ${X}`,
      ],
      [
        `DELETE FROM user_customer WHERE of_user = ${dealer}`,
        `INSERT INTO user_customer (tenant_id, of_user, customer) VALUES ('${here.world.tenantId}', ${dealer}, ${X})`,
      ],
    ] as const) {
      const sessions = [here.dealer, there(here.dealer)]
      for (const session of sessions) expect(codeOf(await known(session, cart))).toBeNull()
      await during(change, back, async () => {
        for (const session of sessions) {
          expect(codeOf(await known(session, cart)), change).toBe('CUSTOMER_LOST')
          const told = read<{ syncIntents: { results: { reason: string }[] } }>(
            await add(session, 'X', goods.bike),
          )
          expect(told.data!.syncIntents.results[0]!.reason).toBe('not_your_customer')
        }
      })
    }
  })

  test('a sales organisation, and the area of a sales person, are those of now', async () => {
    const codes = async (session: Session) =>
      read<Entries>(await known(session, list, { view: 'ITEM' })).data!.products.entries.map(
        ({ product }) => product.article_code,
      )
    for (const session of [here.dealer, there(here.dealer)])
      expect(await codes(session)).toContain(goods.bike)
    await during(
      `UPDATE customer_area SET active = false WHERE sorg = '1000'`,
      `UPDATE customer_area SET active = true WHERE sorg = '1000'`,
      async () => {
        for (const session of [here.dealer, there(here.dealer)])
          expect(await codes(session)).not.toContain(goods.bike)
      },
    )
    expect(codeOf(await known(here.rep, cart))).toBeNull()
    await during(
      `UPDATE user_area SET value = 'R8' WHERE of_user = ${here.world.users.rep}`,
      `UPDATE user_area SET value = 'R1' WHERE of_user = ${here.world.users.rep}`,
      async () => expect(codeOf(await known(here.rep, cart))).toBe('CUSTOMER_LOST'),
    )
  })

  test('a token for another customer than the chosen one is refused, one for the new one is good at once', async () => {
    const { dealer2 } = here
    await choose(dealer2, r3Of('X'))
    await known(dealer2, cart)
    const before = { ...dealer2 }
    await choose(dealer2, r3Of('Y'))
    expect(codeOf(await known(dealer2, cart))).toBeNull()
    expect(
      read<{ cart: { customerKey: string } }>(await known(dealer2, cart)).data!.cart.customerKey,
    ).toBe(r3Of('Y'))
    const old = sessionOf(here.app, dealer2.host, before.token, before.cookies)
    expect(codeOf(await known(old, cart))).toBe('UNAUTHENTICATED')
    expect(codeOf(await known(dealer2, cart))).toBeNull()
  })

  test('a scope that no longer holds sees nothing, and writes nothing', async () => {
    const sql = `SELECT enter_remembered('${here.world.tenantId}', '${randomUUID()}', 'x', ${here.world.users.dealer}, ${here.world.customers.X}, '1/1', 1, 1) AS holds`
    for (const statement of [
      'SELECT id FROM customer',
      'SELECT id FROM article',
      `INSERT INTO cart (tenant_id, customer_id) VALUES ('${here.world.tenantId}', ${here.world.customers.X})`,
    ]) {
      let seen: unknown
      await expect(
        here.database.resume({ sql, readOnly: false }, async (tx) => {
          seen = await tx.query(statement)
        }),
      ).rejects.toThrow('no longer holds')
      expect(seen).toBeUndefined()
    }
    expect((await here.database.bare((tx) => tx.query('SELECT 1 AS one')))[0]).toEqual({ one: 1 })
  })
})
