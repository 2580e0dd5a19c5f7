import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/time/day.ts'
import type { Answer } from '../../../tests/support/answered.ts'
import { choose, logIn, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'
import { buildWorld, goods, r3Of } from '../../../tests/support/world.ts'

const today = '2026-11-24'
const now = new Date(`${today}T10:00:00Z`)
const here = serverForTests(
  ['dealer', 'dealer2', 'dealerz', 'rep', 'office', 'finance', 'guest', 'admin'],
  {
    start: { clock: () => now },
    config: { features: { WEB_NOTIFICATION: true } as never },
    fill: (database) => buildWorld(database, 'bb'),
  },
)
const sql = <Row>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: here.world.tenantId, user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )
const quoteFields = `id number name note status validUntil held customerKey createdBy cart orders declineReason actions lineCount totals { sorg currency total } lines { lineNo article_code qty unitPrice subtotal note }`
const answerFields = `message { status } userErrors { code field }`
const product = (code: string, qty: number, price: string, rest = {}) => ({
  sorg: code === goods.bike ? '1000' : '2000',
  article_code: code,
  qty,
  price,
  ...rest,
})
const wanted = (rest: object = {}) => ({
  name: 'Spring',
  note: 'As discussed',
  validUntil: '2026-12-08',
  mail: false,
  products: [product(goods.bike, 2, '100'), product(goods.bolt, 10, '10', { note: 'red' })],
  ...rest,
})
const create = async (session: Session, quote: object = wanted(), id: string = randomUUID()) =>
  session.ask(
    `mutation($id: ID!, $q: QuoteInput!) { createQuote(id: $id, quote: $q) { quote { ${quoteFields} } ${answerFields} } }`,
    { id, q: quote },
  )
/** A quote that was made. @throws Error when it was not */
const made = async (rest: object = {}) => {
  const { data, errors } = await create(here.rep, wanted(rest))
  const quote = data?.createQuote.quote
  if (!quote) throw new Error(JSON.stringify({ data, errors }))
  return quote
}
const run = async (
  session: Session,
  name: string,
  id: string,
  args: Record<string, string> = {},
) => {
  const given = Object.entries(args).map(([key, value]) => `, ${key}: ${JSON.stringify(value)}`)
  const more =
    name === 'acceptQuote'
      ? 'agreement differences { lineNo article_code_display oldPrice newPrice currency }'
      : ''
  const { data, errors } = await session.ask(
    `mutation($id: ID!) { answer: ${name}(id: $id${given.join('')}) { quote { ${quoteFields} } ${more} ${answerFields} } }`,
    { id },
  )
  const decision = (data as never as { answer: Answer['data']['acceptQuote'] } | null)?.answer
  return { ...decision!, refused: errors?.[0]?.extensions?.code }
}
const read = async (session: Session, id: string) =>
  (await session.ask(`query($id: ID!) { quote(id: $id) { ${quoteFields} } }`, { id })).data?.quote
const list = async (session: Session, args = '') =>
  (await session.ask(`{ quotes${args} { count rows { number status customerKey } } }`)).data!.quotes
const setPrice = (code: string, dealer: string) =>
  sql('UPDATE price SET dealer = $2 WHERE article_id = $1', [here.world.articles[code], dealer])
/** Lets its last day be yesterday. */
const expire = (id: string) =>
  sql('UPDATE quote SET valid_until = $2::date WHERE id = $1::uuid', [id, addDays(today, -1)])
const audited = async (target: string) =>
  (
    await sql<{ action: string }>('SELECT action FROM audit_log WHERE target = $1 ORDER BY id', [
      target,
    ])
  ).map(({ action }) => action)

beforeAll(async () => {
  await choose(here.rep, r3Of('X'))
  await choose(here.office, r3Of('Z'))
  await choose(here.dealer2, r3Of('X'))
  await choose(here.admin, r3Of('X'))
})
beforeEach(async () => {
  await sql('DELETE FROM quote_line')
  await sql('DELETE FROM quote')
  await sql(`DELETE FROM cart_line`)
  await sql(`DELETE FROM cart WHERE key <> ''`)
  await setPrice(goods.bike, '100')
  await setPrice(goods.bolt, '10')
  await sql(`UPDATE article SET active = true WHERE code = $1`, [goods.bolt])
})

