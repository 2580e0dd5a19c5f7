import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyPglite, emptyPostgres } from '../../tests/support/database.ts'
import { buildWorld, type World } from '../../tests/support/world.ts'
import type { Database, Scope, Tx } from './database.ts'
import { tablesWithoutRowSecurity } from './row-security.ts'

interface TableFacts {
  name: string
  enabled: boolean
  forced: boolean
  columns: string[]
}
interface ColumnFacts {
  name: string
  type: string
  nullable: boolean
  generated: boolean
  hasDefault: boolean
}

describe.each([
  ['PGlite', emptyPglite],
  ['PostgreSQL', emptyPostgres],
] as const)('row level security on %s', (_name, open) => {
  let database: Database
  let a: World
  let b: World
  let tables: TableFacts[]
  const everything = (world: World): Scope => ({
    tenantId: world.tenantId,
    user: 'any',
    customers: 'all',
  })

  beforeAll(async () => {
    database = await open()
    a = await buildWorld(database, 'aa')
    b = await buildWorld(database, 'bb')
    tables = await database.bare((tx) =>
      tx.query<TableFacts>(
        `SELECT c.relname AS name, c.relrowsecurity AS enabled, c.relforcerowsecurity AS forced, array_agg(a.attname::text) AS columns
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' WHERE c.relkind = 'r' GROUP BY 1, 2, 3 ORDER BY 1`,
      ),
    )
    // A subscription to messages belongs to a session.
    tables.sort((one, other) => Number(other.name === 'session') - Number(one.name === 'session'))
    for (const world of [a, b])
      for (const table of tables)
        await database.within(everything(world), (tx) => fillTable(tx, table, world))
  })
  afterAll(() => database?.close())

  /** A row of its own in every table, so that there is something to hide; made from the catalogue, so that no table is forgotten. */
  async function fillTable(tx: Tx, { name, columns }: TableFacts, world: World) {
    if (tablesWithoutRowSecurity.includes(name)) return
    const customer = columns.includes('customer_id')
      ? 'customer_id'
      : columns.includes('for_customer')
        ? 'for_customer'
        : null
    const known = await tx.query(
      `SELECT 1 FROM "${name}"${customer ? ` WHERE ${customer} = ${world.customers.Y}` : ''} LIMIT 1`,
    )
    if (known.length > 0) return
    const facts = await tx.query<ColumnFacts>(
      `SELECT column_name AS name, data_type AS type, is_nullable = 'YES' AS nullable, is_identity = 'YES' AS generated, column_default IS NOT NULL AS "hasDefault"
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
      [name],
    )
    const needed = facts.filter(
      (fact) => !fact.generated && !fact.hasDefault && (!fact.nullable || fact.name === customer),
    )
    const [cart] = await tx.query<{ id: number }>('SELECT id FROM cart WHERE customer_id = $1', [
      world.customers.Y,
    ])
    const values = needed.map((fact) =>
      fact.name === 'cart_id' ? cart?.id : valueFor(fact, world),
    )
    await tx.query(
      `INSERT INTO "${name}" (${needed.map((fact) => `"${fact.name}"`).join(', ')}) VALUES (${needed.map((_, n) => `$${n + 1}`).join(', ')})`,
      values,
    )
  }

  function valueFor({ name, type }: ColumnFacts, world: World): unknown {
    if (name === 'tenant_id') return world.tenantId
    if (['customer_id', 'for_customer', 'customer'].includes(name)) return world.customers.Y
    if (['user_id', 'of_user', 'changed_by'].includes(name)) return world.users.rep
    if (name === 'article_id') return world.articles['BIKE-1']
    if (type === 'uuid') return `00000000-0000-4000-8000-0000000000${world.tenantId}`
    if (type === 'ARRAY') return ['1']
    if (type === 'jsonb') return '{}'
    if (type === 'bytea') return Buffer.from(name)
    if (type === 'date') return '2026-01-01'
    if (/timestamp/.test(type)) return '2026-01-01T00:00:00Z'
    return /int|numeric|double/.test(type)
      ? 1
      : type === 'boolean'
        ? false
        : `${name}-${world.tenantId}`
  }

  test('every table is forced, except those on the list', () => {
    const open = tables.filter(({ enabled, forced }) => !enabled || !forced).map(({ name }) => name)
    expect(open).toEqual([...tablesWithoutRowSecurity].sort())
    expect(tables.length).toBeGreaterThan(25)
  })

  test('the runtime role bypasses nothing and owns nothing', async () => {
    const [role] = await database.bare((tx) =>
      tx.query(
        `SELECT rolsuper, rolbypassrls, rolcanlogin FROM pg_roles WHERE rolname = 'pannier_app'`,
      ),
    )
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcanlogin: false })
    expect(
      await database.bare((tx) =>
        tx.query(
          `SELECT relname FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner WHERE r.rolname = 'pannier_app'`,
        ),
      ),
    ).toEqual([])
  })

  test('no table gives or takes anything of another tenant', async () => {
    for (const { name, columns } of tables
      .filter(({ columns: all }) => all.includes('tenant_id'))
      .filter((table) => !tablesWithoutRowSecurity.includes(table.name))) {
      const before = await database.within(everything(b), (tx) =>
        tx.query(`SELECT count(*)::int AS n FROM "${name}"`),
      )
      await database.within(everything(a), async (tx) => {
        expect(await tx.query(`SELECT 1 FROM "${name}" WHERE tenant_id <> 'aa'`), name).toEqual([])
        if (name === 'audit_log') return
        expect(
          await tx.query(
            `UPDATE "${name}" SET tenant_id = tenant_id WHERE tenant_id = 'bb' RETURNING 1`,
          ),
          name,
        ).toEqual([])
        expect(
          await tx.query(`DELETE FROM "${name}" WHERE tenant_id = 'bb' RETURNING 1`),
          name,
        ).toEqual([])
      })
      await expect(
        database.within(everything(a), (tx) =>
          tx.query(
            `INSERT INTO "${name}" (${columns
              .filter((column) => column !== 'id' || name === 'session')
              .map((column) => `"${column}"`)
              .join(', ')})
         SELECT ${columns
           .filter((column) => column !== 'id' || name === 'session')
           .map((column) => (column === 'tenant_id' ? `'bb'` : `"${column}"`))
           .join(', ')} FROM "${name}" LIMIT 1`,
          ),
        ),
        name,
      ).rejects.toThrow(/row-level security|duplicate key/)
      expect(
        await database.within(everything(b), (tx) =>
          tx.query(`SELECT count(*)::int AS n FROM "${name}"`),
        ),
        name,
      ).toEqual(before)
    }
  })

  test('no table gives or takes anything of another customer', async () => {
    const onlyX: Scope = { tenantId: 'aa', user: 'any', customers: [a.customers.X!] }
    for (const { name, columns } of tables) {
      const column = columns.includes('customer_id')
        ? 'customer_id'
        : columns.includes('for_customer')
          ? 'for_customer'
          : name === 'customer'
            ? 'id'
            : null
      if (!column) continue
      const [{ n } = { n: 0 }] = await database.within(everything(a), (tx) =>
        tx.query<{ n: number }>(
          `SELECT count(*)::int AS n FROM "${name}" WHERE ${column} = ${a.customers.Y}`,
        ),
      )
      expect(n, `${name} holds something of Y to hide`).toBeGreaterThan(0)
      await database.within(onlyX, async (tx) => {
        expect(
          await tx.query(`SELECT 1 FROM "${name}" WHERE ${column} = ${a.customers.Y}`),
          name,
        ).toEqual([])
        expect(
          await tx.query(`DELETE FROM "${name}" WHERE ${column} = ${a.customers.Y} RETURNING 1`),
          name,
        ).toEqual([])
        expect(
          await tx.query(
            `UPDATE "${name}" SET tenant_id = tenant_id WHERE ${column} = ${a.customers.Y} RETURNING 1`,
          ),
          name,
        ).toEqual([])
      })
      if (name !== 'customer') {
        await expect(
          database.within(everything(a), async (tx) => {
            await tx.query(
              "SELECT set_config('app.all_customers', 'off', true), set_config('app.customers', $1, true)",
              [`{${a.customers.X}}`],
            )
            await tx.query(
              `UPDATE "${name}" SET ${column} = ${a.customers.Y} WHERE ${column} = ${a.customers.X}`,
            )
            const [row] = await tx.query(
              `SELECT 1 FROM "${name}" WHERE ${column} = ${a.customers.X} LIMIT 1`,
            )
            if (!row) throw new Error('row-level security: nothing of X was there to give away')
          }),
          name,
        ).rejects.toThrow(/row-level security/)
      }
    }
  })

  test('rows of a person are his alone, and without a scope nothing is seen', async () => {
    const scope = (user: number): Scope => ({ tenantId: 'aa', user, customers: [] })
    const mine = await database.within(scope(a.users.rep!), (tx) =>
      tx.query('SELECT 1 FROM intent_stream'),
    )
    const theirs = await database.within(scope(a.users.dealer!), (tx) =>
      tx.query('SELECT 1 FROM intent_stream'),
    )
    expect([mine.length, theirs.length]).toEqual([1, 0])
    const nothing = await database.within({ tenantId: '', user: 0, customers: [] }, (tx) =>
      tx.query('SELECT 1 FROM article'),
    )
    expect(nothing).toEqual([])
  })

  test('the audit log takes new entries and gives none back for change', async () => {
    for (const statement of ['DELETE FROM audit_log', `UPDATE audit_log SET action = 'x'`]) {
      await expect(database.within(everything(a), (tx) => tx.query(statement))).rejects.toThrow(
        /permission denied/,
      )
    }
    await expect(
      database.within(everything(a), (tx) => tx.query(`UPDATE tenant SET name = 'x'`)),
    ).rejects.toThrow(/permission denied/)
  })
})
