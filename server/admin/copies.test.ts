import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockDataDir } from '../db/lock.ts'
import { openDatabase } from '../db/open.ts'
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
