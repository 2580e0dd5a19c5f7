import type { FileKind, FileRefusal } from '#domain/files/file-kinds.ts'
import type { FileUse } from '#domain/files/file-uses.ts'
import type { Tx } from '../../db/database.ts'

/** A file as it is known. */
export interface FileRow {
  id: string
  kind: FileKind
  name: string
  mime: string
  bytes: number
  sha256: string
  /** Of the content that is kept, where it is not the one that was sent. */
  kept_sha256: string | null
  state: 'uploading' | 'stored' | 'ready' | 'refused'
  refusal: FileRefusal | null
  width: number | null
  height: number | null
  used_as: FileUse | ''
  owner: string
  /** The place it takes among the owner's pictures, from 0; null: the last. */
  place: number | null
  created_by: number | null
}

const columns =
  'id, kind, name, mime, bytes, sha256, kept_sha256, state, refusal, width, height, used_as, owner, place, created_by'

export const readFileRow = async (tx: Tx, id: string): Promise<FileRow | undefined> =>
  (await tx.query<FileRow>(`SELECT ${columns} FROM file WHERE id = $1`, [id]))[0]

/** Bytes of all originals of the tenant, those under way at their announced size. */
export const usedBytes = async (tx: Tx): Promise<number> =>
  (
    await tx.query<{ used: number }>(
      `SELECT coalesce(sum(bytes), 0)::bigint AS used FROM file WHERE state <> 'refused'`,
    )
  )[0]!.used

/** Facts that a sender announces. `sha256` is empty if unknown. */
export interface Announced {
  id: string
  kind: FileKind
  name: string
  bytes: number
  sha256: string
  usedAs: FileUse | ''
  owner: string
  place?: number | null
}

/** Notes an upload; one of the same id stays as it is. @returns the row that is there now */
export async function putUpload(
  tx: Tx,
  tenantId: string,
  announced: Announced,
  createdBy: number | null,
  now: Date,
): Promise<FileRow> {
  const { id, kind, name, bytes, sha256, usedAs, owner, place = null } = announced
  await tx.query(
    `INSERT INTO file (tenant_id, id, kind, name, bytes, sha256, used_as, owner, place, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (tenant_id, id) DO NOTHING`,
    [tenantId, id, kind, name, bytes, sha256, usedAs, owner, place, createdBy, now],
  )
  return (await readFileRow(tx, id))!
}

/** Ends an upload. @returns false when another request has ended it already */
export const completeUpload = async (
  tx: Tx,
  id: string,
  facts: {
    sha256: string
    mime: string
    state: 'stored' | 'ready'
    width: number | null
    height: number | null
  },
  now: Date,
): Promise<boolean> =>
  (
    await tx.query(
      `UPDATE file SET sha256 = $2, mime = $3, state = $4, width = $5, height = $6, completed_at = $7
       WHERE id = $1 AND state = 'uploading' RETURNING 1`,
      [id, facts.sha256, facts.mime, facts.state, facts.width, facts.height, now],
    )
  ).length > 0

/** Refuses a file, and takes it from where it is used; a picture that it has replaced there comes back. */
export async function refuseFile(tx: Tx, id: string, refusal: FileRefusal): Promise<void> {
  await tx.query(`UPDATE file SET state = 'refused', refusal = $2 WHERE id = $1`, [id, refusal])
  await tx.query(
    `UPDATE file_use u SET file_id = f.replaced FROM file f WHERE f.id = $1 AND f.replaced IS NOT NULL AND u.file_id = f.id
       AND NOT EXISTS (SELECT FROM file_use o WHERE o.used_as = u.used_as AND o.owner = u.owner AND o.file_id = f.replaced)`,
    [id],
  )
  await tx.query('DELETE FROM file_use WHERE file_id = $1', [id])
}
