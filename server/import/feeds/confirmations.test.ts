import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { buildWorld, r3Of } from '../../../tests/support/world.ts'
import type { Database } from '../../db/database.ts'
import { importFeeds } from '../import-feeds.ts'
import { recordSource } from '../source.ts'

const today = '2026-11-21'
let database: Database

const rows = <Row = Record<string, unknown>>(sql: string) =>
  database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) => tx.query<Row>(sql))

beforeAll(async () => {
  database = await emptyPostgres()
  await buildWorld(database)
  const order = {
    customer: r3Of('X'),
    sorg: '1000',
    status: 'placed',
    currency: 'USD',
    total: '10',
    created_at: '2026-11-01T08:00:00Z',
  }
  await importFeeds(
    database,
    'aa',
    recordSource({ orders: () => ['O-1', 'O-2'].map((order_no) => ({ ...order, order_no })) }),
    { delta: true, today },
  )
})
afterAll(() => database.close())
beforeEach(() => rows('DELETE FROM order_confirmation'))

type Confirmed = [line: number, day: string, qty: number, revision?: number]
/** Brings one file. */
const bring = async (confirmed: readonly Confirmed[], order_no = 'O-1') =>
  (
    await importFeeds(
      database,
      'aa',
      recordSource({
        confirmations: () =>
          confirmed.map(([line_no, day, qty, revision]) => ({
            order_no,
            line_no,
            date: `2026-12-${day}`,
            qty,
            ...(revision === undefined ? {} : { revision }),
          })),
      }),
      { delta: true, today },
    )
  ).files[0]!
/** Returns the confirmed quantities of the order, line by line. */
const promised = async (orderNo = 'O-1') =>
  (
    await rows<{ line_no: number; day: string; qty: number }>(
      `SELECT line_no, to_char(date, 'DD') AS day, qty FROM order_confirmation WHERE order_no = '${orderNo}' AND qty > 0 ORDER BY line_no, date`,
    )
  ).map(({ line_no, day, qty }) => [line_no, day, qty])

const many = (revision: number, day: string): Confirmed[] =>
  Array.from({ length: 1_500 }, (_, n) => [n + 1, day, 3, revision])

test.each<
  [
    what: string,
    files: readonly (readonly Confirmed[])[],
    expected: readonly (readonly [line: number, day: string, qty: number])[],
  ]
>([
  ['one confirmation', [[[1, '01', 5, 1]]], [[1, '01', 5]]],
  ['a newer one moves the day', [[[1, '01', 5, 1]], [[1, '09', 5, 2]]], [[1, '09', 5]]],
  [
    'a newer one parts what came together',
    [
      [[1, '01', 5, 1]],
      [
        [1, '01', 2, 2],
        [1, '09', 3, 2],
      ],
    ],
    [
      [1, '01', 2],
      [1, '09', 3],
    ],
  ],
  [
    'a newer one brings together what was parted',
    [
      [
        [1, '01', 2, 1],
        [1, '09', 3, 1],
      ],
      [[1, '04', 5, 2]],
    ],
    [[1, '04', 5]],
  ],
  [
    'lines that it does not name stay as they are',
    [
      [
        [1, '01', 5, 1],
        [2, '02', 7, 1],
      ],
      [[1, '09', 5, 2]],
    ],
    [
      [1, '09', 5],
      [2, '02', 7],
    ],
  ],
  [
    'an older one that comes late changes nothing',
    [[[1, '09', 5, 2]], [[1, '01', 5, 1]]],
    [[1, '09', 5]],
  ],
  ['nor one without a number', [[[1, '09', 5, 2]], [[1, '01', 5]]], [[1, '09', 5]]],
  [
    'both in one file, the newer one first',
    [
      [
        [1, '09', 5, 2],
        [1, '01', 5, 1],
      ],
    ],
    [[1, '09', 5]],
  ],
  [
    'both in one file, of one day',
    [
      [
        [1, '01', 5, 1],
        [1, '01', 2, 2],
      ],
    ],
    [[1, '01', 2]],
  ],
  [
    'the same one in two files is one',
    [[[1, '01', 2, 1]], [[1, '09', 3, 1]]],
    [
      [1, '01', 2],
      [1, '09', 3],
    ],
  ],
  [
    'the same one corrects itself',
    [
      [
        [1, '01', 2, 1],
        [1, '09', 3, 1],
      ],
      [[1, '09', 1, 1]],
    ],
    [
      [1, '01', 2],
      [1, '09', 1],
    ],
  ],
  ['a newer one takes everything back', [[[1, '01', 5, 1]], [[1, '01', 0, 2]]], []],
  [
    'what was taken back does not return with an older one',
    [[[1, '01', 5, 1]], [[1, '01', 0, 3]], [[1, '02', 5, 2]]],
    [],
  ],
  ['dates as numbers', [[[1, '01', 5, 20_261_120]], [[1, '09', 5, 20_261_121]]], [[1, '09', 5]]],
  [
    'without numbers days add up',
    [[[1, '01', 2]], [[1, '09', 3]]],
    [
      [1, '01', 2],
      [1, '09', 3],
    ],
  ],
  [
    'and one that no longer holds is named with nothing',
    [
      [
        [1, '01', 2],
        [1, '09', 3],
      ],
      [
        [1, '01', 0],
        [1, '12', 2],
      ],
    ],
    [
      [1, '09', 3],
      [1, '12', 2],
    ],
  ],
  ['a number ends the days without one', [[[1, '01', 2]], [[1, '09', 5, 1]]], [[1, '09', 5]]],
])('%s', async (_, files, expected) => {
  for (const file of files) await bring(file)
  expect(await promised()).toEqual(expected)
})

test('files of more than one batch', async () => {
  await bring([...many(1, '01'), ...many(2, '09')])
  expect(new Set((await promised()).map(([, day]) => day))).toEqual(new Set(['09']))
  await bring([...many(3, '11'), ...many(2, '09')])
  const last = await promised()
  expect([last.length, new Set(last.map(([, day]) => day))]).toEqual([1_500, new Set(['11'])])
})

test('another order with the same lines is another matter, and the same file again changes nothing', async () => {
  await bring([[1, '01', 5, 7]], 'O-2')
  await bring([
    [1, '01', 2, 1],
    [2, '01', 0, 1],
  ])
  expect(
    await bring([
      [1, '01', 2, 1],
      [2, '01', 0, 1],
    ]),
  ).toMatchObject({ rows: 2, inserted: 0, updated: 0, unchanged: 2 })
  expect([await promised('O-2'), await promised()]).toEqual([[[1, '01', 5]], [[1, '01', 2]]])
})

test('what is passed over counts as nothing new, and two rows of one day contradict each other', async () => {
  await bring([[1, '09', 5, 2]])
  expect(await bring([[1, '01', 5, 1]])).toMatchObject({
    inserted: 0,
    updated: 0,
    unchanged: 1,
    refusedCount: 0,
  })
  expect(
    await bring([
      [1, '09', 5, 2],
      [1, '09', 4, 2],
    ]),
  ).toMatchObject({ unchanged: 1, refused: [{ line: 3, column: 'order_no', reason: 'duplicate' }] })
})
