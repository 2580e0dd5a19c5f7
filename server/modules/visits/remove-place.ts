import { createHash } from 'node:crypto'
import type { Database, Scope } from '../../db/database.ts'
import type { JobData } from '../../jobs/job-data.ts'
import { type FileStore, originalKey } from '../files/file-store.ts'
import { readFileRow } from '../files/upload-store.ts'
import { withoutPlace } from './photo-place.ts'

/**
 * Keeps a visit's photo without the place in it, and deletes what was sent. Run again it ends what an earlier run has
 * begun. Until it has run, the photo's route takes the place out of each answer.
 */
export const placeRemover =
  ({ database, store }: { database: Database; store: FileStore }) =>
  async ({ tenantId, fileId }: JobData['photo-place']): Promise<void> => {
    const scope: Scope = { tenantId, user: 'any', customers: [] }
    const row = await database.within(scope, (tx) => readFileRow(tx, fileId))
    if (row?.state !== 'stored' && row?.state !== 'ready') return
    let kept = row.kept_sha256
    if (kept === null) {
      const sent = await store.get(originalKey(tenantId, row.sha256))
      if (!sent) throw new Error(`the content of file ${fileId} is not in the store`)
      const content = await withoutPlace(sent, row.mime)
      kept = createHash('sha256').update(content).digest('hex')
      if (kept !== row.sha256) await store.put(originalKey(tenantId, kept), content, row.mime)
      await database.within(scope, (tx) =>
        tx.query('UPDATE file SET kept_sha256 = $2 WHERE id = $1', [fileId, kept]),
      )
    }
    if (kept === row.sha256) return
    const others = await database.within(scope, (tx) =>
      tx.query(
        `SELECT 1 FROM file WHERE coalesce(kept_sha256, sha256) = $1 AND state <> 'refused' LIMIT 1`,
        [row.sha256],
      ),
    )
    if (others.length === 0) await store.remove(originalKey(tenantId, row.sha256))
  }
