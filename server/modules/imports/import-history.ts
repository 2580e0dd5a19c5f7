import { userInfo } from 'node:os'
import type { Database, Scope } from '../../db/database.ts'
import type { FileReport } from '../../import/report.ts'

/** By whom and from where an import is made. */
export interface ImportOrigin {
  /** The command or program, such as `npm run import`. */
  by: string
  /** Folder of the files; empty when there is none. */
  source: string
}

export type ImportOutcome = 'done' | 'partly' | 'failed'

/** Records one import as it goes on, so that one that was killed is seen too. */
export interface ImportRecord {
  id: string
  file(report: FileReport): Promise<void>
  finish(outcome: ImportOutcome, error?: string): Promise<void>
}

/** Name of the operating system's account; a container may have none. */
function account(): string {
  try {
    return userInfo().username
  } catch {
    return ''
  }
}

/** Days that the rows changed by an import are kept, so that it can be undone. */
export const undoDays = 14

/** Begins the record of an import, and forgets those older than 90 days. */
export async function recordImport(
  database: Database,
  tenantId: string,
  { by, source }: ImportOrigin,
  delta: boolean,
): Promise<ImportRecord> {
  const scope: Scope = { tenantId, user: 'any', customers: 'all' }
  const who = account()
  const id = await database.within(scope, async (tx) => {
    await tx.query(
      `WITH old AS (DELETE FROM import_run WHERE started_at < now() - interval '90 days' RETURNING id)
       DELETE FROM import_file WHERE run IN (SELECT id FROM old)`,
    )
    await tx.query(
      `DELETE FROM import_change c USING import_run r
       WHERE r.tenant_id = c.tenant_id AND r.id = c.run AND r.started_at < now() - make_interval(days => $1)`,
      [undoDays],
    )
    const [run] = await tx.query<{ id: string }>(
      'INSERT INTO import_run (tenant_id, started_by, source, delta) VALUES ($1, $2, $3, $4) RETURNING id',
      [tenantId, who ? `${by} (${who})` : by, source, delta],
    )
    return run!.id
  })
  let position = 0
  return {
    id,
    file: (report) =>
      database.within(scope, async (tx) => {
        await tx.query(
          `INSERT INTO import_file (tenant_id, run, feed, position, rows, inserted, updated, unchanged, ended, refused_count, refused, broken_reason, broken_detail, milliseconds)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12, $13, $14)`,
          [
            tenantId,
            id,
            report.feed,
            position++,
            report.rows,
            report.inserted,
            report.updated,
            report.unchanged,
            report.ended,
            report.refusedCount,
            // A NUL cannot be stored, and is what a refused cell may hold.
            JSON.stringify(report.refused).replaceAll('\\u0000', '\\ufffd'),
            report.broken?.reason ?? null,
            report.broken?.detail ?? null,
            Math.round(report.milliseconds),
          ],
        )
      }),
    finish: (outcome, error) =>
      database.within(scope, async (tx) => {
        await tx.query(
          'UPDATE import_run SET state = $2, error = $3, finished_at = now() WHERE id = $1',
          [id, outcome, error ?? null],
        )
      }),
  }
}
