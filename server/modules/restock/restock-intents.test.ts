import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Intent } from '#domain/sync/intent.ts'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'
import { handlerOf } from '../sync/handlers.ts'

const here = serverForTests(['dealer', 'finance', 'rep'], {
  config: {
    features: {
      MERGE_MENU_CATALOG: false,
      NEWS: false,
      WEB_MANIFEST: false,
      WEB_NOTIFICATION: true,
      CART_COUNT_TOTAL_QTY: false,
    } as never,
  },
  fill: (database, world) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query('UPDATE stock SET available = 0 WHERE article_id = $1', [
        world.articles[goods.scarce],
      ]),
    ),
})
const scarce = { sorg: '2000', article: goods.scarce }
const part = { sorg: '2000', article: goods.part }
const intent = (seq: number, kind: string, args: object, customer: 'X' | 'Z' = 'X') => ({
  seq,
  mutationId: randomUUID(),
  v: 1,
  customerKey: r3Of(customer),
  kind,
  args,
})
const sync = async (session: Session, stream: string, intents: object[]) =>
  (
    await session.ask(
      'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { lastSeq results { seq status reason qty data } carts { totalQuantity lines { id qty } } books { customerKey } } }',
      { s: stream, i: intents },
    )
  ).data.syncIntents
const results = async (...args: Parameters<typeof sync>) =>
  (await sync(...args)).results.map((one) => [one.status, one.reason])
const alerts = async (session: Session) =>
  (
    await session.ask('{ restockSubscriptions { product { article_code } } }')
  ).data.restockSubscriptions.map(({ product }) => product.article_code)

test('every kind has a handler', () => {
  for (const group of Intent.options)
    for (const { entries } of group.options)
      expect(handlerOf(entries.kind.literal).kinds).toContain(entries.kind.literal)
})

test('an alert is switched once, however often it is sent, and brings no carts', async () => {
  const stream = randomUUID()
  const on = intent(1, 'RESTOCK_ON', scarce)
  const first = await sync(here.dealer, stream, [on])
  expect(first).toMatchObject({
    lastSeq: 1,
    results: [{ status: 'APPLIED', reason: null, qty: null, data: null }],
    carts: [],
    books: [],
  })
  expect(await alerts(here.dealer)).toEqual([goods.scarce])
  const off = intent(2, 'RESTOCK_OFF', scarce)
  expect(await results(here.dealer, stream, [on, off])).toEqual([
    ['ALREADY', null],
    ['APPLIED', null],
  ])
  // The first one comes again, late: the alert stays off.
  expect(await results(here.dealer, stream, [on])).toEqual([['ALREADY', null]])
  expect(await alerts(here.dealer)).toEqual([])
})

test('what is refused writes nothing, is remembered, and blocks nothing behind it', async () => {
  const stream = randomUUID()
  const intents = [
    intent(1, 'RESTOCK_ON', part),
    intent(2, 'RESTOCK_ON', { sorg: '2000', article: 'NONE' }),
    intent(3, 'RESTOCK_ON', scarce, 'Z'),
    intent(4, 'RESTOCK_ON', { sorg: '2000' }),
    intent(5, 'RESTOCK_ON', scarce),
  ]
  const wanted = [
    ['REJECTED', 'in_stock'],
    ['REJECTED', 'unknown_article'],
    ['REJECTED', 'not_your_customer'],
    ['REJECTED', 'not_understood'],
  ]
  expect(await results(here.dealer, stream, intents)).toEqual([...wanted, ['APPLIED', null]])
  expect(await results(here.dealer, stream, intents)).toEqual([...wanted, ['ALREADY', null]])
  await results(here.dealer, stream, [intent(6, 'RESTOCK_OFF', scarce)])
})

test('a person without the permission of the kind is refused, and may still change carts', async () => {
  expect(
    await results(here.finance, randomUUID(), [
      intent(1, 'RESTOCK_ON', scarce),
      intent(2, 'WITHDRAW', {}),
    ]),
  ).toEqual([
    ['REJECTED', 'no_permission'],
    ['REJECTED', 'withdrawn'],
  ])
  expect(await alerts(here.dealer)).toEqual([])
})

test('kinds that take turns in one call each see what was written before them', async () => {
  const stream = randomUUID()
  const { results: all, carts } = await sync(here.dealer, stream, [
    intent(1, 'CLEAR', { seenVersion: 1_000_000 }),
    intent(2, 'ADD', { ...part, qty: 2 }),
    intent(3, 'RESTOCK_ON', scarce),
    intent(4, 'ADD', { ...part, qty: 3 }),
    intent(5, 'RESTOCK_OFF', scarce),
    intent(6, 'SET', { ...part, qty: 4, seenQty: 5 }),
  ])
  expect(all.map(({ status, qty }) => [status, qty])).toEqual([
    ['APPLIED', 0],
    ['APPLIED', 2],
    ['APPLIED', null],
    ['APPLIED', 5],
    ['APPLIED', null],
    ['APPLIED', 4],
  ])
  expect(carts).toEqual([{ totalQuantity: 4, lines: [{ id: `2000/${goods.part}`, qty: 4 }] }])
  expect(await alerts(here.dealer)).toEqual([])
})
