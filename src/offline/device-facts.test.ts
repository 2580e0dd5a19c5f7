import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, it } from 'vitest'
import { database, openDatabase } from './database.ts'
import { clearFacts, databaseName, readFact, writeFact } from './device-facts.ts'

afterEach(async () => {
  database.close({ disableAutoOpen: false })
  await Dexie.delete(databaseName)
})

it('reads nothing where nothing was kept, and makes no database for it', async () => {
  expect(await readFact('user')).toBeUndefined()
  await clearFacts('user')
  expect(await Dexie.exists(databaseName)).toBe(false)
})

it('keeps a fact before the database was ever opened, which then has it and all its stores', async () => {
  await writeFact('user', { id: '1' })
  expect(await readFact('user')).toEqual({ id: '1' })
  expect(await database.facts.get('user')).toEqual({ key: 'user', value: { id: '1' } })
  expect(await database.outbox.count()).toBe(0)
  expect(database.tables.map(({ name }) => name)).toContain('fastOrders')
})

it('reads and writes what the database has, while it is open', async () => {
  await database.facts.put({ key: 'user', value: 1 })
  expect(await readFact('user')).toBe(1)
  await writeFact('user', 2)
  expect((await database.facts.get('user'))?.value).toBe(2)
})

it('forgets by the beginning of the key alone', async () => {
  for (const key of ['user', 'user.name', 'use', 'config:host']) await writeFact(key, key)
  await clearFacts('user')
  expect((await database.facts.toArray()).map(({ key }) => key)).toEqual(['config:host', 'use'])
})

it('does not lose a fact that is first written while the database is made', async () => {
  await Promise.all([database.open(), writeFact('user', 1), writeFact('config', 2)])
  expect([await readFact('user'), await readFact('config')]).toEqual([1, 2])
})

it('keeps nobody from upgrading', async () => {
  await writeFact('user', 1)
  const second = openDatabase(databaseName)
  const [read] = await Promise.all([readFact('user'), second.open()])
  expect(read).toBe(1)
  expect((await second.facts.get('user'))?.value).toBe(1)
  second.close()
})
