import { createHash, randomUUID } from 'node:crypto'
import { acceptedFormat, type FileKind, refusalOfSize, rulesOf } from '#domain/files/file-kinds.ts'
import { formatMimes } from '#domain/files/file-format.ts'
import type { Tx } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type FileStore, originalKey } from '../../modules/files/file-store.ts'
import { pictureFacts } from '../../modules/files/picture-sizes.ts'
import type { Row } from '../feed.ts'
import type { Reason } from '../cells/kinds.ts'
import type { ReadFile } from '../source-file.ts'

/**
 * Keeps a picture that the server was given or has fetched, and has its sizes made. The same content under the same name is kept once.
 * @returns the file's id, or what is wrong with the content
 */
export async function storePicture(
  tx: Tx,
  store: FileStore,
  tenantId: string,
  {
    kind = 'article-picture',
    name,
    content,
  }: { kind?: FileKind; name: string; content: Uint8Array },
): Promise<{ id: string } | { wrong: true }> {
  const accepted = acceptedFormat(kind, content.subarray(0, 64), name)
  const facts = 'format' in accepted ? await pictureFacts(content) : undefined
  if (!('format' in accepted) || !facts) return { wrong: true }
  if (refusalOfSize(kind, facts.width, facts.height)) return { wrong: true }
  const sha256 = createHash('sha256').update(content).digest('hex')
  const [known] = await tx.query<{ id: string }>(
    `SELECT id FROM file WHERE kind = $3 AND created_by IS NULL AND name = $1 AND sha256 = $2 AND state <> 'refused'`,
    [name, sha256, kind],
  )
  if (known) return known
  const id = randomUUID()
  const mime = formatMimes[accepted.format]
  await store.put(originalKey(tenantId, sha256), content, mime)
  await tx.query(
    `INSERT INTO file (tenant_id, id, kind, name, mime, bytes, sha256, state, width, height, completed_at)
     VALUES ($1, $2, $9, $3, $4, $5, $6, 'stored', $7, $8, now())`,
    [tenantId, id, name, mime, content.length, sha256, facts.width, facts.height, kind],
  )
  await enqueue(tx, 'picture', { tenantId, fileId: id })
  return { id }
}

/** Keeps the pictures that rows name, as many as have come. A row whose file is too large, or no picture, is refused. */
export async function importPictureFiles(
  tx: Tx,
  tenantId: string,
  rows: readonly Row[],
  readFile: ReadFile,
  refuse: (row: Row, column: string, reason: Reason) => void,
  store: FileStore,
): Promise<void> {
  const seen = new Set<string>()
  for (const row of rows) {
    const name = row.file as string
    if (!name || seen.has(name)) continue
    const content = await readFile(name, rulesOf('article-picture').most)
    if (!content) continue
    if (content === 'too_large') refuse(row, 'file', 'too_large')
    else if ('wrong' in (await storePicture(tx, store, tenantId, { name, content })))
      refuse(row, 'file', 'not_such_a_file')
    else seen.add(name)
  }
}
