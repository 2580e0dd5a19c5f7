import { maxPictures, type FileUse } from '#domain/files/file-uses.ts'
import type { Tx } from '../../db/database.ts'

/**
 * Whether something can take a file: an article that exists and has room, or a part of the brand.
 * @param place of a picture that is replaced if there is one
 */
export async function hasRoom(
  tx: Tx,
  usedAs: FileUse,
  owner: string,
  place: number | null = null,
): Promise<'yes' | 'no' | 'full'> {
  if (usedAs !== 'article-picture') return 'yes'
  const [row] = await tx.query<{ known: boolean; pictures: number }>(
    `SELECT EXISTS (SELECT 1 FROM article WHERE code = $1) AS known,
       (SELECT count(*)::int FROM file_use WHERE used_as = 'article-picture' AND owner = $1) AS pictures`,
    [owner],
  )
  if (!row?.known) return 'no'
  const replaces = place !== null && place < row.pictures
  return row.pictures >= maxPictures && !replaces ? 'full' : 'yes'
}

/** Counts the catalogue's revision up: indexes and devices look again. */
export const countRevision = (tx: Tx, tenantId: string) =>
  tx.query(
    `INSERT INTO catalogue_revision AS t (tenant_id, revision) VALUES ($1, 1)
     ON CONFLICT (tenant_id) DO UPDATE SET revision = t.revision + 1`,
    [tenantId],
  )

/** Makes a file part of something: the last of an article's pictures, or in place of a part of the brand. Again changes nothing. */
export async function linkFile(
  tx: Tx,
  tenantId: string,
  use: { usedAs: FileUse; owner: string; fileId: string; position?: number; fromFeed?: boolean },
): Promise<void> {
  const { usedAs, owner, fileId, position = null, fromFeed = false } = use
  if (usedAs === 'brand')
    await tx.query(
      `DELETE FROM file_use WHERE used_as = 'brand' AND owner = $1 AND file_id <> $2`,
      [owner, fileId],
    )
  await tx.query(
    `INSERT INTO file_use (tenant_id, used_as, owner, file_id, position, from_feed)
     VALUES ($1, $2, $3, $4, coalesce($5::int, (SELECT coalesce(max(position) + 1, 0) FROM file_use WHERE used_as = $2 AND owner = $3)), $6)
     ON CONFLICT (tenant_id, used_as, owner, file_id) DO NOTHING`,
    [tenantId, usedAs, owner, fileId, position, fromFeed],
  )
}

/** A file in use, with its owner. */
export interface UsedFile {
  owner: string
  id: string
  name: string
  sha256: string
  state: 'uploading' | 'stored' | 'ready' | 'refused'
  refusal: string | null
  width: number | null
  height: number | null
  bytes: number
  from_feed: boolean
}

/** The files of some owners, in their order; one that is still uploaded is not there yet. */
export const filesOf = (tx: Tx, usedAs: FileUse, owners: readonly string[]): Promise<UsedFile[]> =>
  tx.query<UsedFile>(
    `SELECT u.owner, f.id, f.name, f.sha256, f.state, f.refusal, f.width, f.height, f.bytes, u.from_feed
     FROM file_use u JOIN file f ON f.tenant_id = u.tenant_id AND f.id = u.file_id
     WHERE u.used_as = $1 AND u.owner = ANY ($2::text[]) ORDER BY u.owner, u.position, f.id`,
    [usedAs, owners],
  )

/** Puts an owner's files in this order. */
export const orderFiles = (tx: Tx, articleCode: string, fileIds: readonly string[]) =>
  tx.query(
    `UPDATE file_use u SET position = w.n - 1 FROM unnest($2::uuid[]) WITH ORDINALITY AS w(id, n)
     WHERE u.used_as = 'article-picture' AND u.owner = $1 AND u.file_id = w.id`,
    [articleCode, fileIds],
  )

/**
 * Puts a picture at a place of an article, counted from 0. It replaces the picture there; without one it comes last.
 * @returns the id of the replaced file
 */
export async function placePicture(
  tx: Tx,
  tenantId: string,
  { owner, fileId, place }: { owner: string; fileId: string; place: number },
): Promise<string | undefined> {
  const [there] = await tx.query<{ id: string; position: number }>(
    `SELECT file_id AS id, position FROM file_use WHERE used_as = 'article-picture' AND owner = $1 ORDER BY position, file_id OFFSET $2 LIMIT 1`,
    [owner, place],
  )
  if (there) await unlinkFile(tx, 'article-picture', owner, there.id)
  const position = there && { position: there.position }
  await linkFile(tx, tenantId, { usedAs: 'article-picture', owner, fileId, ...position })
  return there?.id
}

/** Takes a file from what uses it. @returns whether it was used there */
export const unlinkFile = async (
  tx: Tx,
  usedAs: FileUse,
  owner: string,
  fileId: string,
): Promise<boolean> =>
  (
    await tx.query(
      'DELETE FROM file_use WHERE used_as = $1 AND owner = $2 AND file_id = $3 RETURNING 1',
      [usedAs, owner, fileId],
    )
  ).length > 0

/** Keeps a file that was taken from its place for a day from now, however old it is, so that it can be put back. */
export const keepForUndo = (tx: Tx, fileId: string, now: Date) =>
  tx.query('UPDATE file SET completed_at = $2 WHERE id = $1', [fileId, now])

/** Gives one article's pictures to others, in the same order; what they had besides goes. */
export async function shareFiles(
  tx: Tx,
  tenantId: string,
  from: string,
  to: readonly string[],
): Promise<void> {
  await tx.query(
    `DELETE FROM file_use WHERE used_as = 'article-picture' AND owner = ANY ($1::text[])`,
    [to],
  )
  await tx.query(
    `INSERT INTO file_use (tenant_id, used_as, owner, file_id, position)
     SELECT $1, 'article-picture', o.code, u.file_id, u.position FROM file_use u, unnest($3::text[]) AS o(code)
     WHERE u.used_as = 'article-picture' AND u.owner = $2`,
    [tenantId, from, to],
  )
}