describe('making a quote', () => {
  test('keeps lines, prices, totals, day and note, and writes the audit log', async () => {
    const quote = await made()
    expect(quote).toMatchObject({
      name: 'Spring',
      note: 'As discussed',
      status: 'SENT',
      validUntil: '2026-12-08',
      held: true,
      customerKey: r3Of('X'),
      createdBy: 'Name of rep',
      cart: null,
      lineCount: 2,
      actions: ['ACCEPT', 'WITHDRAW', 'SEND'],
      totals: [
        { sorg: '1000', currency: 'USD', total: '200.0000' },
        { sorg: '2000', currency: 'USD', total: '100.0000' },
      ],
      lines: [
        {
          lineNo: 1,
          article_code: goods.bike,
          qty: 2,
          unitPrice: '100.0000',
          subtotal: '200.0000',
        },
        { lineNo: 2, article_code: goods.bolt, qty: 10, unitPrice: '10.0000', note: 'red' },
      ],
    })
    expect(quote.number).toMatch(/^Q\d+$/)
    expect(await audited(quote.number)).toEqual(['quote.created'])
  })

  test('sent twice is one quote', async () => {
    const id = randomUUID()
    const [first, again] = [
      await create(here.rep, wanted(), id),
      await create(here.rep, wanted({ name: 'Other' }), id),
    ]
    expect(again.data!.createQuote.quote!.number).toBe(first.data!.createQuote.quote!.number)
    expect((await list(here.rep)).count).toBe(1)
  })

  test.each<[string, object, { code: string; field: string }]>([
    [
      'a day in the past',
      { validUntil: '2026-11-23' },
      { code: 'in_the_past', field: 'validUntil' },
    ],
    ['a day too far away', { validUntil: '2028-01-01' }, { code: 'too_far', field: 'validUntil' }],
    ['a name too long', { name: 'x'.repeat(41) }, { code: 'too_long', field: 'name' }],
    ['no lines', { products: [] }, { code: 'invalid_lines', field: 'products' }],
    [
      'another price than the seller saw',
      { products: [product(goods.bike, 1, '99')] },
      { code: 'quote_changed', field: 'products.0' },
    ],
    [
      'an article that is not there',
      { products: [product(goods.bike, 1, '100'), product('NOTHING', 1, '1')] },
      { code: 'unknown_article', field: 'products.1' },
    ],
    [
      'a blocked article',
      { products: [product(goods.orderBlocked, 1, '10')] },
      { code: 'order_blocked', field: 'products.0' },
    ],
  ])('refuses %s', async (_, change, error) => {
    const { data } = await create(here.rep, wanted(change))
    expect(data!.createQuote).toMatchObject({ quote: null, userErrors: [error] })
    expect((await list(here.rep)).count).toBe(0)
  })

  test('is for those who select customers and see the catalogue, and do not buy for themselves', async () => {
    const refused = await Promise.all(
      [here.dealer, here.dealer2, here.finance, here.guest].map((session) => create(session)),
    )
    const codes = refused.map(
      ({ data, errors }) => errors?.[0]?.extensions.code ?? data.createQuote.userErrors[0]!.code,
    )
    // dealer2 and finance select customers; one of them buys, the other does not see the catalogue.
    expect(codes).toEqual(['FORBIDDEN', 'no_permission', 'no_permission', 'FORBIDDEN'])
  })
})

