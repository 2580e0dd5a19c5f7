import { newId } from '#offline/sync/new-id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/db/database.ts'
import { emptyPglite, emptyPostgres } from '../support/database.ts'
import { realServer, type Run } from './real-server.ts'
import { sorg, type WireIntent } from './sync-server.ts'

const intentsOf = (customerKey: string, seqs: number[]): WireIntent[] =>
  seqs.map((seq) => ({
    seq,
    mutationId: newId(),
    v: 1,
    customerKey,
    kind: 'ADD',
    args: { sorg, article: 'A', qty: 1 },
  }))

const places: [string, () => Promise<Database>][] = [
  ['the embedded database', emptyPglite],
  ['PostgreSQL', emptyPostgres],
]

describe.each(places)('the protocol on %s', (_, open) => {
  let database: Database
  let run: Run
  let fresh: () => Promise<Run>
  beforeAll(async () => {
    database = await open()
    fresh = await realServer(database)
    run = await fresh()
  })
  afterAll(() => database.close())
  const send = (intents: WireIntent[], streamId = 'one', user = run.users[0]) =>
    run.server.sync(user, streamId, intents)
  const qty = async () =>
    (await run.server.cart(run.users[0], run.customers[0], null, '')).cart?.totalQuantity

  it('asks for what is missing and takes nothing behind it', async () => {
    run = await fresh()
    expect(await send(intentsOf(run.customers[0], [1, 3]), 'gap')).toMatchObject({
      lastSeq: 1,
      gap: 2,
      results: [{ seq: 1, status: 'APPLIED' }],
    })
    expect(await send(intentsOf(run.customers[0], [4]), 'gap')).toMatchObject({
      lastSeq: 1,
      gap: 2,
      results: [],
    })
  })

  it('answers the same intents from many tabs at once, once', async () => {
    run = await fresh()
    const intents = intentsOf(run.customers[0], [1, 2, 3, 4, 5])
    const answers = await Promise.all(
      Array.from({ length: 8 }, (__, n) => send(intents.slice(0, 1 + (n % 5)), 'tabs')),
    )
    await send(intents, 'tabs')
    expect(
      answers.flatMap(({ results }) => results).filter(({ status }) => status === 'APPLIED').length,
    ).toBeLessThanOrEqual(5)
    expect(await qty()).toBe(5)
  })

  it('loses nothing when two people change one line at once', async () => {
    run = await fresh()
    const [first, second] = run.users
    await Promise.all(
      Array.from({ length: 10 }, (__, n) =>
        send(intentsOf(run.customers[0], [1]), `device-${n}`, n % 2 ? first : second),
      ),
    )
    expect(await qty()).toBe(10)
  })

  it("refuses a customer that is not the sender's, and goes on", async () => {
    run = await fresh()
    const [mine, foreign] = [intentsOf(run.customers[0], [2]), intentsOf('0000000003', [1])]
    expect((await send([...foreign, ...mine], 'foreign')).results).toMatchObject([
      { status: 'REJECTED', reason: 'not_your_customer' },
      { status: 'APPLIED' },
    ])
  })

  it('makes one order of one attempt sent from many tabs at once', async () => {
    run = await fresh()
    const [user] = run.users
    const [key] = run.customers
    const { lastSeq } = await send(intentsOf(key, [1, 2]), 'order')
    const variables = {
      attemptKey: newId(),
      cartVersion: 2,
      streamId: 'order',
      streamSeq: lastSeq,
      shipto: 'S1',
      paymentId: 'N30',
      shipments: [{ sorg, id: 'STD' }],
      products: [{ article_code: 'A', sorg, qty: 2, price: '10.0000' }],
    }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => run.server.checkout(user, key, variables)),
    )
    expect(
      new Set(answers.flatMap(({ orders }) => orders.map(({ order_no }) => order_no))).size,
    ).toBe(1)
    expect(await qty()).toBe(0)
  })
})
