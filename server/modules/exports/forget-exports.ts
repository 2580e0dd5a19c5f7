import type { Database, Scope } from '../../db/database.ts'
import type { FileStore } from '../files/file-store.ts'

/** Days that an expired export stays in the list of those asked for. */
const shownDays = 30

/** Deletes the files of all exports that a tenant has; what is noted of them is left to the caller. */
export async function removeExports(
  { database, store }: { database: Database; store: FileStore },
  scope: Scope,
): Promise<void> {
  const files = await database.within(scope, (tx) =>
    tx.query<{ file_key: string }>('SELECT file_key FROM export_job WHERE file_key IS NOT NULL'),
  )
  for (const { file_key } of files) await store.remove(file_key)
}

/** Deletes files that have expired, and after a month what was noted of them. */
export async function forgetExports(
  { database, store }: { database: Database; store: FileStore },
  now: Date,
): Promise<void> {
  const tenants = await database.bare((tx) => tx.query<{ id: string }>('SELECT id FROM tenant'))
  for (const { id } of tenants) {
    const scope = { tenantId: id, user: 'any', customers: 'all' } as const
    const expired = await database.within(scope, (tx) =>
      tx.query<{ id: string; file_key: string }>(
        `SELECT id, file_key FROM export_job WHERE expires_at < $1 AND file_key IS NOT NULL`,
        [now],
      ),
    )
    for (const { file_key } of expired) await store.remove(file_key)
    await database.within(scope, async (tx) => {
      await tx.query(
        `UPDATE export_job SET state = 'expired', file_key = NULL WHERE expires_at < $1 AND (file_key IS NULL OR id = ANY ($2::uuid[]))
           AND state <> 'expired'`,
        [now, expired.map(({ id: job }) => job)],
      )
      await tx.query(`DELETE FROM export_job WHERE expires_at < $1`, [
        new Date(now.getTime() - shownDays * 86_400_000),
      ])
    })
  }
}
