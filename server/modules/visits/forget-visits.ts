import { restoreTime } from '#domain/visits/visit-editing.ts'
import type { Tx } from '../../db/database.ts'

const expired = `SELECT id FROM visit WHERE deleted_at < $1`

/** Deletes for good the visits that can no longer be brought back; their photos go with the unused files. */
export async function forgetVisits(tx: Tx, now: Date): Promise<void> {
  const before = [new Date(now.getTime() - restoreTime)]
  await tx.query(
    `DELETE FROM file_use WHERE used_as = 'visit-photo' AND owner IN (SELECT id::text FROM visit WHERE deleted_at < $1)`,
    before,
  )
  await tx.query(`DELETE FROM visit_photo WHERE visit_id IN (${expired})`, before)
  await tx.query(`DELETE FROM visit_revision WHERE visit_id IN (${expired})`, before)
  await tx.query('DELETE FROM visit WHERE deleted_at < $1', before)
}