describe('who sees a quote', () => {
  test('the customer’s people and those who look after the customer, and nobody else', async () => {
    const quote = await made()
    const seen = async (session: Session) => [
      (await list(session)).count,
      (await read(session, quote.id))?.number ?? null,
    ]
    const known = [1, quote.number]
    expect(await seen(here.dealer)).toEqual(known)
    expect(await seen(here.dealer2)).toEqual(known)
    expect(await seen(here.rep)).toEqual(known)
    expect(await seen(here.office)).toEqual(known)
    expect(await seen(here.dealerz)).toEqual([0, null])
    const stranger = await logIn(here.app, 'bb.test', 'rep')
    expect(await seen(stranger)).toEqual([0, null])
    const unknown = { quote: null, userErrors: [{ code: 'no_such_quote' }] }
    for (const name of ['acceptQuote', 'declineQuote'])
      expect(await run(here.dealerz, name, quote.id)).toMatchObject(unknown)
    for (const name of ['withdrawQuote', 'sendQuote'])
      expect(await run(stranger, name, quote.id)).toMatchObject(unknown)
    expect((await read(here.rep, quote.id))!.status).toBe('SENT')
  })

  test('lines of another customer’s quote are read beside those of the chosen one', async () => {
    const quote = await made()
    await choose(here.rep, r3Of('Y'))
    expect((await read(here.rep, quote.id))!.lines).toHaveLength(2)
    await choose(here.rep, r3Of('X'))
  })

  test('the same id in another tenant is another quote', async () => {
    const quote = await made()
    const stranger = await logIn(here.app, 'bb.test', 'rep')
    await choose(stranger, r3Of('X'))
    const { data } = await create(stranger, wanted(), quote.id)
    expect(data!.createQuote.quote).toMatchObject({ id: quote.id })
    expect((await list(here.rep)).count).toBe(1)
  })

  test('status filters find what is shown with that status, and the search finds numbers, names and customers', async () => {
    const open = await made({ name: 'Open one' })
    const declined = await made({ name: 'Declined one' })
    await run(here.dealer, 'declineQuote', declined.id)
    const short = await made({ validUntil: today })
    await expire(short.id)
    const numbers = async (args: string) =>
      (await list(here.dealer, args)).rows.map((row) => row!.number)
    expect(await numbers('(status: SENT)')).toEqual([open.number])
    expect(await numbers('(status: DECLINED)')).toEqual([declined.number])
    expect(await numbers('(status: EXPIRED)')).toEqual([short.number])
    expect(await numbers('(sort: "number")')).toEqual(
      [open, declined, short].map(({ number }) => number),
    )
    expect(await numbers('(search: "declined")')).toEqual([declined.number])
    expect(await numbers('(search: "shop x")')).toHaveLength(3)
    expect(await numbers('(search: "shop y")')).toEqual([])
  })
})

describe('a decision', () => {
  test('a customer declines with a reason, once', async () => {
    const { id, number } = await made()
    const declined = await run(here.dealer, 'declineQuote', id, { reason: ' too dear ' })
    expect(declined.quote).toMatchObject({
      status: 'DECLINED',
      declineReason: 'too dear',
      actions: [],
    })
    expect((await run(here.dealer, 'declineQuote', id)).quote.declineReason).toBe('too dear')
    expect((await run(here.rep, 'withdrawQuote', id)).userErrors).toMatchObject([
      { code: 'not_open' },
    ])
    expect((await run(here.dealer, 'acceptQuote', id)).userErrors).toMatchObject([
      { code: 'not_open' },
    ])
    expect(await audited(number)).toEqual(['quote.created', 'quote.declined'])
  })

  test('a seller withdraws, and does not decline', async () => {
    const { id } = await made()
    expect((await run(here.rep, 'declineQuote', id)).userErrors).toMatchObject([
      { code: 'not_open' },
    ])
    expect(await run(here.dealer, 'withdrawQuote', id)).toEqual({ refused: 'FORBIDDEN' })
    expect((await run(here.rep, 'withdrawQuote', id)).quote.status).toBe('WITHDRAWN')
  })

  test('an expired quote cannot be accepted', async () => {
    const { id } = await made({ validUntil: today })
    await expire(id)
    expect(await read(here.dealer, id)).toMatchObject({ status: 'EXPIRED', actions: [] })
    expect((await run(here.dealer, 'acceptQuote', id)).userErrors).toMatchObject([
      { code: 'not_open' },
    ])
  })

  test('each side is told by the bell', async () => {
    const work = startWork(here.database, { clock: () => now })
    const { id, number } = await made()
    await run(here.dealer, 'declineQuote', id)
    await work.drain()
    const notices = await sql<{ username: string; kind: string; title: string; path: string }>(
      'SELECT u.username, n.kind, n.title, n.path FROM notification n JOIN app_user u ON u.id = n.user_id WHERE path = $1 ORDER BY kind, username',
      [`/quotes/${id}`],
    )
    expect(notices).toEqual([
      {
        username: 'rep',
        kind: 'quote-declined',
        title: `Quote ${number} was declined`,
        path: `/quotes/${id}`,
      },
      {
        username: 'dealer',
        kind: 'quote-sent',
        title: `New quote ${number}`,
        path: `/quotes/${id}`,
      },
      {
        username: 'dealer2',
        kind: 'quote-sent',
        title: `New quote ${number}`,
        path: `/quotes/${id}`,
      },
    ])
  })
})
