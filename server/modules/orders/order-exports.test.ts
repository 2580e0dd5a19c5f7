import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSheet } from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { addDays, dayIn } from '#domain/time/day.ts'
import { addDelivery, addOrder } from '../../../tests/support/orders.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'
import { goods } from '../../../tests/support/world.ts'

const settings = { dataDir: mkdtempSync(join(tmpdir(), 'pannier-order-exports-')) }
const here = serverForTests(['dealer', 'content'], {
  start: { settings },
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
      await addDelivery(tx, 'X', 'D-1', { leftAgo: 3, tracking: 'T1' }, [['O-1', goods.part, 4]])
      await addDelivery(tx, 'X', 'D-2', { leftAgo: null }, [['O-1', goods.part, 3]])
      await addOrder(tx, 'Z', 'O-Z', { status: 'placed', daysAgo: 1, lines: [[goods.part, 7]] })
      await tx.query(`UPDATE article SET ean = '04006381333931' WHERE code = $1`, [goods.part])
    }),
})

async function exported(kind: string, filter: Record<string, string>, format: string) {
  const { data } = await here.dealer.ask(
    'mutation($k: ExportKind!, $f: ExportFormat!, $w: [ExportFilter!]!) { createExport(kind: $k, format: $f, filter: $w) { job { id fileName } userErrors { code } } }',
    { k: kind, f: format, w: Object.entries(filter).map(([name, value]) => ({ name, value })) },
  )
  const { job } = data!.createExport as unknown as { job: { id: string; fileName: string } }
  await startWork(here.database, { settings }).drain()
  const file = await here.dealer.send({ method: 'GET', url: `/api/reports/${job.id}/download` })
  return { name: job.fileName, file }
}

/** Rows of a sheet by their headings. */
async function sheetOf(kind: string, filter: Record<string, string>) {
  const { name, file } = await exported(kind, filter, 'xlsx')
  const [head, ...rows] = await readSheet(new Uint8Array(file.rawPayload).buffer)
  return {
    name,
    rows: rows.map((row) => Object.fromEntries(head!.map((title, n) => [String(title), row[n]]))),
  }
}

test('open orders are exported cell by cell, under the name of the specification', async () => {
  const { name, rows } = await sheetOf('open_orders', {})
  const today = dayIn('UTC', new Date()).split('-').toReversed().join('-')
  expect(name).toBe(`List Open Order - ${today}.xlsx`)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    Order: 'O-1',
    Status: 'Confirmed',
    'Article code': goods.part,
    EAN: '04006381333931',
    Ordered: 10,
    Shipped: 4,
    Packed: 3,
    Open: 6,
    Price: 1,
    Subtotal: 10,
    Currency: 'USD',
  })
  expect(rows[1]).toMatchObject({ 'Article code': goods.bolt, Open: 5, Shipped: 0 })
})

test.each<[Record<string, string>, number]>([
  [{ search: goods.bolt.toLowerCase() }, 1],
  [{ status: 'placed' }, 0],
  [{ consignment: 'true' }, 0],
])('open orders narrowed by %j', async (filter, count) => {
  const { file } = await exported('open_orders', filter, 'csv')
  expect(file.body.split('\r\n').slice(1, -1)).toHaveLength(count)
})

test('shipments of a period are exported by line, narrowed as on the screen', async () => {
  const today = dayIn('UTC', new Date())
  const period = { from: addDays(today, -10), to: addDays(today, 5) }
  const { rows } = await sheetOf('deliveries', period)
  expect(rows.map(({ Delivery, Quantity }) => [Delivery, Quantity])).toEqual([
    ['D-2', 3],
    ['D-1', 4],
  ])
  const { rows: sent } = await sheetOf('deliveries', { ...period, phase: 'carrier' })
  expect(sent).toMatchObject([
    { Delivery: 'D-1', 'Tracking number': 'T1', Order: 'O-1', Ordered: 10, EAN: '04006381333931' },
  ])
})

test.each([
  { name: 'from', value: 'soon' },
  { name: 'status', value: 'shipped' },
  { name: 'consignment', value: 'maybe' },
])('the filter %j is refused', async (filter) => {
  const { data } = await here.dealer.ask(
    'mutation($w: [ExportFilter!]!) { createExport(kind: open_orders, format: csv, filter: $w) { userErrors { code } } }',
    { w: [filter] },
  )
  expect(data!.createExport).toMatchObject({ userErrors: [{ code: 'bad_filter' }] })
})
