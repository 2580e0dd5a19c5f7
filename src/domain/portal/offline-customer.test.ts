import { expect, test } from 'vitest'
import {
  documentsToDownload,
  offlineCustomerFiles,
  offlineCustomerExpiresAt,
  isOfflineCustomerExpired,
  sizeOfCustomer,
  isFreeLine,
  stalePacks,
} from './offline-customer.ts'

const day = 86_400_000

test.each([
  ['just taken', 0, false],
  ['six days old', 6 * day, false],
  ['a moment before seven days', 7 * day - 1, false],
  ['seven days old', 7 * day, true],
  ['a little in the future', -day, false],
  ['from a wrong clock', -8 * day, true],
])('a pack %s', (_, age, over) =>
  expect(isOfflineCustomerExpired(1_000 * day, 1_000 * day + age)).toBe(over),
)

test('it says when it goes', () => expect(offlineCustomerExpiresAt(1)).toBe(1 + 7 * day))

const doc = (id: string, size = 1) => ({ id, size })
const many = Array.from({ length: offlineCustomerFiles.most + 5 }, (_, n) => doc(String(n)))
test.each<[string, ReturnType<typeof doc>[][], string[]]>([
  [
    'each once',
    [
      [doc('a'), doc('b')],
      [doc('a'), doc('c')],
    ],
    ['a', 'b', 'c'],
  ],
  ['none', [[], []], []],
  [
    'what has no room leaves it to the next',
    [[doc('a'), doc('huge', offlineCustomerFiles.bytes)], [doc('b')]],
    ['a', 'b'],
  ],
  ['all of the room', [[doc('huge', offlineCustomerFiles.bytes), doc('a')]], ['huge']],
  ['no more than so many', [many], many.slice(0, offlineCustomerFiles.most).map(({ id }) => id)],
])('documents: %s', (_, of, ids) =>
  expect(documentsToDownload(of).map(({ id }) => id)).toEqual(ids),
)

test.each([
  ['nothing is here', [], [], null],
  ['only other data is here', [5_000], [], null],
  ['the own catalogue is here', [], [900_000], 900_000],
  ['two customers are here', [10_000, 30_000], [900_000, 950_000], 970_000],
])('%s: one more takes', (_, beside, catalogues, bytes) => {
  expect(sizeOfCustomer(beside, catalogues)).toBe(bytes)
})

test.each([
  [undefined, false],
  [{}, true],
  [{ type: 'wifi' }, true],
  [{ type: 'ethernet', saveData: false }, true],
  [{ type: 'wifi', saveData: true }, false],
  [{ type: 'cellular' }, false],
  [{ type: 'none' }, false],
])('a line %j is free: %s', (line, expected) => {
  expect(isFreeLine(line)).toBe(expected)
})

test('packs are refreshed after four hours, the oldest first, and never when they have expired', () => {
  const now = 1_800_000_000_000
  const hours = (n: number) => ({ at: now - n * 3_600_000 })
  expect(stalePacks([hours(3.9), hours(4), hours(30), hours(24 * 8)], now)).toEqual([
    hours(30),
    hours(4),
  ])
})
