import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PGlite } from '@electric-sql/pglite'
import { Kind, parse } from 'graphql'
import pg from 'pg'
import { trustedDocuments } from '../scripts/documents.ts'
import { emptyPglite, emptyPostgres } from '../tests/support/database.ts'
import { choose } from '../tests/support/server.ts'
import { serverForTests } from '../tests/support/test-people.ts'
import { r3Of } from '../tests/support/world.ts'
import type { Database } from './db/database.ts'
import { changesOf } from './execute-operation.ts'

/** Fails as the loser of a deadlock does. */
const deadlock = `DO $$ BEGIN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END $$`

/** Counts transactions of requests, and the statements inside them; a statement that `broken` fits fails in the database, and the next `deadlocks` statements lose one. */
function counted(database: Database) {
  const counts = {
    transactions: 0,
    statements: [] as string[],
    broken: null as RegExp | null,
    deadlocks: 0,
  }
  const watched: Database = {
    ...database,
    enter: (opening, work) => {
      counts.transactions += 1
      return database.enter(opening, (tx, row) =>
        work(
          {
            ...tx,
            query: (sql, params) => {
              counts.statements.push(sql)
              if (counts.deadlocks > 0) {
                counts.deadlocks -= 1
                return tx.query(deadlock)
              }
              return counts.broken?.test(sql)
                ? tx.query('SELECT 1 FROM no_such_table')
                : tx.query(sql, params)
            },
          },
          row as never,
        ),
      )
    },
  }
  return { counts, watched }
}

const realExec = PGlite.prototype.execProtocolRawSync
const realQuery = pg.Client.prototype.query

