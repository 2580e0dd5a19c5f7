import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockDataDir } from '../db/lock.ts'
import { openDatabase } from '../db/open.ts'
import { originalKey, publicKey } from '../modules/files/file-store.ts'
import { createFileStore } from '../modules/files/create-file-store.ts'
import { backUpFiles, restoreFiles } from './file-copies.ts'
import { backUp, restoreFrom } from './copies.ts'
import { giveFirstPassword, generatePassword } from './first-password.ts'
import { setUpTenant } from './set-up-tenant.ts'

const folder = mkdtempSync(join(tmpdir(), 'copies-'))
const place = { dataDir: join(folder, 'data') }
const file = join(folder, 'backup.tgz')
afterAll(() => rmSync(folder, { recursive: true }))

const inside = async <T>(
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
) => {
  const database = await openDatabase(place)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
const name = () =>
  inside(
    async (database) =>
      (await database.bare((tx) => tx.query<{ name: string }>('SELECT name FROM tenant')))[0]?.name,
  )
const called = (tenant: string) =>
  inside((database) =>
    setUpTenant(database, {
      id: 't',
      name: tenant,
      country: 'DE',
      timeZone: 'UTC',
      hosts: ['t.localhost'],
      config: {},
    }),
  )

test('what was backed up comes back, and what was there is kept', async () => {
  await called('Before')
  await backUp(place, file)
  await called('After')
  const kept = await restoreFrom(place, file)
  expect(await name()).toBe('Before')
  expect(existsSync(kept!)).toBe(true)
  writeFileSync(file, 'no archive')
  await expect(restoreFrom(place, file)).rejects.toThrow('is no backup of an embedded database')
  expect(await name()).toBe('Before')
}, 120_000)

test('uploaded files are copied once, and come back where they are missing', async () => {
  const store = createFileStore({ s3: undefined, dataDir: place.dataDir })
  const [one, two] = [originalKey('t', 'a'.repeat(64)), publicKey('t', 'b'.repeat(64), 'low.webp')]
  await store.put(one, Buffer.from('one'), 'image/png')
  expect(await backUpFiles(place.dataDir, file)).toBe(1)
  await store.put(two, Buffer.from('two'), 'image/webp')
  expect(await backUpFiles(place.dataDir, file)).toBe(1)
  await store.remove(one)
  await store.put(two, Buffer.from('2'), 'image/webp')
  expect(await restoreFiles(place.dataDir, file)).toBe(2)
  expect(String(await store.get(one))).toBe('one')
  expect(String(await store.get(two))).toBe('two')
  expect(await backUpFiles(join(folder, 'nowhere'), file)).toBeUndefined()
})

test('a database in use is left alone, and a password is given to those alone who are there', async () => {
  const release = lockDataDir(place.dataDir)
  await expect(backUp(place, file)).rejects.toThrow('in use by process')
  release()
  await inside(async (database) => {
    await expect(giveFirstPassword(database, 't', 'nobody')).rejects.toThrow(
      'There is no user nobody.',
    )
    await expect(
      setUpTenant(database, {
        id: 'u',
        name: 'U',
        country: 'DE',
        timeZone: 'UTC',
        hosts: ['t.localhost'],
        config: {},
      }),
    ).rejects.toThrow('belongs to the tenant t')
  })
})

test('a generated password meets the rule', () => {
  for (let i = 0; i < 200; i += 1)
    expect(generatePassword()).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{14}$/)
})
