import { restorableDays } from '#domain/content/validity.ts'
import type { Tx } from '../db/database.ts'

/** Categories that can no longer be restored and that nothing is in. */
const categories = `SELECT c.id FROM marketing_category c WHERE c.deleted_at < $1
  AND NOT EXISTS (SELECT FROM content_item i WHERE i.category_id = c.id) AND NOT EXISTS (SELECT FROM marketing_category k WHERE k.parent_id = c.id)`

/** Owners of files, by the first part of their names; the rest is a part of them, such as the text. */
const owners = `SELECT kind || ':' || id FROM content_item WHERE deleted_at < $1
  UNION ALL SELECT 'announcement:' || id FROM announcement WHERE deleted_at < $1
  UNION ALL SELECT 'banner:' || id FROM banner WHERE deleted_at < $1
  UNION ALL SELECT 'marketing-category:' || id FROM (${categories}) gone`

/** Deletes for good the content that can no longer be restored; its files go with the unused files. */
export async function forgetContent(tx: Tx, now: Date): Promise<void> {
  const before = [new Date(now.getTime() - restorableDays * 86_400_000)]
  await tx.query(
    `DELETE FROM file_use WHERE used_as = 'content' AND split_part(owner, '/', 1) IN (${owners})`,
    before,
  )
  await tx.query(
    `DELETE FROM banner_image WHERE file IN (SELECT banner_file FROM banner WHERE deleted_at < $1)
      AND file NOT IN (SELECT banner_file FROM banner WHERE deleted_at IS NULL OR deleted_at >= $1)`,
    before,
  )
  await tx.query('DELETE FROM banner WHERE deleted_at < $1', before)
  await tx.query('DELETE FROM announcement WHERE deleted_at < $1', before)
  await tx.query('DELETE FROM content_item WHERE deleted_at < $1', before)
  await tx.query(`DELETE FROM marketing_category WHERE id IN (${categories})`, before)
}
