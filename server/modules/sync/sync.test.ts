import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { noClaimFields } from '#domain/claims/claim-form.ts'
import { emptyPglite, emptyPostgres } from '../../../tests/support/database.ts'
import { type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

const document = `mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) {
  lastSeq gap fork results { seq status reason qty overwrote { by from to } } carts { customerKey version streamSeq totalQuantity lines { id qty } } } }`

const bike = { sorg: '1000', article: goods.bike }
const part = { sorg: '2000', article: goods.part }

const intent = (
  seq: number,
  kind: string,
  args: unknown,
  customer: 'X' | 'Y' | 'Z' = 'X',
  mutationId: string = randomUUID(),
) => ({ seq, mutationId, v: 1, customerKey: r3Of(customer), kind, args })

describe.each([
  ['PGlite', emptyPglite],
  ['PostgreSQL', emptyPostgres],
] as const)('syncIntents on %s', (_name, open) => {
  const here = serverForTests(['dealer', 'rep'], { open })

  const sync = async (session: Session, stream: string, intents: unknown[]) =>
    (await session.ask(document, { s: stream, i: intents })).data.syncIntents
  const clear = (session: Session, customer: 'X' | 'Y' = 'X') =>
    sync(session, randomUUID(), [intent(1, 'CLEAR', { seenVersion: 1_000_000 }, customer)])

  test('each intent is run once, however often it is sent', async () => {
    await clear(here.dealer)
    const stream = randomUUID()
    const intents = [
      intent(1, 'ADD', { ...bike, qty: 2 }),
      intent(2, 'ADD', { ...bike, qty: 3 }),
      intent(3, 'SET', { ...part, qty: 4, seenQty: 0 }),
    ]
    const first = await sync(here.dealer, stream, intents)
    expect(first.results.map((r) => [r.status, r.qty])).toEqual([
      ['APPLIED', 2],
      ['APPLIED', 5],
      ['APPLIED', 4],
    ])
    const again = await sync(here.dealer, stream, [
      ...intents,
      intent(4, 'ADD', { ...bike, qty: 1 }),
    ])
    expect(again.results.map((r) => [r.status, r.qty])).toEqual([
      ['ALREADY', 2],
      ['ALREADY', 5],
      ['ALREADY', 4],
      ['APPLIED', 6],
    ])
    expect(again.lastSeq).toBe(4)
    expect(again.carts[0]).toMatchObject({
      streamSeq: 4,
      totalQuantity: 10,
      lines: [
        { id: '1000/BIKE-1', qty: 6 },
        { id: '2000/PART-1', qty: 4 },
      ],
    })
  })

  test('asked for results alone it does the same and says nothing of carts: a line that is no longer sold goes here too', async () => {
    const results = `mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { lastSeq gap fork results { seq status reason qty } } }`
    const office = (active: boolean) =>
      here.database.within({ tenantId: here.world.tenantId, user: 'any', customers: 'all' }, (tx) =>
        tx.query('UPDATE article SET active = $1 WHERE code = $2', [active, goods.part]),
      )
    const played = async (document: string) => {
      await clear(here.dealer)
      const stream = randomUUID()
      const ask = async (...intents: unknown[]) =>
        (await here.dealer.ask(document, { s: stream, i: intents })).data.syncIntents
      const answers = [
        await ask(
          intent(1, 'ADD', { ...bike, qty: 2 }),
          intent(2, 'ADD', { ...part, qty: 3 }),
          intent(3, 'NOTE', { ...bike, note: 'x' }),
        ),
      ]
      await office(false)
      answers.push(
        await ask(intent(4, 'ADD', { ...part, qty: 1 })),
        await ask(
          intent(5, 'SET', { ...bike, qty: 7, seenQty: 2 }),
          intent(6, 'SET', { ...part, qty: 0, seenQty: 3 }),
        ),
      )
      await office(true)
      const { data } = await here.dealer.ask(`{ cart { totalQuantity lines { id qty } } }`)
      return {
        answers: answers.map(({ lastSeq, gap, fork, results: told }) => ({
          lastSeq,
          gap,
          fork,
          told: told.map(({ seq, status, reason, qty }) => [seq, status, reason, qty]),
        })),
        cart: data.cart,
      }
    }
    const brief = await played(results)
    expect(brief).toEqual(await played(document))
    expect(brief.cart).toEqual({ totalQuantity: 7, lines: [{ id: '1000/BIKE-1', qty: 7 }] })
  })

  test('a gap stops there and says where to go on; a number used twice with other words is a fork', async () => {
    const stream = randomUUID()
    const early = await sync(here.dealer, stream, [
      intent(1, 'ADD', { ...bike, qty: 1 }),
      intent(3, 'ADD', { ...bike, qty: 1 }),
    ])
    expect(early).toMatchObject({ lastSeq: 1, gap: 2, results: [{ seq: 1, status: 'APPLIED' }] })
    const forked = await sync(here.dealer, stream, [
      intent(1, 'ADD', { ...bike, qty: 50 }),
      intent(2, 'ADD', { ...bike, qty: 50 }),
    ])
    expect(forked).toMatchObject({ fork: true, results: [], lastSeq: 1 })
    const common = intent(1, 'ADD', { ...bike, qty: 1 })
    const other = randomUUID()
    await sync(here.dealer, other, [common, intent(2, 'ADD', { ...bike, qty: 2 })])
    const copy = await sync(here.dealer, other, [common, intent(2, 'ADD', { ...bike, qty: 3 })])
    expect(copy).toMatchObject({ fork: true, results: [{ seq: 1, status: 'ALREADY' }], lastSeq: 2 })
  })

  test('a refusal is remembered and blocks nothing behind it', async () => {
    await clear(here.dealer)
    const stream = randomUUID()
    const refused = [
      ['ADD', { sorg: '2000', article: goods.orderBlocked, qty: 1 }, 'order_blocked'],
      ['ADD', { sorg: '2000', article: goods.notAllowed, qty: 1 }, 'not_allowed'],
      ['ADD', { sorg: '2000', article: goods.sorgBlocked, qty: 1 }, 'sorg_blocked'],
      ['ADD', { sorg: '2000', article: goods.brandBlocked, qty: 1 }, 'brand_blocked'],
      ['ADD', { sorg: '2000', article: goods.categoryBlocked, qty: 1 }, 'category_blocked'],
      ['ADD', { sorg: '2000', article: goods.hierarchyBlocked, qty: 1 }, 'hierarchy_blocked'],
      ['ADD', { sorg: '2000', article: goods.noPrice, qty: 1 }, 'no_price'],
      ['ADD', { sorg: '2000', article: goods.later, qty: 1 }, 'not_yet_available'],
      ['ADD', { sorg: '2000', article: goods.gone, qty: 1 }, 'unknown_article'],
      ['ADD', { sorg: '2000', article: goods.bike, qty: 1 }, 'unknown_article'],
      ['ADD', { ...bike, qty: 0 }, 'not_understood'],
      ['ADD', { ...bike, qty: -3 }, 'not_understood'],
      ['ADD', { ...bike, qty: 1.5 }, 'not_understood'],
      ['ADD', { ...bike, qty: 1e9 }, 'not_understood'],
      ['SET', { ...bike, qty: 100_000 }, 'not_understood'],
      ['FLY', {}, 'not_understood'],
      ['ADD', null, 'not_understood'],
    ] as const
    const intents = [
      ...refused.map(([kind, args], n) => intent(n + 1, kind, args)),
      intent(refused.length + 1, 'ADD', { ...bike, qty: 1 }),
    ]
    const answer = await sync(here.dealer, stream, intents)
    expect(answer.results.slice(0, -1).map((r) => [r.status, r.reason])).toEqual(
      refused.map(([, , reason]) => ['REJECTED', reason]),
    )
    expect(answer.results.at(-1)).toMatchObject({ status: 'APPLIED', qty: 1 })
    expect(
      (await sync(here.dealer, stream, intents)).results
        .slice(0, -1)
        .map((r) => [r.status, r.reason]),
    ).toEqual(refused.map(([, , reason]) => ['REJECTED', reason]))
    expect(answer.carts[0]!.lines).toEqual([{ id: '1000/BIKE-1', qty: 1 }])
  })

  test('a refusal of another kind behind a change of the cart undoes nothing of it', async () => {
    await clear(here.dealer)
    const unknownClaim = {
      claim: randomUUID(),
      seen: 1,
      category: 'bike',
      fields: { ...noClaimFields, description: 'Fork' },
      docs: [],
      files: [],
    }
    const answer = await sync(here.dealer, randomUUID(), [
      intent(1, 'NEW_CART', { cart: randomUUID(), name: 'Spring' }),
      intent(2, 'ADD', { ...bike, qty: 2 }),
      intent(3, 'CLAIM', unknownClaim),
    ])
    expect(answer.results.map((r) => r.reason ?? r.status)).toEqual([
      'APPLIED',
      'APPLIED',
      'not_found',
    ])
    const lines = [{ id: '1000/BIKE-1', qty: 2 }]
    expect(answer.carts[0]!.lines).toEqual(lines)
    const { data } = await here.dealer.ask('{ cart { lines { id qty } } }')
    expect(data.cart.lines).toEqual(lines)
  })

  test('a quantity that grows too large in steps is refused', async () => {
    await clear(here.dealer)
    const answer = await sync(here.dealer, randomUUID(), [
      intent(1, 'SET', { ...bike, qty: 99_999 }),
      intent(2, 'ADD', { ...bike, qty: 1 }),
    ])
    expect(answer.results[1]).toMatchObject({ status: 'REJECTED', reason: 'quantity_too_large' })
  })

  test('an intent belongs to its customer, not to the one chosen, and only if he is this person’s', async () => {
    await Promise.all([clear(here.rep), clear(here.rep, 'Y')])
    const answer = await sync(here.rep, randomUUID(), [
      intent(1, 'ADD', { ...bike, qty: 1 }, 'X'),
      intent(2, 'ADD', { ...bike, qty: 2 }, 'Y'),
      intent(3, 'ADD', { ...bike, qty: 4 }, 'Z'),
    ])
    expect(answer.results.map((r) => [r.status, r.reason])).toEqual([
      ['APPLIED', null],
      ['APPLIED', null],
      ['REJECTED', 'not_your_customer'],
    ])
    expect(answer.carts.map((c) => [c.customerKey, c.totalQuantity])).toEqual([
      [r3Of('X'), 1],
      [r3Of('Y'), 2],
    ])
    const foreign = await sync(here.dealer, randomUUID(), [
      intent(1, 'ADD', { ...bike, qty: 1 }, 'Y'),
    ])
    expect(foreign.results[0]).toMatchObject({ status: 'REJECTED', reason: 'not_your_customer' })
  })

  test('setting over somebody else’s change says whose it was', async () => {
    await clear(here.dealer)
    const mine = randomUUID()
    await sync(here.dealer, mine, [intent(1, 'SET', { ...bike, qty: 2, seenQty: 0 })])
    await sync(here.rep, randomUUID(), [intent(1, 'SET', { ...bike, qty: 9, seenQty: 2 })])
    const answer = await sync(here.dealer, mine, [
      intent(2, 'SET', { ...bike, qty: 3, seenQty: 2 }),
    ])
    expect(answer.results[0]!.overwrote).toEqual({ by: 'Name of rep', from: 9, to: 3 })
  })

  test('the same stream name of two people is two streams', async () => {
    const shared = randomUUID()
    await sync(here.dealer, shared, [intent(1, 'ADD', { ...bike, qty: 1 })])
    const answer = await sync(here.rep, shared, [intent(1, 'ADD', { ...bike, qty: 1 })])
    expect(answer).toMatchObject({ fork: false, lastSeq: 1 })
  })

  test('a stream that names another person is refused', async () => {
    const answer = await here.dealer.ask(document, {
      s: `${randomUUID()}/999999`,
      i: [intent(1, 'ADD', { ...bike, qty: 1 })],
    })
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  test('ten devices at once lose nothing', async () => {
    await clear(here.dealer)
    await Promise.all(
      Array.from({ length: 10 }, () => {
        const stream = randomUUID()
        return sync(here.dealer, stream, [
          intent(1, 'ADD', { ...bike, qty: 1 }),
          intent(2, 'ADD', { ...part, qty: 2 }),
        ])
      }),
    )
    const { data } = await here.dealer.ask('{ cart { totalQuantity lines { qty } } }')
    expect(data.cart).toEqual({ totalQuantity: 30, lines: [{ qty: 10 }, { qty: 20 }] })
  })

  test('more than fifty, and ids that are none, are refused whole', async () => {
    const many = Array.from({ length: 51 }, (_, n) => intent(n + 1, 'ADD', { ...bike, qty: 1 }))
    expect(
      (await here.dealer.ask(document, { s: randomUUID(), i: many })).errors?.[0]?.extensions.code,
    ).toBe('BAD_INPUT')
    expect(
      (
        await here.dealer.ask(document, {
          s: randomUUID(),
          i: [intent(1, 'ADD', { ...bike, qty: 1 }, 'X', 'no-uuid')],
        })
      ).errors?.[0]?.extensions.code,
    ).toBe('BAD_INPUT')
    expect((await here.dealer.ask(document, { s: '', i: [] })).errors?.[0]?.extensions.code).toBe(
      'BAD_INPUT',
    )
  })
})
