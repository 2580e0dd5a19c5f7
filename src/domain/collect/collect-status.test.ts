import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canCount,
  type CollectActor,
  type CollectLine,
  type CollectStatus,
  collectStatuses,
  nextCollectStatuses,
  offeredStatuses,
  withShipment,
} from './collect-status.ts'

const rows: [CollectStatus, CollectActor, CollectStatus[]][] = [
  ['need_confirmation', 'shop', ['confirmed']],
  ['confirmed', 'shop', ['processing_by_hq', 'ready_to_pickup']],
  ['processing_by_hq', 'shop', []],
  ['open', 'shop', []],
  ['shipment_from_hq', 'shop', ['partially_shipped', 'shipped']],
  ['partially_shipped', 'shop', ['shipped', 'ready_to_pickup']],
  ['shipped', 'shop', ['ready_to_pickup']],
  ['ready_to_pickup', 'shop', ['complete']],
  ['complete', 'shop', []],
  ['need_confirmation', 'hq', ['confirmed']],
  ['confirmed', 'hq', ['processing_by_hq', 'open']],
  ['processing_by_hq', 'hq', ['shipment_from_hq']],
  ['open', 'hq', ['shipment_from_hq']],
  ['shipment_from_hq', 'hq', ['partially_shipped', 'shipped']],
  ['partially_shipped', 'hq', ['shipped']],
  ['shipped', 'hq', []],
  ['ready_to_pickup', 'hq', []],
  ['complete', 'hq', []],
]

test('each status has its next ones for each side', () => {
  expect(
    rows.map(([status, actor]) => [status, actor, nextCollectStatuses(status, actor)]),
  ).toEqual(rows)
  expect(rows).toHaveLength(collectStatuses.length * 2)
})

test('the shop’s buttons leave out what counting does', () => {
  expect(collectStatuses.map(({ code }) => [code, offeredStatuses(code)])).toEqual([
    ['need_confirmation', ['confirmed']],
    ['confirmed', ['processing_by_hq', 'ready_to_pickup']],
    ['processing_by_hq', []],
    ['open', []],
    ['shipment_from_hq', []],
    ['partially_shipped', ['ready_to_pickup']],
    ['shipped', ['ready_to_pickup']],
    ['ready_to_pickup', ['complete']],
    ['complete', []],
  ])
  expect(collectStatuses.filter(({ code }) => canCount(code)).map(({ code }) => code)).toEqual([
    'shipment_from_hq',
    'partially_shipped',
  ])
})

const lines: CollectLine[] = [
  { id: 'a', qty: 2, qtyShipped: 0 },
  { id: 'b', qty: 3, qtyShipped: 1 },
]
const count = (id: string, qtyShipped: number) => ({ id, qtyShipped })
test.each<[string, CollectStatus, { id: string; qtyShipped: number }[], string]>([
  ['some came', 'shipment_from_hq', [count('a', 1)], 'partially_shipped'],
  ['all came', 'shipment_from_hq', [count('a', 2), count('b', 3)], 'shipped'],
  ['the rest came', 'partially_shipped', [count('a', 2), count('b', 3)], 'shipped'],
  ['fewer than before', 'partially_shipped', [count('b', 0)], 'quantity_fell'],
  ['more than ordered', 'partially_shipped', [count('a', 3)], 'over_ordered'],
  ['a line of another order', 'partially_shipped', [count('x', 1)], 'unknown_line'],
  ['before it was sent', 'confirmed', [count('a', 1)], 'wrong_status'],
  ['after it was complete', 'complete', [count('a', 1)], 'wrong_status'],
])('%s', (_, status, shipped, result) => {
  const after = withShipment(status, lines, shipped)
  expect('refusal' in after ? after.refusal : after.status).toBe(result)
})

test('quantities never fall and never exceed the order, whatever is counted', () => {
  const counts = fc.array(
    fc.record({ id: fc.constantFrom('a', 'b'), qtyShipped: fc.integer({ min: -2, max: 6 }) }),
  )
  fc.assert(
    fc.property(fc.array(counts, { maxLength: 20 }), (rounds) => {
      let now = {
        lines: lines.map((line) => ({ ...line })),
        status: 'shipment_from_hq' as CollectStatus,
      }
      for (const round of rounds) {
        const after = withShipment(now.status, now.lines, round)
        if ('refusal' in after) continue
        after.lines.forEach((line, n) => {
          expect(line.qtyShipped).toBeGreaterThanOrEqual(now.lines[n]!.qtyShipped)
          expect(line.qtyShipped).toBeLessThanOrEqual(line.qty)
        })
        now = after
      }
    }),
    { numRuns: 300 },
  )
})
