import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'
import { r3Of } from '../../../tests/support/world.ts'
import { importFeeds } from '../../import/import-feeds.ts'
import { recordSource } from '../../import/source.ts'

const here = serverForTests(['dealer', 'dealerz', 'rep', 'content'], {
  config: { features: { WEB_NOTIFICATION: true } as never },
})

const inTenant = <Row>(sql: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, params),
  )

beforeEach(async () => {
  await inTenant('DELETE FROM collect_line')
  await inTenant('DELETE FROM collect_order')
  for (const [id, customer, status] of [
    ['CC-1', 'X', 'need_confirmation'],
    ['CC-2', 'X', 'shipment_from_hq'],
    ['CC-3', 'Z', 'need_confirmation'],
  ] as const) {
    await inTenant(
      `INSERT INTO collect_order (tenant_id, customer_id, order_id, status, first_name, last_name, created_at) VALUES ('aa', $1, $2, $3, 'Ana', 'Gil', ('2026-01-0' || right($2, 1))::timestamptz)`,
      [here.world.customers[customer], id, status],
    )
    await inTenant(
      `INSERT INTO collect_line (tenant_id, customer_id, order_id, line_no, name, sku, qty) SELECT 'aa', $1, $2, n, 'Part ' || n, 'SKU-' || n, 2 FROM generate_series(1, 2) n`,
      [here.world.customers[customer], id],
    )
  }
})

const list = async (session: Session, args = '') =>
  (
    await session.ask(`{ clickCollectOrders${args} { rows { id } } }`)
  ).data.clickCollectOrders.rows.map(({ id }: { id: string }) => id)
const move = async (session: Session, orderId: string, status: string) =>
  (
    await session.ask(
      'mutation($o: ID!, $s: ClickCollectStatus!) { clickCollectUpdateStatus(orderId: $o, status: $s) { order { status next } userErrors { code } } }',
      { o: orderId, s: status },
    )
  ).data.clickCollectUpdateStatus
const count = async (session: Session, orderId: string, pieces: number[]) =>
  (
    await session.ask(
      'mutation($s: ClickCollectShipmentInput!) { clickCollectUpdateShipments(shipment: $s) { orderId order { status details { qtyShipped } } userErrors { code } } }',
      {
        s: { orderId, details: pieces.map((qtyShipped, n) => ({ id: String(n + 1), qtyShipped })) },
      },
    )
  ).data.clickCollectUpdateShipments
const codes = ({ userErrors }: { userErrors: { code: string }[] }) =>
  userErrors.map(({ code }) => code)

test('a shop sees its own orders, a representative those of all their shops', async () => {
  expect(await list(here.dealer)).toEqual(['CC-2', 'CC-1'])
  expect(await list(here.dealerz)).toEqual(['CC-3'])
  expect(await list(here.rep)).toEqual(['CC-2', 'CC-1'])
  expect(await list(here.dealer, '(status: [need_confirmation])')).toEqual(['CC-1'])
  expect(await list(here.dealer, '(search: "sku-2 gil")')).toEqual(['CC-2', 'CC-1'])
  const { errors } = await here.content.ask('{ clickCollectOrders { count } }')
  expect(errors![0]!.extensions.code).toBe('FORBIDDEN')
})

test('a shop moves an order on, one step at a time, and every step is in the audit log', async () => {
  expect(codes(await move(here.dealer, 'CC-1', 'complete'))).toEqual(['wrong_status'])
  for (const status of ['confirmed', 'ready_to_pickup', 'complete'])
    expect(await move(here.dealer, 'CC-1', status)).toMatchObject({
      order: { status },
      userErrors: [],
    })
  expect(
    await inTenant(
      `SELECT after->>'status' AS status FROM audit_log WHERE action = 'collect-order.updated' AND target = 'CC-1' ORDER BY id`,
    ),
  ).toEqual([{ status: 'confirmed' }, { status: 'ready_to_pickup' }, { status: 'complete' }])
})

