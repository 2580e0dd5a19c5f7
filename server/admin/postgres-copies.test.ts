import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../db/open.ts'
import { openPostgres } from '../db/postgres.ts'
import { backUp, restoreFrom } from './copies.ts'
import { setUpTenant } from './set-up-tenant.ts'

const folder = mkdtempSync(join(tmpdir(), 'pg-copies-'))
const file = join(folder, 'backup.sql')
const owner = `owner_${process.pid}`
const addressOf = (database: string) => {
  const address = new URL(inject('postgresUrl'))
  address.username = owner
  address.password = 'secret'
  address.pathname = `/${database}`
  return address.href
}
const [first, second] = [`copies_${process.pid}`, `other_${process.pid}`]
const place = { dataDir: folder, databaseUrl: addressOf(first) }

// The role that the guide describes: it owns its database and may make a role, and is no superuser.
beforeAll(async () => {
  const root = openPostgres(inject('postgresUrl'), 1)
  await root.asOwner(`CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD 'secret'`)
  await root.asOwner(`GRANT pannier_app TO ${owner} WITH ADMIN OPTION`)
  for (const name of [first, second]) await root.asOwner(`CREATE DATABASE ${name} OWNER ${owner}`)
  await root.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const tenant = (name: string) => ({
  id: 't',
  name,
  country: 'DE',
  timeZone: 'UTC',
  hosts: ['t.localhost'],
  config: {},
})

async function look(databaseUrl: string) {
  const database = await openDatabase({ dataDir: folder, databaseUrl })
  const [roles] = await database.within({ tenantId: 't', user: 'any', customers: 'all' }, (tx) =>
    tx.query<{ roles: number }>('SELECT count(*)::int AS roles FROM role'),
  )
  const [facts] = await database.bare((tx) =>
    tx.query<{ name: string; next: number }>(
      'SELECT name, (SELECT last_value FROM order_number) AS next FROM tenant',
    ),
  )
  const [mark] = await database.within({ tenantId: 't', user: 'any', customers: 'all' }, (tx) =>
    tx.query<{ epoch: string }>('SELECT epoch::text AS epoch FROM catalogue_revision'),
  )
  await database.close()
  return { ...facts!, ...roles!, ...mark }
}

async function called(name: string, orders: number) {
  const database = await openDatabase(place)
  await setUpTenant(database, tenant(name))
  await database.within({ tenantId: 't', user: 'any', customers: 'all' }, (tx) =>
    tx.query(
      `INSERT INTO catalogue_revision (tenant_id, revision) VALUES ('t', 1) ON CONFLICT DO NOTHING`,
    ),
  )
  for (let n = 0; n < orders; n += 1) await database.asOwner(`SELECT nextval('order_number')`)
  await database.close()
}

test('a role without special rights backs everything up and restores it; later order numbers stay free', async () => {
  await called('Before', 1)
  const before = await look(place.databaseUrl)
  expect(before.roles).toBeGreaterThan(3)
  await backUp(place, file)
  expect(readFileSync(file, 'utf8')).not.toContain(owner)
  await called('After', 50)
  const after = await look(place.databaseUrl)
  await restoreFrom(place, file)
  const restored = await look(place.databaseUrl)
  expect([restored.name, restored.roles]).toEqual(['Before', before.roles])
  expect(restored.next).toBeGreaterThan(after.next)
  // Transaction numbers have changed, so devices must reload the catalogue.
  expect(restored.epoch).toMatch(/^[0-9a-f-]{36}$/)
  expect(restored.epoch).not.toBe(before.epoch)
})

test('a backup can be taken to another database, and taken again from there', async () => {
  const other = { dataDir: folder, databaseUrl: addressOf(second) }
  await restoreFrom(other, file)
  expect((await look(other.databaseUrl)).name).toBe('Before')
  await backUp(other, join(folder, 'again.sql'))
})

test('a file that is none, or cut, changes nothing', async () => {
  const before = await look(place.databaseUrl)
  const whole = readFileSync(file, 'utf8')
  const inRows = whole.indexOf('\n', whole.indexOf('COPY public.role ')) + 1
  const betweenStatements = whole.indexOf(';\n', whole.indexOf('CREATE TABLE public.tenant')) + 2
  for (const content of [
    '',
    'no dump;',
    whole.slice(0, inRows),
    whole.slice(0, betweenStatements),
    whole.slice(0, -500),
  ]) {
    writeFileSync(join(folder, 'broken.sql'), content)
    await expect(restoreFrom(place, join(folder, 'broken.sql'))).rejects.toThrow(
      'its end is missing',
    )
  }
  writeFileSync(join(folder, 'wrong.sql'), `no dump;\n-- PostgreSQL database dump complete\n`)
  await expect(restoreFrom(place, join(folder, 'wrong.sql'))).rejects.toThrow('psql failed')
  expect(await look(place.databaseUrl)).toEqual(before)
})
