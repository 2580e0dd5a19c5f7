import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, type OfflineDatabase } from '../database.ts'
import type { Timers } from '../sync/flush-triggers.ts'
import { forgetLoss, readLoss, watchLosses, type Witness } from './loss-witness.ts'
import { append } from '../sync/outbox.ts'
import { cookieWitness, tabWitness } from './witness-places.ts'

let database: OfflineDatabase
let name = ''
const stops: (() => void)[] = []
beforeEach(() => {
  name = `loss-${Math.random()}`
  database = openDatabase(name)
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await database.delete()
})

let ids = 0
const newId = () => `id-${(ids += 1)}`
const at: Timers = {
  after: (_, work) => {
    const timer = setTimeout(work, 0)
    return () => clearTimeout(timer)
  },
  every: () => () => {},
}
const add = (article: string) =>
  append(
    { database, now: Date.now, newId },
    {
      userId: 'u',
      customerKey: 'c',
      intent: { kind: 'ADD', args: { sorg: '1', article, qty: 2 } },
      product: { id: `1/${article}`, name: `Name of ${article}` } as never,
    },
  )
function page(kept: Witness[], server: number | null = null) {
  const losses = watchLosses({
    database,
    userId: 'u',
    places: [{ read: () => kept[0] ?? null, write: (next) => kept.splice(0, 1, next!) }],
    timers: at,
    newId,
    lastSeqOf: () => Promise.resolve(server),
  })
  stops.push(losses.stop)
  return losses
}
const waiting = (kept: Witness[], last: number) =>
  vi.waitFor(() => expect(kept[0]?.last).toBe(last))
/** Clears the database as "Clear site data" does under an open page. */
async function clear() {
  await database.delete({ disableAutoOpen: false })
  await database.open()
}

test('storage that is cleared under an open page has lost what waited, by name', async () => {
  const kept: Witness[] = []
  const { check } = page(kept)
  await check()
  await add('A')
  await add('B')
  await waiting(kept, 2)
  await clear()
  await check()
  const loss = await readLoss(database, 'u')
  expect([loss?.count, loss?.changes.map((change) => change.name)]).toEqual([
    2,
    ['Name of A', 'Name of B'],
  ])
  await check()
  expect((await readLoss(database, 'u'))?.count).toBe(2)
  await forgetLoss(database, 'u')
  await check()
  expect(await readLoss(database, 'u')).toBeNull()
})

test('a page that stops while it looks writes nothing more: the tab may be another person’s', async () => {
  const kept: Witness[] = []
  const { check, stop } = page(kept)
  await check()
  await add('A')
  const looking = check()
  stop()
  await looking
  expect(kept).toEqual([])
})

test('storage that was evicted while no page was open is told at the next start', async () => {
  const kept: Witness[] = []
  const first = page(kept)
  await first.check()
  await add('A')
  await waiting(kept, 1)
  first.stop()
  await clear()
  await page(kept).check()
  expect((await readLoss(database, 'u'))?.count).toBe(1)
})

test('what the server has got is not lost', async () => {
  const kept: Witness[] = []
  const { check } = page(kept, 1)
  await check()
  await add('A')
  await add('B')
  await waiting(kept, 2)
  await clear()
  await check()
  const loss = await readLoss(database, 'u')
  expect([loss?.count, loss?.changes.map((change) => change.name)]).toEqual([1, ['Name of B']])
})

test('nothing is lost where nothing waited, or where the outbox was sent', async () => {
  const kept: Witness[] = []
  const { check } = page(kept)
  await check()
  await add('A')
  await waiting(kept, 1)
  await database.outbox.clear()
  await check()
  await clear()
  await check()
  expect(await readLoss(database, 'u')).toBeNull()
})

test('a tab keeps the whole witness, a cookie its numbers, and only the person’s own is removed', () => {
  const witness: Witness = {
    userId: '7',
    store: 's',
    streamId: 'device/7',
    first: 3,
    last: 5,
    parked: 1,
    changes: [{ customerKey: 'c', kind: 'CLEAR', args: { seenVersion: 1 }, name: null }],
  }
  const stored = new Map<string, string>()
  const tab = tabWitness(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }))
  const jar = { cookie: '' }
  const cookie = cookieWitness(jar)
  for (const place of [tab, cookie]) place.write(witness, '7')
  jar.cookie = jar.cookie.split(';')[0]!
  expect(tab.read()).toEqual(witness)
  expect(cookie.read()).toEqual({ ...witness, changes: [] })
  cookie.write(null, '8')
  expect(cookie.read()?.last).toBe(5)
  cookie.write(null, '7')
  expect(jar.cookie).toContain('max-age=0')
})
