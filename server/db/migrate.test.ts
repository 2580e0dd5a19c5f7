import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { emptyPglite, emptyPostgres } from '../../tests/support/database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

describe.each([
  ['PGlite', emptyPglite],
  ['PostgreSQL', emptyPostgres],
] as const)('a start on %s', (_, open) => {
  let database: Database
  /** Statements with the owner's rights in the last start. */
  let statements = 0
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  /**
   * Starts again.
   * @returns the parts of the schema that were created again
   */
  async function startAgain() {
    const made: string[] = []
    statements = 0
    await migrate({
      ...database,
      asOwner(sql) {
        const [, part] = /INSERT INTO migrations.part .* VALUES \('([a-z-]+)'/.exec(sql) ?? []
        if (part) made.push(part)
        else if (/INSERT INTO migrations.done/.test(sql)) made.push('migration')
        statements += 1
        return database.asOwner(sql)
      },
    })
    return made
  }

  test('after another with the same files changes nothing', async () => {
    expect(await startAgain()).toEqual([])
    expect(statements).toBe(0)
  })

  test('after one of another build creates the functions of this one', async () => {
    await database.asOwner(
      `UPDATE migrations.part SET hash = 'another' WHERE name = 'functions'; DROP FUNCTION act_for_all(int)`,
    )
    expect(await startAgain()).toEqual(['functions'])
    await database.within({ tenantId: 'aa', user: 1, customers: [] }, (tx) =>
      tx.query('SELECT act_for_all(1)'),
    )
    expect(await startAgain()).toEqual([])
  })

  test('refuses a database whose migrations it does not know, and leaves it as it is', async () => {
    const strange = await open()
    await strange.asOwner(`UPDATE migrations.done SET hash = hash || '-before'`)
    await expect(migrate(strange)).rejects.toThrow('before the first release')
    await strange.asOwner(`SELECT 1 FROM session`)
    await strange.close()
  })

  test('refuses a database of a newer build, whoever may migrate', async () => {
    const newer = await open()
    await newer.asOwner(`INSERT INTO migrations.done (hash) VALUES ('of the next release')`)
    for (const may of ['yes', 'when-empty', 'no'] as const)
      await expect(migrate(newer, may)).rejects.toThrow('newer build')
    await newer.close()
  })

  test('leaves an older database alone where it may not change it', async () => {
    const older = await open()
    await older.asOwner(`UPDATE migrations.part SET hash = 'another' WHERE name = 'jobs'`)
    for (const may of ['when-empty', 'no'] as const)
      await expect(migrate(older, may)).rejects.toThrow('npm run migrate')
    await migrate(older)
    await migrate(older, 'no')
    await older.close()
  })

  test('replaces functions whose arguments or result have changed', async () => {
    await database.asOwner(
      `UPDATE migrations.part SET hash = 'another' WHERE name = 'functions';
       DROP FUNCTION act_for_all(int);
       CREATE FUNCTION act_for_all(p_user int) RETURNS boolean LANGUAGE sql AS 'SELECT true';
       CREATE FUNCTION act_for_all(p_user text) RETURNS boolean LANGUAGE sql AS 'SELECT true'`,
    )
    expect(await startAgain()).toEqual(['functions'])
    const found = await database.bare((tx) =>
      tx.query(
        `SELECT pg_get_function_result(oid) AS result FROM pg_proc WHERE proname = 'act_for_all'`,
      ),
    )
    expect(found).toEqual([{ result: 'void' }])
  })
})

test('ten starts and commands at once on an empty PostgreSQL, under requests: one migrates, all can work', async () => {
  const address = new URL(inject('postgresUrl'))
  const name = `empty_${process.pid}`
  const root = openPostgres(address.href, 1)
  await root.asOwner(`CREATE DATABASE ${name}`)
  await root.close()
  address.pathname = `/${name}`
  const all = Array.from({ length: 10 }, () => openPostgres(address.href, 3))
  let made = 0
  await Promise.all(
    all.map((database, at) =>
      migrate(
        {
          ...database,
          asOwner(sql) {
            if (/INSERT INTO migrations.done/.test(sql)) made += 1
            return database.asOwner(sql)
          },
        },
        at % 2 === 0 ? 'yes' : 'when-empty',
      ),
    ),
  )
  const [{ done } = { done: 0 }] = await all[0]!.bare((tx) =>
    tx.query<{ done: number }>('SELECT count(*)::int AS done FROM migrations.done'),
  )
  expect(made).toBe(done)
  // A command beside a long reader of all tables neither waits nor makes others wait.
  const reading = all[1]!.bare((tx) =>
    tx.query('SELECT pg_sleep(1) FROM app_user RIGHT JOIN (VALUES (1)) v(n) ON true'),
  )
  const began = performance.now()
  await migrate(all[2]!)
  expect(performance.now() - began).toBeLessThan(900)
  await reading
  await Promise.all(all.map((database) => database.close()))
})
