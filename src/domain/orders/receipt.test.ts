import { expect, test } from 'vitest'
import {
  type Counted,
  differencesOf,
  emptyCount,
  findScanned,
  isAsExpected,
  receivedByLine,
  type ReceiptCount,
  type ScanHit,
  withCounted,
  withEarlier,
  withEverything,
  withScan,
} from './receipt.ts'

const lines = [
  { line: '1', qty: 2, codes: ['BOLT-1', '04006381333931'] },
  { line: '2', qty: 3, codes: ['BIKE 9', 'MY.9'] },
  { line: '3', qty: 4, codes: ['BOLT-1', '04006381333931'] },
]
const parcels = ['00340-77', 'TRK1']
const none = new Map<string, Counted>()
const counted = (received: Record<string, number>): ReceiptCount => ({
  ...emptyCount,
  lines: Object.fromEntries(
    Object.entries(received).map(([line, pieces]) => [line, { received: pieces, damaged: 0 }]),
  ),
})

test.each<[string, string, ReceiptCount, Map<string, Counted>, ScanHit]>([
  ['an article code', 'bolt1', emptyCount, none, { kind: 'line', line: '1' }],
  [
    'an EAN without its leading zero',
    '4006381333931',
    emptyCount,
    none,
    { kind: 'line', line: '1' },
  ],
  ['the own code of a customer', 'my9', emptyCount, none, { kind: 'line', line: '2' }],
  [
    'the next line once one is full',
    'BOLT-1',
    counted({ 1: 2 }),
    none,
    { kind: 'line', line: '3' },
  ],
  [
    'the next line where earlier receipts filled one',
    'BOLT-1',
    emptyCount,
    new Map([['1', { received: 2, damaged: 0 }]]),
    { kind: 'line', line: '3' },
  ],
  [
    'the last line beyond all',
    'BOLT-1',
    counted({ 1: 2, 3: 9 }),
    none,
    { kind: 'line', line: '3' },
  ],
  ['a parcel', '0034077', emptyCount, none, { kind: 'parcel', parcel: '00340-77', again: false }],
  [
    'a parcel again',
    'trk1',
    { ...emptyCount, parcels: ['TRK1'] },
    none,
    { kind: 'parcel', parcel: 'TRK1', again: true },
  ],
  ['something else', ' X-1 ', emptyCount, none, { kind: 'unknown', code: 'X-1' }],
  ['no code at all', '--', emptyCount, none, { kind: 'unknown', code: '--' }],
])('a scan of %s', (_, code, count, earlier, hit) => {
  expect(findScanned(lines, parcels, earlier, count, code)).toEqual(hit)
})

test.each<ScanHit>([
  { kind: 'line', line: '2' },
  { kind: 'parcel', parcel: 'TRK1', again: false },
  { kind: 'unknown', code: 'X' },
])('%o is counted, and taken back', (hit) => {
  const once = withScan(emptyCount, hit, 1)
  expect(once).not.toEqual(emptyCount)
  expect(withScan(withScan(once, hit, -1), hit, 1)).toEqual(once)
  expect(withScan(emptyCount, hit, -1).unknown).toEqual({})
})

test('damaged pieces are among the received, and nothing is negative', () => {
  expect(withCounted(emptyCount, '1', { received: 2, damaged: 5 }).lines).toEqual({
    1: { received: 2, damaged: 2 },
  })
  expect(withCounted(emptyCount, '1', { received: -1, damaged: -1 }).lines).toEqual({
    1: { received: 0, damaged: 0 },
  })
})

test('everything is what earlier receipts left', () => {
  const earlier = new Map([['2', { received: 1, damaged: 0 }]])
  const damaged = withCounted(emptyCount, '1', { received: 1, damaged: 1 })
  const all = withEverything(lines, parcels, earlier, damaged)
  expect(all.lines).toEqual({
    1: { received: 2, damaged: 1 },
    2: { received: 2, damaged: 0 },
    3: { received: 4, damaged: 0 },
  })
  expect(all.parcels).toEqual(parcels)
  expect(differencesOf(lines, withEarlier(earlier, all), 0)).toEqual({
    missing: 0,
    extra: 0,
    damaged: 1,
    unknown: 0,
  })
})

const kept = (before: number, received: number, damaged = 0, line: string | null = '1') => ({
  lines: [{ line, before, received, damaged }],
})
test.each<[string, ReturnType<typeof kept>[], Counted | undefined]>([
  ['one', [kept(0, 2)], { received: 2, damaged: 0 }],
  ['one after the other', [kept(0, 2, 1), kept(2, 3, 1)], { received: 5, damaged: 2 }],
  ['two at the same time', [kept(0, 2, 1), kept(0, 3)], { received: 3, damaged: 1 }],
  ['a third that saw both', [kept(0, 2), kept(0, 3), kept(3, 1)], { received: 4, damaged: 0 }],
  ['of no line', [kept(0, 2, 0, null)], undefined],
])('receipts: %s', (_, receipts, sum) => {
  expect(receivedByLine(receipts).get('1')).toEqual(sum)
})

test.each<[Record<string, number>, number, object, boolean]>([
  [{ 1: 2, 2: 3, 3: 4 }, 0, { missing: 0, extra: 0, unknown: 0 }, true],
  [{ 1: 1, 3: 6 }, 0, { missing: 4, extra: 2, unknown: 0 }, false],
  [{ 1: 2, 2: 3, 3: 4 }, 1, { missing: 0, extra: 0, unknown: 1 }, false],
])('a count of %j with %i strangers', (received, unknown, expected, fits) => {
  const found = differencesOf(lines, withEarlier(none, counted(received)), unknown)
  expect(found).toMatchObject(expected)
  expect(isAsExpected(found)).toBe(fits)
})
