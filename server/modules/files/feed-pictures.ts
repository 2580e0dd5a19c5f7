import { rulesOf } from '#domain/files/file-kinds.ts'
import type { Database, Scope, Tx } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { JobData } from '../../jobs/job-data.ts'
import { storePicture } from '../../import/files/picture-files.ts'
import type { Settings } from '../../settings.ts'
import { fetchOrNote } from './fetch-picture.ts'
import type { FileStore } from './file-store.ts'
import { countRevision } from './use-store.ts'

interface FeedPictureDeps {
  database: Database
  store: FileStore
  settings: Pick<Settings, 'localPush'>
}

const scopeOf = (tenantId: string): Scope => ({ tenantId, user: 'any', customers: [] })

/** Gives articles the pictures that the feed names, in its order before those of people, and takes away what it names no more. */
async function followFeed(tx: Tx, tenantId: string): Promise<void> {
  const taken = await tx.query(
    `DELETE FROM file_use u WHERE u.used_as = 'article-picture' AND u.from_feed AND NOT EXISTS (
       SELECT 1 FROM article_picture_source s WHERE s.active AND s.article_code = u.owner AND s.file_id = u.file_id) RETURNING 1`,
  )
  const given = await tx.query(
    `INSERT INTO file_use AS u (tenant_id, used_as, owner, file_id, position, from_feed)
     SELECT $1, 'article-picture', s.article_code, s.file_id, min(s.position) - 25, true FROM article_picture_source s
     JOIN file f ON f.tenant_id = s.tenant_id AND f.id = s.file_id AND f.state <> 'refused'
     WHERE s.active GROUP BY s.article_code, s.file_id
     ON CONFLICT (tenant_id, used_as, owner, file_id) DO UPDATE SET position = EXCLUDED.position
       WHERE u.from_feed AND u.position <> EXCLUDED.position RETURNING 1`,
    [tenantId],
  )
  if (taken.length + given.length > 0) await countRevision(tx, tenantId)
}

/** After an import: shows what came as files, and has the rest fetched. */
export const feedFollower =
  ({ database }: FeedPictureDeps) =>
  ({ tenantId }: JobData['feed-pictures']): Promise<void> =>
    database.within(scopeOf(tenantId), async (tx) => {
      await followFeed(tx, tenantId)
      const waiting = await tx.query<{ article_code: string; position: number }>(
        `SELECT article_code, position FROM article_picture_source WHERE active AND address <> '' AND file_id IS NULL`,
      )
      for (const { article_code: articleCode, position } of waiting)
        await enqueue(tx, 'fetch-picture', { tenantId, articleCode, position })
    })

/** Fetches one picture of the feed. A failure is written beside its row; the job tries again later. */
export const pictureFetcher =
  ({ database, store, settings }: FeedPictureDeps) =>
  async ({ tenantId, articleCode, position }: JobData['fetch-picture']): Promise<void> => {
    const scope = scopeOf(tenantId)
    const key = [articleCode, position] as const
    const [row] = await database.within(scope, (tx) =>
      tx.query<{ address: string }>(
        `SELECT address FROM article_picture_source WHERE article_code = $1 AND position = $2 AND active AND address <> '' AND file_id IS NULL`,
        [...key],
      ),
    )
    if (!row) return
    const { address } = row
    const note = (error: string) =>
      database.within(scope, (tx) =>
        tx.query(
          'UPDATE article_picture_source SET error = $3, tried_at = now() WHERE article_code = $1 AND position = $2',
          [...key, error.slice(0, 300)],
        ),
      )
    const rules = {
      most: rulesOf('article-picture').most,
      local: settings.localPush,
    }
    const fetched = await fetchOrNote(address, rules, note)
    if (!fetched) return
    const { name, content } = fetched
    await database.within(scope, async (tx) => {
      const kept = await storePicture(tx, store, tenantId, { name, content })
      const [fileId, error] =
        'id' in kept ? [kept.id, null] : [null, 'not a picture that is accepted']
      await tx.query(
        `UPDATE article_picture_source SET file_id = $4, error = $5, tried_at = now() WHERE article_code = $1 AND position = $2 AND address = $3`,
        [...key, address, fileId, error],
      )
      await followFeed(tx, tenantId)
    })
  }
