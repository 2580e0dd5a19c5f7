import { expect, test } from 'vitest'
import { addDelivery, addOrder } from '../../../tests/support/orders.ts'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

const here = serverForTests(['dealer', 'dealerz'], {
  fill: (database) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      await addOrder(tx, 'X', 'O-1', {
        status: 'confirmed',
        daysAgo: 10,
        lines: [
          [goods.part, 10],
          [goods.bolt, 5],
        ],
      })
      for (const [no, tracking] of [
        ['D-1', 'T1'],
        ['D-2', 'T2'],
        ['D-3', 'T3'],
      ] as const)
        await addDelivery(tx, 'X', no, { leftAgo: 1, tracking }, [
          ['O-1', goods.part, 3],
          ['O-1', goods.bolt, 1],
        ])
      await tx.query(`UPDATE delivery SET parcels = '{P-1,P-2}' WHERE do_number = 'D-1'`)
      await tx.query(`UPDATE article SET ean = '04006381333931' WHERE code = $1`, [goods.part])
    }),
})

let sent = 0
async function receive(
  session: Session,
  args: object,
  customer: 'X' | 'Z' = 'X',
): Promise<{ status: string; reason: string | null }> {
  sent += 1
  const { data, errors } = await session.ask(
    `mutation($i: [IntentInput!]!) { syncIntents(streamId: "receipts-${sent}", intents: $i) { results { status reason } } }`,
    {
      i: [
        {
          seq: 1,
          mutationId: `0198c0de-0000-7000-8000-0000000001${String(sent).padStart(2, '0')}`,
          v: 1,
          customerKey: r3Of(customer),
          kind: 'RECEIVE_DELIVERY',
          args: {
            seen: [],
            countedAt: '2026-11-25T08:00:00.000Z',
            parcels: [],
            unknown: [],
            note: '',
            ...args,
          },
        },
      ],
    },
  )
  expect(errors).toBeUndefined()
  return (data!.syncIntents as unknown as { results: { status: string; reason: string | null }[] })
    .results[0]!
}
const part = (received: number, damaged = 0) => ({
  line: '1',
  article: goods.part,
  received,
  damaged,
})
const read = async (doNumber: string, session = here.dealer) =>
  (
    await session.ask(
      `query($d: ID!) { delivery(doNumber: $d) { phase parcels detail { line codes } receipts { id createdBy note parcels overlapping countedAt lines { line code articleCode description expected before received damaged } } } }`,
      { d: doNumber },
    )
  ).data!.delivery as unknown as {
    phase: string
    parcels: string[]
    detail: { line: string; codes: string[] }[]
    receipts: { id: string; overlapping: boolean; lines: Record<string, unknown>[] }[]
  } | null

test('a delivery says its parcels and the codes on its boxes', async () => {
  expect(await read('D-1')).toMatchObject({
    phase: 'carrier',
    parcels: ['P-1', 'P-2'],
    detail: [{ codes: expect.arrayContaining([goods.part, '04006381333931']) }, {}],
    receipts: [],
  })
  expect(await read('D-2')).toMatchObject({ parcels: ['T2'] })
})

test('a count is kept with every difference, by its author, and the order says so', async () => {
  expect(
    await receive(here.dealer, {
      delivery: 'D-1',
      parcels: ['P-1'],
      lines: [part(2, 1), { line: '9', article: 'GONE', received: 1, damaged: 0 }],
      unknown: [{ code: 'X-9', qty: 2 }],
      note: ' Box was open ',
    }),
  ).toEqual({ status: 'APPLIED', reason: null })
  expect(await read('D-1')).toMatchObject({
    phase: 'done',
    receipts: [
      {
        createdBy: 'Name of dealer',
        note: 'Box was open',
        parcels: ['P-1'],
        overlapping: false,
        countedAt: '2026-11-25T08:00:00.000Z',
        lines: [
          { line: '1', expected: 3, before: 0, received: 2, damaged: 1 },
          { line: '2', expected: 1, received: 0 },
          { line: null, code: 'GONE', received: 1 },
          { line: null, code: 'X-9', description: 'X-9', received: 2 },
        ],
      },
    ],
  })
  const { data } = await here.dealer.ask(
    '{ orderView(orderNo: "O-1") { history { kind by reference } deliveries { doNumber phase receipts { createdBy } } } }',
  )
  const view = data!.orderView as unknown as { history: object[]; deliveries: object[] }
  expect(view.history).toContainEqual({
    kind: 'received',
    by: 'Name of dealer',
    reference: 'D-1',
  })
  expect(view.deliveries).toContainEqual({
    doNumber: 'D-1',
    phase: 'done',
    receipts: [{ createdBy: 'Name of dealer' }],
  })
  const audits = await here.database.within(
    { tenantId: 'aa', user: 'any', customers: 'all' },
    (tx) =>
      tx.query(
        `SELECT target, after->>'lines' AS lines FROM audit_log WHERE action = 'delivery.received'`,
      ),
  )
  expect(audits).toEqual([{ target: 'D-1', lines: '3' }])
})

test('a later count adds to those it saw; one that saw nothing counts the same goods', async () => {
  await receive(here.dealer, { delivery: 'D-2', lines: [part(2)] })
  const first = (await read('D-2'))!.receipts[0]!.id
  await receive(here.dealer, { delivery: 'D-2', seen: [first], lines: [part(1)] })
  await receive(here.dealer, { delivery: 'D-2', lines: [part(3)] })
  expect(
    (await read('D-2'))!.receipts.map(({ overlapping, lines }) => [
      overlapping,
      lines[0]!.before,
      lines[0]!.received,
    ]),
  ).toEqual([
    [false, 0, 2],
    [false, 2, 1],
    [true, 0, 3],
  ])
})

test.each([
  ['a delivery that there is not', { delivery: 'D-9', lines: [] }, 'not_found'],
  [
    'more damaged than received',
    { delivery: 'D-3', lines: [{ line: '1', article: 'A', received: 1, damaged: 2 }] },
    'not_understood',
  ],
])('%s is refused', async (_, args, reason) => {
  expect(await receive(here.dealer, args)).toEqual({ status: 'REJECTED', reason })
})

test("nobody sees or receives another customer's delivery", async () => {
  expect(await read('D-3', here.dealerz)).toBeNull()
  const args = { delivery: 'D-3', lines: [] }
  expect(await receive(here.dealerz, args, 'Z')).toMatchObject({ reason: 'not_found' })
  expect(await receive(here.dealerz, args, 'X')).toMatchObject({ reason: 'not_your_customer' })
})
