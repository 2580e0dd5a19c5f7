import { literal, type Tx } from '../db/database.ts'
import { backupSetting } from '../db/row-security.ts'

/** Rows read at a time; of tables that hold files few, since one row may have megabytes. */
const batch = { plain: 500, files: 5 }

interface Table {
  name: string
  columns: string[]
  files: boolean
  /** Tables that its rows point to. */
  needs: string[]
}

const tablesSql = `
  SELECT c.relname AS name,
    (SELECT array_agg(quote_ident(a.attname)::text ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.atttypid = 'bytea'::regtype) AS files,
    ARRAY(SELECT DISTINCT f.confrelid::regclass::text FROM pg_constraint f WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS needs
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY c.relname`

/** Sorts tables so that each follows the tables its foreign keys point to. */
function inOrder(tables: readonly Table[]): Table[] {
  const sorted: Table[] = []
  const add = (table: Table) => {
    if (sorted.includes(table)) return
    for (const name of table.needs) add(tables.find((one) => one.name === name)!)
    sorted.push(table)
  }
  tables.forEach(add)
  return sorted
}

/** Reads all rows of a query as JSON texts: numbers keep every digit. */
async function* rowsOf(tx: Tx, sql: string, size: number): AsyncGenerator<string[]> {
  await tx.query(`DECLARE moved NO SCROLL CURSOR FOR ${sql}`)
  for (;;) {
    const rows = await tx.query<{ row: string }>(`FETCH ${size} FROM moved`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await tx.query('CLOSE moved')
}

async function copyTable(
  from: Tx,
  to: Tx,
  target: string,
  { columns, source, size }: { columns: readonly string[]; source: string; size: number },
): Promise<number> {
  const names = columns.join(', ')
  const put = `INSERT INTO ${target} (${names}) OVERRIDING SYSTEM VALUE SELECT ${names} FROM jsonb_populate_recordset(NULL::${target}, $1::jsonb)`
  let count = 0
  for await (const rows of rowsOf(from, source, size)) {
    await to.query(put, [`[${rows.join(',')}]`])
    count += rows.length
  }
  return count
}

/** Jobs that have not run: those under way begin again. */
async function copyJobs(from: Tx, to: Tx): Promise<void> {
  const columns = await to.query<{ name: string }>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_schema = 'pgboss' AND table_name = 'job' AND is_generated = 'NEVER'`,
  )
  // pg-boss creates its internal queues itself when a server starts.
  const queues = await to.query<{ name: string }>('SELECT name FROM pgboss.queue')
  const names = queues.map(({ name }) => literal(name)).join(', ')
  await copyTable(from, to, 'pgboss.job', {
    columns: columns.map(({ name }) => name),
    source: `SELECT (to_jsonb(j) || CASE WHEN state = 'active' THEN '{"state": "retry"}' ELSE '{}' END::jsonb)::text AS row FROM pgboss.job j
      WHERE state < 'completed' AND name IN (${names})`,
    size: batch.plain,
  })
}

/** Numbers go on where they are. */
async function copySequences(from: Tx, to: Tx): Promise<void> {
  const sequences = await from.query<{ name: string; last: number | null }>(
    `SELECT quote_ident(sequencename) AS name, last_value AS last FROM pg_sequences WHERE schemaname = 'public'`,
  )
  for (const { name, last } of sequences)
    if (last !== null) await to.query(`SELECT setval('public.${name}', $1)`, [last])
}

/**
 * Copies every row of this product into an empty database with the same schema: tables, numbers of sequences, jobs that
 * have not run. Both transactions are the owners'.
 * @returns copied rows of each table that has some
 */
export async function copyRows(from: Tx, to: Tx): Promise<Record<string, number>> {
  await from.query(`SELECT set_config('${backupSetting}', 'on', true)`)
  const tables = inOrder(await to.query<Table>(tablesSql))
  const copied: Record<string, number> = {}
  for (const { name, columns, files } of tables) {
    const table = `"${name}"`
    const secured = await to.query(
      `SELECT 1 FROM pg_class WHERE oid = $1::regclass AND relforcerowsecurity`,
      [`public.${name}`],
    )
    // The owner of both may write what no tenant's scope could, and what triggers have made is copied too.
    if (secured.length > 0) await to.query(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`)
    await to.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
    const count = await copyTable(from, to, table, {
      columns,
      source: `SELECT to_jsonb(t)::text AS row FROM ${table} t`,
      size: files ? batch.files : batch.plain,
    })
    await to.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    if (secured.length > 0) await to.query(`ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`)
    if (count > 0) copied[name] = count
  }
  await copySequences(from, to)
  await copyJobs(from, to)
  return copied
}
