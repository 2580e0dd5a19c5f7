import { fileHash } from '#domain/files/picture-address.ts'
import type { Tx } from '../../db/database.ts'

/** A file of content as SQL gives it. */
export interface ContentFileRow {
  id: string
  name: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  /** The sizes of a picture are made. */
  ready: boolean
  /** There is a picture of a PDF's first page. */
  pictured: boolean
}

/** SQL of the files of an owner, as JSON in their order. @param owner SQL of the owner */
export const filesSql = (owner: string): string =>
  `coalesce((SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'bytes', f.bytes, 'width', f.width, 'height', f.height, 'ready', f.state = 'ready', 'pictured', EXISTS (SELECT FROM pdf_text p WHERE p.file_id = f.id AND p.pictured)) ORDER BY u.position, f.id)
    FROM file_use u JOIN file f ON f.tenant_id = u.tenant_id AND f.id = u.file_id WHERE u.used_as = 'content' AND u.owner = ${owner}), '[]')`

/** SQL of the ids of files in JSON, in their order: that sizes were made is no change. @param files SQL of the JSON */
export const fileIdsSql = (files: string): string =>
  `(SELECT string_agg(f->>'id', ',') FROM json_array_elements(${files}) f)`

/** A file of content as the contract has it. A picture has no smaller sizes until they are made; of a PDF there is the smallest, of its first page. */
export function contentFile({
  id,
  name,
  mime,
  bytes,
  width,
  height,
  ready,
  pictured,
}: ContentFileRow) {
  const url = `/server/content-files/${id}`
  const sized = (size: string) => (width === null || !ready ? null : `${url}/${size}`)
  return {
    id,
    fileName: name,
    fileTitle: name.replace(/\.[^.]{1,5}$/, ''),
    filePath: url,
    mime,
    bytes,
    width,
    height,
    oriFileUrl: url,
    hiFileUrl: sized('hi'),
    medFileUrl: sized('med'),
    lowFileUrl: sized('low'),
    thumbnailUrl: pictured ? `${url}/thumb` : sized('thumb'),
  }
}

/** Gives an owner these files in this order; others it had are no longer its own. */
export async function useFiles(
  tx: Tx,
  tenantId: string,
  owner: string,
  ids: readonly string[],
): Promise<void> {
  await tx.query(
    `DELETE FROM file_use WHERE used_as = 'content' AND owner = $1 AND NOT file_id = ANY ($2::uuid[])`,
    [owner, ids],
  )
  await tx.query(
    `INSERT INTO file_use (tenant_id, used_as, owner, file_id, position)
     SELECT $1, 'content', $2, w.id, w.n - 1 FROM unnest($3::uuid[]) WITH ORDINALITY AS w(id, n)
     ON CONFLICT (tenant_id, used_as, owner, file_id) DO UPDATE SET position = EXCLUDED.position`,
    [tenantId, owner, ids],
  )
}

const pictures = /\ssrc="(\/files\/[0-9a-f]{64}\/\w+\.webp)"/g

/** Keeps the uploaded pictures that stand in a text, as long as they stand there. */
export async function usePictures(
  tx: Tx,
  tenantId: string,
  owner: string,
  html: string,
): Promise<void> {
  const hashes = [...html.matchAll(pictures)].map(([, address]) => fileHash(address!)!)
  const files = await tx.query<{ id: string }>(
    `SELECT DISTINCT ON (sha256) id FROM file WHERE sha256 = ANY ($1::text[]) AND kind = 'content-picture' AND state IN ('stored', 'ready') ORDER BY sha256, id`,
    [hashes],
  )
  await useFiles(
    tx,
    tenantId,
    `${owner}/text`,
    files.map(({ id }) => id),
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether all of these are complete files for content that this person sent, or that the owner has. */
export async function areContentFiles(
  tx: Tx,
  owner: string,
  userId: number,
  ids: readonly string[],
): Promise<boolean> {
  if (!ids.every((id) => uuid.test(id))) return false
  const found = await tx.query(
    `SELECT 1 FROM file f WHERE f.id = ANY ($1::uuid[]) AND f.kind = 'content-file' AND f.state IN ('stored', 'ready')
       AND (f.created_by = $2 OR EXISTS (SELECT 1 FROM file_use u WHERE u.file_id = f.id AND u.used_as = 'content' AND u.owner = $3))`,
    [ids, userId, owner],
  )
  return found.length === new Set(ids).size
}
