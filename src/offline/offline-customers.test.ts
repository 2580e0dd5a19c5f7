import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Customer } from '#domain/account/session.ts'
import {
  dropOldPacks,
  dropPack,
  forgetPacks,
  keepPack,
  type PackEntry,
  type PackRow,
  readPack,
  takenAlong,
  watchPacks,
} from './offline-customers.ts'

const day = 86_400_000
const now = 1_000 * day
const pack = (userId: string, r3: string, more: Partial<PackRow> = {}): PackRow => ({
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
  for (const user of ['u', 'v']) await forgetPacks(user)
})
const listOf = (userId: string) =>
  new Promise<PackEntry[]>((resolve) => {
    const stop = watchPacks(
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
  await keepPack(pack('u', '2'))
  await keepPack(pack('u', '1', { customer: { custName: 'Zeta' } as Customer }))
  await keepPack(pack('v', '3'))
  await keepPack(pack('u', '2', { bytes: 99 }))
  expect(await codes('u')).toEqual(['2', '1'])
  expect((await listOf('u'))[0]).toEqual({
    r3: '2',
    customer: { custName: 'Shop 2' },
    at: now,
    bytes: 99,
  })
  expect([await takenAlong('u'), await takenAlong('v'), await takenAlong('w')]).toEqual([
    ['1', '2'],
    ['3'],
    [],
  ])
  expect(await readPack('v', '2', now)).toBeUndefined()
  expect(await readPack('u', '2', now)).toMatchObject({ content: '{}' })
})

test('after seven days it is neither shown nor there', async () => {
  await keepPack(pack('u', '1', { at: now - 7 * day }))
  await keepPack(pack('u', '2', { at: now - 6 * day }))
  expect(await codes('u')).toEqual(['2'])
  expect(await readPack('u', '1', now)).toBeUndefined()
  await dropOldPacks(now)
  // Looked at with a clock that would still show it.
  expect(await readPack('u', '1', now - day)).toBeUndefined()
  expect(await codes('u')).toEqual(['2'])
})

test('a logout takes what that person took along, and nobody else’s', async () => {
  await keepPack(pack('u', '1'))
  await keepPack(pack('v', '1'))
  await forgetPacks('u')
  expect([await codes('u'), await codes('v')]).toEqual([[], ['1']])
})

test('who looks at the list sees what another tab does to it', async () => {
  const seen: string[][] = []
  const stop = watchPacks(
    'u',
    (packs) => seen.push(packs.map(({ r3 }) => r3)),
    () => now,
  )
  await vi.waitFor(() => expect(seen).toEqual([[]]))
  await keepPack(pack('u', '1'))
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['1']))
  await dropPack('u', '1')
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([]))
  stop()
})