test('an order of another shop is not there', async () => {
  expect(codes(await move(here.dealer, 'CC-3', 'confirmed'))).toEqual(['not_found'])
  expect(codes(await count(here.dealer, 'CC-3', [1]))).toEqual(['not_found'])
  expect(await inTenant(`SELECT status FROM collect_order WHERE order_id = 'CC-3'`)).toEqual([
    { status: 'need_confirmation' },
  ])
})

test('what came is counted; quantities neither fall nor exceed the order', async () => {
  expect(codes(await count(here.dealer, 'CC-1', [1]))).toEqual(['wrong_status'])
  expect((await count(here.dealer, 'CC-2', [1, 0])).order.status).toBe('partially_shipped')
  expect(codes(await count(here.dealer, 'CC-2', [0, 2]))).toEqual(['quantity_fell'])
  expect(codes(await count(here.dealer, 'CC-2', [3, 2]))).toEqual(['over_ordered'])
  expect(codes(await count(here.dealer, 'CC-2', [2, 2, 1]))).toEqual(['unknown_line'])
  expect(codes(await count(here.dealer, 'CC-2', [-1]))).toEqual(['not_understood'])
  expect(await count(here.dealer, 'CC-2', [2, 2])).toMatchObject({
    orderId: 'CC-2',
    order: { status: 'shipped', details: [{ qtyShipped: 2 }, { qtyShipped: 2 }] },
    userErrors: [],
  })
})

test('changes made without a connection are run once, in their order', async () => {
  const intents = [
    ['COLLECT_STATUS', { orderId: 'CC-1', status: 'confirmed' }],
    ['COLLECT_STATUS', { orderId: 'CC-1', status: 'complete' }],
    ['COLLECT_SHIPMENT', { orderId: 'CC-2', lines: [{ id: '1', qtyShipped: 2 }] }],
    ['COLLECT_STATUS', { orderId: 'CC-3', status: 'confirmed' }],
  ].map(([kind, args], n) => ({
    seq: n + 1,
    mutationId: randomUUID(),
    v: 1,
    customerKey: r3Of('X'),
    kind,
    args,
  }))
  const send = async () =>
    (
      await here.dealer.ask(
        'mutation($i: [IntentInput!]!) { syncIntents(streamId: "collect", intents: $i) { results { status reason } } }',
        { i: intents },
      )
    ).data.syncIntents.results
  expect(await send()).toEqual([
    { status: 'APPLIED', reason: null },
    { status: 'REJECTED', reason: 'wrong_status' },
    { status: 'APPLIED', reason: null },
    { status: 'REJECTED', reason: 'not_found' },
  ])
  await send()
  expect(await inTenant('SELECT order_id, status FROM collect_order ORDER BY 1')).toEqual([
    { order_id: 'CC-1', status: 'confirmed' },
    { order_id: 'CC-2', status: 'partially_shipped' },
    { order_id: 'CC-3', status: 'need_confirmation' },
  ])
})

test('a shop is told once of an order that needs its confirmation', async () => {
  const work = startWork(here.database)
  const bring = () =>
    importFeeds(
      here.database,
      'aa',
      recordSource({
        'collect-orders': () => [
          {
            order_id: 'CC-9',
            customer: r3Of('X'),
            last_name: 'Gil',
            created_at: '2026-01-09T10:00:00Z',
          },
        ],
        'collect-lines': () => [
          { order_id: 'CC-9', line_no: '1', name: 'Saddle', sku: 'SAD-9', qty: '2' },
        ],
      }),
      { delta: true, today: '2026-01-09' },
    )
  const report = await bring()
  expect(report.files.map(({ feed, inserted }) => [feed, inserted])).toEqual([
    ['collect-orders', 1],
    ['collect-lines', 1],
  ])
  await work.drain()
  await bring()
  await work.drain()
  expect(await list(here.dealer, '(search: "sad-9")')).toEqual(['CC-9'])
  const { data } = await here.dealer.ask('{ notifications { notifications { kind title path } } }')
  expect(data.notifications.notifications).toEqual([
    {
      kind: 'COLLECT_ORDER',
      title: 'Confirm click and collect order CC-9',
      path: '/click-collect?search=CC-9',
    },
  ])
})