describe.each([
  ['the embedded database', emptyPglite],
  ['PostgreSQL', emptyPostgres],
])('an operation on %s', (_, open) => {
  let counts: ReturnType<typeof counted>['counts']
  const here = serverForTests(['rep', 'office', 'admin'], {
    open: async () => {
      const made = counted(await open())
      counts = made.counts
      return made.watched
    },
    fill: async (database, { tenantId, customers }) =>
      database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
        for (const key of ['X', 'Y'] as const)
          await tx.query(
            `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ($1, $2, $3, '1000', 'placed', 'USD', 1, now())`,
            [tenantId, customers[key], `O-${key}`],
          )
      }),
  })
  beforeAll(() => choose(here.rep, r3Of('X')))
  afterEach(() => {
    counts.transactions = 0
    counts.statements = []
  })

  it('opens one transaction for all its fields', async () => {
    counts.transactions = 0
    const { data, errors } = await here.rep.ask(
      '{ orders { order_no } catalogueAreas { bike } restockSubscriptions { id } bikeCategories { mcid } simpleCart { __typename } portal { name } }',
    )
    expect(errors).toBeUndefined()
    expect(Object.keys(data)).toHaveLength(6)
    expect(counts.transactions).toBe(1)
  })

  it('says BEGIN once, and ends what it has begun', async () => {
    const sent: string[] = []
    const note = (text: unknown) => {
      const word = /^\W*(BEGIN|COMMIT|ROLLBACK)/i.exec(typeof text === 'string' ? text : '')
      if (word) sent.push(word[1]!.toUpperCase())
    }
    // The embedded database is sent messages: a letter, a length and the statement.
    const exec = vi.spyOn(PGlite.prototype, 'execProtocolRawSync').mockImplementation(function (
      this: PGlite,
      message,
    ) {
      if (message[0] === 'Q'.charCodeAt(0)) note(Buffer.from(message.subarray(5)).toString())
      return realExec.call(this, message)
    })
    const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...of: unknown[]
    ) {
      note(of[0])
      return (realQuery as (...all: unknown[]) => unknown).apply(this, of)
    } as never)
    await here.rep.ask('{ orders { order_no } simpleCart { __typename } bikeCategories { mcid } }')
    await vi.waitFor(() => expect(sent).toEqual(['BEGIN', 'COMMIT']))
    exec.mockRestore()
    query.mockRestore()
  })

  it('refuses the whole of a query when the database fails in one field, and answers the next one', async () => {
    counts.broken = /FROM sales_order/
    const { data, errors } = await here.rep.ask(
      '{ portal { name } bikeCategories { mcid } orders { order_no } restockSubscriptions { id } }',
    )
    counts.broken = null
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['INTERNAL_SERVER_ERROR'])
    console.log(JSON.stringify([data, errors]))
    expect(data?.orders ?? null).toBeNull()
    const again = await here.rep.ask('{ orders { order_no } restockSubscriptions { id } }')
    expect(again).toMatchObject({ data: { orders: [{ order_no: 'O-X' }] } })
    expect(again.errors).toBeUndefined()
  })

  it('opens none for what anybody may ask', async () => {
    counts.transactions = 0
    await here.rep.ask('{ portal { name } }')
    expect(counts.transactions).toBe(0)
  })

  it('waits with its transaction for public fields that use the database themselves', async () => {
    const { data } = await here.rep.ask(
      '{ orders { order_no } passwordLink(secret: "unknown") { username } }',
    )
    expect(data).toEqual({ orders: [{ order_no: 'O-X' }], passwordLink: null })
  })

  const narrow = 'orders { order_no }'
  const wide = 'getCustomers { customers { custCode { r3 } } }'
  it.each([
    ['before', `{ ${narrow} ${wide} }`],
    ['after', `{ ${wide} ${narrow} }`],
    ['between', `{ ${wide} ${narrow} again: ${wide} more: ${narrow} }`],
  ])(
    'keeps a field narrow that stands %s one that sees all own customers',
    async (_where, query) => {
      const { data } = await here.rep.ask(query)
      expect(data.orders).toEqual([{ order_no: 'O-X' }])
      const { more } = data as { more?: unknown }
      expect(more ?? data.orders).toEqual([{ order_no: 'O-X' }])
      expect(data.getCustomers.customers.length).toBeGreaterThan(1)
    },
  )

  it('reads the documents of all articles of an answer in one statement', async () => {
    counts.statements = []
    const { data } = await here.rep.ask(
      '{ products(view: ITEM) { entries { product { article_code documents { id } } } } }',
    )
    expect(data.products.entries.length).toBeGreaterThan(2)
    expect(counts.statements.filter((sql) => sql.includes('article_document'))).toHaveLength(1)
  })

  it('reads neither documents nor dealer prices that nobody asks for', async () => {
    counts.statements = []
    await here.rep.ask('{ products { entries { product { article_code } } } }')
    expect(counts.statements.join()).not.toMatch(/article_document/)
  })

  it('asks for the right of each field by itself', async () => {
    const { errors } = await here.rep.ask(`{ ${narrow} hostSettings { groups: __typename } }`)
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['FORBIDDEN'])
  })

  const rename = (name: string) =>
    `syncIntents(streamId: "00000000-0000-4000-8000-00000000000${name}", intents: []) { lastSeq }`
  it('commits each change of a document with several by itself', async () => {
    counts.transactions = 0
    const { errors } = await here.rep.ask(`mutation { one: ${rename('1')} other: ${rename('2')} }`)
    expect(errors).toBeUndefined()
    expect(counts.transactions).toBe(2)
  })

  it('takes fragments apart, and makes a change once that is named twice', async () => {
    counts.transactions = 0
    const { data, errors } = await here.rep.ask(
      `mutation { ...both ... on Mutation { one: ${rename('1').replace('lastSeq', 'fork')} } }
       fragment both on Mutation { one: ${rename('1')} other: ${rename('2')} }`,
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({ one: { lastSeq: 0, fork: false }, other: { lastSeq: 0 } })
    expect(counts.transactions).toBe(2)
  })

  it('runs a change again that lost a deadlock, and gives up at the third', async () => {
    const change = 'mutation { changeLanguage(id: "fr") { status } }'
    counts.transactions = 0
    counts.deadlocks = 2
    const { data, errors } = await here.rep.ask(change)
    expect(errors).toBeUndefined()
    expect(data.changeLanguage.status).toBe(true)
    expect(counts.transactions).toBe(3)
    counts.deadlocks = 3
    expect((await here.rep.ask(change)).errors?.map(({ extensions }) => extensions?.code)).toEqual([
      'UNAVAILABLE',
    ])
    expect(counts.deadlocks).toBe(0)
  })

  it('keeps a change that was made before another one of its document is refused', async () => {
    const { errors } = await here.rep.ask(
      'mutation { changeLanguage(id: "fr") { status } sendOrderAgain(orderNo: "O-X") { message { status } } }',
    )
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['FORBIDDEN'])
    const [row] = await here.database.within(
      { tenantId: 'aa', user: 'any', customers: 'all' },
      (tx) =>
        tx.query<{ language: string | null }>(
          `SELECT language FROM app_user WHERE username = 'rep'`,
        ),
    )
    expect(row?.language).toBe('fr')
  })
})

it('no document of the portal makes two changes at once', async () => {
  const several = Object.values(await trustedDocuments()).filter((text) =>
    parse(text).definitions.some(
      (one) =>
        one.kind === Kind.OPERATION_DEFINITION &&
        one.operation === 'mutation' &&
        changesOf(parse(text), one).length > 1,
    ),
  )
  expect(several).toEqual([])
})
