import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyPglite, emptyPostgres } from '../../tests/support/database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

describe.each([
  ['PGlite', emptyPglite],
  ['PostgreSQL', emptyPostgres],
] as const)('a start on %s', (_, open) => {
  let database: Database
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
    await migrate({
      ...database,
      asOwner(sql) {
        if (/INSERT INTO migrations.done/.test(sql)) made.push('migration')
        if (/CREATE FUNCTION enter_session/.test(sql)) made.push('functions')
        return database.asOwner(sql)
      },
    })
    return made
  }

  test('after another with the same files changes nothing', async () => {
    expect(await startAgain()).toEqual([])
  })

  test('after one of another build creates the functions of this one', async () => {
    await database.asOwner(
      `UPDATE migrations.functions SET hash = 'another'; DROP FUNCTION act_for_all(int)`,
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

  test('replaces functions whose arguments or result have changed', async () => {
    await database.asOwner(
      `UPDATE migrations.functions SET hash = 'another';
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
