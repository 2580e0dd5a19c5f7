import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, type OfflineDatabase } from '../database.ts'
import { append } from './outbox.ts'
import type { Device } from '../device.ts'
import type { ProductFacts } from '../cart/product-facts.ts'

let database: OfflineDatabase
beforeEach(() => {
  database = openDatabase(`outbox-${Math.random()}`)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await database.delete()
})

let ids = 0
const device = (): Device => ({ database, now: Date.now, newId: () => `id-${(ids += 1)}` })
const press = () =>
  append(device(), {
    userId: 'u',
    customerKey: 'c',
    intent: { kind: 'ADD', args: { sorg: '1', article: 'A', qty: 1 } },
    product: { id: '1/A' } as ProductFacts,
  })

test('a press is written in two round trips: the page may be left in the same moment', async () => {
  await press()
  const log: string[] = []
  for (const ask of ['get', 'put', 'add'] as const) {
    const asked = IDBObjectStore.prototype[ask] as (...args: unknown[]) => IDBRequest
    vi.spyOn(IDBObjectStore.prototype, ask).mockImplementation(function (
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      const [request, name] = [asked.apply(this, args), `${ask} ${this.name}`]
      log.push(name)
      request.addEventListener('success', () => log.push(`${name} done`))
      return request as never
    })
  }
  await press()
  expect(log).toEqual([
    'get streams',
    'get streams done',
    'put streams',
    'add outbox',
    'put articles',
    'put streams done',
    'add outbox done',
    'put articles done',
  ])
})

test('what is put in together with something else is complete with it alone', async () => {
  await press()
  const both = database.transaction('rw', database.tables, async () => {
    await press()
    await database.facts.put({ key: 'other', value: 1 })
    throw new Error('changed its mind')
  })
  await expect(both).rejects.toThrow('changed its mind')
  expect([await database.outbox.count(), (await database.streams.get('u'))?.lastSeq]).toEqual([
    1, 1,
  ])
})

test('where one part of a press cannot be written none is: a number without its change would be a hole in the outbox', async () => {
  await press()
  let left = 1
  database.outbox.hook('creating', () => {
    if (left-- > 0) throw new DOMException('full', 'QuotaExceededError')
  })
  await press()
  expect([
    (await database.outbox.toArray()).map(({ seq }) => seq),
    (await database.streams.get('u'))?.lastSeq,
  ]).toEqual([[1, 2], 2])
})
