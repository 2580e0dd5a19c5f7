import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildWorld } from '../../tests/support/world.ts'
import { type DatabasePlace, openDatabase } from '../db/open.ts'
import { openPostgres } from '../db/postgres.ts'
import { backupSetting } from '../db/row-security.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { moveDatabase } from './move-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'move-'))
const owner = `mover_${process.pid}`
const name = `moved_${process.pid}`
const address = new URL(inject('postgresUrl'))
address.username = owner
address.password = 'secret'
address.pathname = `/${name}`
const embedded = { dataDir: join(folder, 'first') }
const postgres = { dataDir: folder, databaseUrl: address.href }
const back = { dataDir: join(folder, 'back') }

// Renewed by every move, so they differ from place to place.
const renewed = ['article_change', 'catalogue_revision', 'scope_change']

/** Every row at a place, by table, and the next number of each sequence. */
async function everythingAt(place: DatabasePlace) {
  const database = await openDatabase(place)
  try {
    return await database.bare(async (tx) => {
      await tx.query(`SELECT set_config('${backupSetting}', 'on', true)`)
      const tables = await tx.query<{ name: string }>(
        `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
      )
      const content: Record<string, unknown> = {}
      for (const { name: table } of tables)
        if (!renewed.includes(table))
          content[table] = await tx.query(
            `SELECT to_jsonb(t)::text AS row FROM "${table}" t ORDER BY 1`,
          )
      content.sequences = await tx.query(
        `SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
      )
      content.jobs = await tx.query(
        `SELECT name, data, state::text AS state FROM pgboss.job WHERE state < 'completed' ORDER BY id`,
      )
      return content
    })
  } finally {
    await database.close()
  }
}

beforeAll(async () => {
  const root = openPostgres(inject('postgresUrl'), 1)
  await root.asOwner(`CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD 'secret'`)
  await root.asOwner(`GRANT pannier_app TO ${owner} WITH ADMIN OPTION`)
  await root.asOwner(`CREATE DATABASE ${name} OWNER ${owner}`)
  await root.close()
  const database = await openDatabase(embedded)
  await buildWorld(database, 'aa')
  await buildWorld(database, 'bb')
  await database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
    await enqueue(tx, 'feed-pictures', { tenantId: 'aa' })
    await tx.query(
      `INSERT INTO article_document_file (tenant_id, name, hash, format, bytes, content) VALUES ('aa', 'a.pdf', 'x', 'pdf', 2, decode('00ff', 'hex'))`,
    )
  })
  await database.asOwner(`SELECT nextval('order_number')`)
  await database.close()
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('to PostgreSQL with the documented role, and back, nothing is lost or changed', async () => {
  const before = await everythingAt(embedded)
  const copied = await moveDatabase(embedded, postgres)
  expect(copied.tenant).toBe(2)
  expect(await everythingAt(postgres)).toEqual(before)
  await moveDatabase(postgres, back)
  expect(await everythingAt(back)).toEqual(before)
}, 120_000)

test('devices reload the whole catalogue: the epoch has changed', async () => {
  const epochs = await Promise.all(
    [embedded, postgres].map(async (place) => {
      const database = await openDatabase(place)
      const rows = await database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
        tx.query<{ epoch: string }>('SELECT epoch::text AS epoch FROM catalogue_revision'),
      )
      await database.close()
      return rows.map(({ epoch }) => epoch)
    }),
  )
  expect(epochs[0]).toHaveLength(1)
  expect(epochs[1]).toHaveLength(1)
  expect(epochs[0]).not.toEqual(epochs[1])
})

test('a place with data is refused and stays as it is', async () => {
  const before = await everythingAt(back)
  await expect(moveDatabase(postgres, back)).rejects.toThrow('There is data at the target')
  expect(await everythingAt(back)).toEqual(before)
})
