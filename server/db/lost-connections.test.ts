import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import type { Scope } from './database.ts'
import { openPostgres } from './postgres.ts'

const scope: Scope = { tenantId: 'aa', user: 'any', customers: [] }

test('a connection that dies between two statements fails its transaction, not the process', async () => {
  const other = openPostgres(inject('postgresUrl'), 1)
  const database = openPostgres(inject('postgresUrl'), 2)
  await other.asOwner(
    `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'pannier_app') THEN CREATE ROLE pannier_app; END IF; END $$`,
  )
  const lost = database.within(scope, async (tx) => {
    const [row] = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    await other.asOwner(`SELECT pg_terminate_backend(${row!.pid})`)
    await wait(100)
    return tx.query('SELECT 1')
  })
  await expect(lost).rejects.toThrow(/terminat|Connection|not queryable/i)
  expect(
    await database.within(scope, (tx) => tx.query<{ one: number }>('SELECT 1 AS one')),
  ).toEqual([{ one: 1 }])
  await database.close()
  await other.close()
})
