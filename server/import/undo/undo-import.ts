import { audit } from '../../audit.ts'
import type { Database, Tx } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Handler } from '../../jobs/worker.ts'
import { feeds } from '../feed-order.ts'

interface Undone {
  /** Rows that are as they were before the import. */
  restored: number
  /** Rows that have changed since the import, and stay as they are. */
  leftAlone: number
}

interface Column {
  name: string
  type: string
  key: boolean
  always: boolean
}

const columnsSql = `
  SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attidentity = 'a' AS always,
    a.attnum = ANY (i.indkey) AS key
  FROM pg_attribute a JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary
  WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum`

const quoted = (name: string) => `"${name}"`

/** Each changed row of one table once: what it was first, what the import left last, and whether it is still so. */
async function collectChanges(tx: Tx, target: string, keys: readonly Column[], run: string) {
  const match = keys.map(({ name, type }) => `t.${quoted(name)} = (c.key->>'${name}')::${type}`)
  const staged = quoted(`undo_${target}`)
  await tx.query(
    `CREATE TEMP TABLE ${staged} ON COMMIT DROP AS
     SELECT c.key, c.before, c.after, md5(t::text) IS NOT DISTINCT FROM c.after AS untouched FROM (
       SELECT key, (array_agg(before ORDER BY id))[1] AS before, (array_agg(after ORDER BY id DESC))[1] AS after
       FROM import_change WHERE run = $1 AND target = $2 GROUP BY key) c
     LEFT JOIN ${quoted(target)} t ON ${match.join(' AND ')}
     WHERE c.before IS NOT NULL OR c.after IS NOT NULL`,
    [run, target],
  )
  return { staged, match: match.join(' AND ') }
}

/**
 * Brings one table back. A row the import brought is deactivated where the table can say so, since others may name it by
 * now, and deleted elsewhere.
 */
async function undoTable(tx: Tx, target: string, run: string): Promise<Undone> {
  const columns = await tx.query<Column>(columnsSql, [target])
  const keys = columns.filter(({ key }) => key)
  const { staged, match } = await collectChanges(tx, target, keys, run)
  const table = quoted(target)
  const names = columns.map(({ name }) => quoted(name))
  const values = columns.filter(({ key }) => !key).map(({ name }) => quoted(name))
  const former = `${staged} c CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, c.before) o`
  if (values.length > 0)
    await tx.query(
      `UPDATE ${table} t SET ${values.map((name) => `${name} = o.${name}`).join(', ')} FROM ${former}
       WHERE c.untouched AND c.before IS NOT NULL AND c.after IS NOT NULL AND ${match}`,
    )
  await tx.query(
    columns.some(({ name }) => name === 'active')
      ? `UPDATE ${table} t SET active = false FROM ${staged} c WHERE c.untouched AND c.before IS NULL AND ${match}`
      : `DELETE FROM ${table} t USING ${staged} c WHERE c.untouched AND c.before IS NULL AND ${match}`,
  )
  await tx.query(
    `INSERT INTO ${table} (${names.join(', ')}) ${columns.some(({ always }) => always) ? 'OVERRIDING SYSTEM VALUE' : ''}
     SELECT ${names.map((name) => `o.${name}`).join(', ')} FROM ${former} WHERE c.untouched AND c.after IS NULL ON CONFLICT DO NOTHING`,
  )
  const [count] = await tx.query<Undone>(
    `SELECT count(*) FILTER (WHERE untouched)::int AS restored, count(*) FILTER (WHERE NOT untouched)::int AS "leftAlone" FROM ${staged}`,
  )
  return count!
}

async function undoAll(tx: Tx, tenantId: string, run: string): Promise<Undone> {
  const targets = await tx.query<{ target: string }>(
    'SELECT target FROM import_change WHERE run = $1 GROUP BY target ORDER BY max(id) DESC',
    [run],
  )
  const total = { restored: 0, leftAlone: 0 }
  for (const { target } of targets) {
    const { restored, leftAlone } = await undoTable(tx, target, run)
    total.restored += restored
    total.leftAlone += leftAlone
  }
  const touched = feeds.filter(({ table }) => targets.some(({ target }) => target === table))
  if (touched.some(({ catalogue }) => catalogue))
    await tx.query('UPDATE catalogue_revision SET revision = revision + 1')
  for (const { job } of touched) if (job) await enqueue(tx, job, { tenantId })
  return total
}

/**
 * Brings back what an import changed: each row as it was before, unless it has changed again since. Whole or not at all.
 * @param by the person who asked for it; null: a command
 * @returns undefined when there is no such import, when it is running or undone, or when its changes are no longer kept
 */
export function undoImport(
  database: Database,
  tenantId: string,
  run: string,
  by: number | null,
): Promise<Undone | undefined> {
  return database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    await tx.query(`SELECT set_config('statement_timeout', '0', true)`)
    const [begun] = await tx.query(
      `SELECT 1 FROM import_run r WHERE id::text = $1 AND state NOT IN ('running', 'undone')
         AND EXISTS (SELECT 1 FROM import_change c WHERE c.tenant_id = r.tenant_id AND c.run = r.id) FOR UPDATE`,
      [run],
    )
    if (!begun) return undefined
    const undone = await undoAll(tx, tenantId, run)
    await tx.query(
      `UPDATE import_run SET state = 'undone', undone_at = now(), restored = $2, left_alone = $3 WHERE id::text = $1`,
      [run, undone.restored, undone.leftAlone],
    )
    await tx.query('DELETE FROM import_change WHERE run::text = $1', [run])
    await audit(
      {
        tx,
        clock: () => new Date(),
        tenant: { id: tenantId },
        user: by === null ? null : { id: by },
        customer: null,
        requestId: null,
      },
      { action: 'import.undone', target: run, after: undone },
    )
    return undone
  })
}

/** Undoes an import as a job. After the last try the import can be undone again, and says why it was not. */
export const importUndoer =
  (database: Database): Handler<'undo-import'> =>
  async ({ tenantId, run, by }, { last }) => {
    try {
      await undoImport(database, tenantId, run, by)
    } catch (error) {
      if (last)
        await database.within({ tenantId, user: 'any', customers: 'all' }, (tx) =>
          tx.query('UPDATE import_run SET undo_asked_at = NULL, error = $2 WHERE id::text = $1', [
            run,
            (error as Error).message.slice(0, 500),
          ]),
        )
      throw error
    }
  }
