import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Customer } from '#domain/account/session.ts'
import {
  removeExpiredCustomers,
  removeOfflineCustomer,
  forgetOfflineCustomers,
  storeOfflineCustomer,
  type OfflineCustomer,
  type OfflineCustomerRow,
  readOfflineCustomer,
  downloadedCustomers,
  watchOfflineCustomers,
} from './offline-customers.ts'

const day = 86_400_000
const now = 1_000 * day
const pack = (
  userId: string,
  r3: string,
  more: Partial<OfflineCustomerRow> = {},
): OfflineCustomerRow => ({
  userId,
  r3,
  customer: { custName: `Shop ${r3}` } as Customer,
  at: now,
  bytes: 10,
  content: '{}',
  files: [],
  ...more,
})

beforeEach(async () => {
  for (const user of ['u', 'v']) await forgetOfflineCustomers(user)
})
const listOf = (userId: string) =>
  new Promise<OfflineCustomer[]>((resolve) => {
    const stop = watchOfflineCustomers(
      userId,
      (packs) => {
        resolve(packs)
        queueMicrotask(() => stop())
      },
      () => now,
    )
  })
const codes = async (userId: string) => (await listOf(userId)).map(({ r3 }) => r3)

test('a pack is kept for the person who took it, by name, and a later one takes its place', async () => {
  await storeOfflineCustomer(pack('u', '2'))
  await storeOfflineCustomer(pack('u', '1', { customer: { custName: 'Zeta' } as Customer }))
  await storeOfflineCustomer(pack('v', '3'))
  await storeOfflineCustomer(pack('u', '2', { bytes: 99 }))
  expect(await codes('u')).toEqual(['2', '1'])
  expect((await listOf('u'))[0]).toEqual({
    r3: '2',
    customer: { custName: 'Shop 2' },
    at: now,
    bytes: 99,
  })
  expect([
    await downloadedCustomers('u'),
    await downloadedCustomers('v'),
    await downloadedCustomers('w'),
  ]).toEqual([['1', '2'], ['3'], []])
  expect(await readOfflineCustomer('v', '2', now)).toBeUndefined()
  expect(await readOfflineCustomer('u', '2', now)).toMatchObject({ content: '{}' })
})

test('after seven days it is neither shown nor there', async () => {
  await storeOfflineCustomer(pack('u', '1', { at: now - 7 * day }))
  await storeOfflineCustomer(pack('u', '2', { at: now - 6 * day }))
  expect(await codes('u')).toEqual(['2'])
  expect(await readOfflineCustomer('u', '1', now)).toBeUndefined()
  await removeExpiredCustomers(now)
  // Looked at with a clock that would still show it.
  expect(await readOfflineCustomer('u', '1', now - day)).toBeUndefined()
  expect(await codes('u')).toEqual(['2'])
})

test('a logout takes what that person took along, and nobody else’s', async () => {
  await storeOfflineCustomer(pack('u', '1'))
  await storeOfflineCustomer(pack('v', '1'))
  await forgetOfflineCustomers('u')
  expect([await codes('u'), await codes('v')]).toEqual([[], ['1']])
})

test('who looks at the list sees what another tab does to it', async () => {
  const seen: string[][] = []
  const stop = watchOfflineCustomers(
    'u',
    (packs) => seen.push(packs.map(({ r3 }) => r3)),
    () => now,
  )
  await vi.waitFor(() => expect(seen).toEqual([[]]))
  await storeOfflineCustomer(pack('u', '1'))
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['1']))
  await removeOfflineCustomer('u', '1')
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([]))
  stop()
})
