import { createHash } from 'node:crypto'
import {
  acceptedFormat,
  type FileRefusal,
  isImage,
  refusalBefore,
  refusalOfSize,
  rulesOf,
} from '#domain/files/file-kinds.ts'
import { formatMimes } from '#domain/files/file-format.ts'
import { useFits } from '#domain/files/file-uses.ts'
import { hasScope } from '#domain/account/permissions.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { audit } from '../../audit.ts'
import { failure } from '../../failure.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type FileStore, originalKey } from './file-store.ts'
import { type PartialUploads, type UploadChunk } from './partial-uploads.ts'
import { pictureFacts } from './picture-sizes.ts'
import {
  type Announced,
  completeUpload,
  type FileRow,
  putUpload,
  readFileRow,
  refuseFile,
  usedBytes,
} from './upload-store.ts'
import { hasRoom, linkFile, placePicture } from './use-store.ts'

/** Sender of an upload, as checked by the route; the transaction of that check is over. */
export type Uploader = Pick<
  RequestContext,
  'tenant' | 'user' | 'database' | 'clock' | 'customer' | 'requestId'
>

/** Upload path behind tus and multipart: announce, append, and a completion that may be interrupted at any point. */
export interface Uploads {
  /** @throws FORBIDDEN for a kind that is not this person's; BAD_INPUT for an id that is taken */
  announce(who: Uploader, announced: Announced): Promise<FileRow | { refusal: FileRefusal }>
  /** The upload and how far it has come; all content there, it is completed first. @throws NOT_FOUND */
  state(who: Uploader, id: string): Promise<{ row: FileRow; offset: number }>
  append(
    who: Uploader,
    row: FileRow,
    piece: Omit<UploadChunk, 'most'>,
  ): Promise<{ row: FileRow; offset: number } | 'mismatch'>
  /** Ends an upload that is under way. @throws NOT_FOUND */
  cancel(who: Uploader, id: string): Promise<void>
}

const within = <T>({ database, tenant, user }: Uploader, work: (tx: Tx) => Promise<T>) =>
  database.within({ tenantId: tenant.id, user: user.id, customers: [] }, work)

/** Looks at whole content. */
async function examine(row: FileRow, content: Buffer) {
  const accepted = acceptedFormat(row.kind, content.subarray(0, 64), row.name)
  if ('refusal' in accepted) return accepted
  const mime = formatMimes[accepted.format]
  if (!isImage(accepted.format)) return { mime, width: null, height: null }
  const facts = await pictureFacts(content)
  if (!facts) return { refusal: 'image_broken' as const }
  const refusal = refusalOfSize(row.kind, facts.width, facts.height)
  return refusal ? { refusal } : { mime, ...facts }
}

/** Makes a complete file part of what it was sent for. */
async function putInPlace(who: Uploader, tx: Tx, row: FileRow): Promise<void> {
  const { id: fileId, used_as: usedAs, owner, place } = row
  if (!usedAs) return
  if (place === null) return linkFile(tx, who.tenant.id, { usedAs, owner, fileId })
  const replaced = await placePicture(tx, who.tenant.id, { owner, fileId, place })
  if (!replaced) return
  await tx.query('UPDATE file SET replaced = $2 WHERE id = $1', [fileId, replaced])
  await audit(
    { ...who, tx },
    { action: 'file.detached', target: owner, before: [replaced], after: [fileId] },
  )
}

const megabyte = 1_000_000

/** Returns an upload of this person. @throws NOT_FOUND for another person's */
async function own(who: Uploader, id: string): Promise<FileRow> {
  const row = await within(who, (tx) => readFileRow(tx, id))
  if (!row || row.created_by !== who.user.id) throw failure('NOT_FOUND')
  return row
}

export function createUploads(store: FileStore, partial: PartialUploads): Uploads {
  /** Whole content has arrived: checks it, keeps it and says so, in this order. Interrupted, it is done again by the next request. */
  async function complete(who: Uploader, row: FileRow): Promise<'mismatch' | FileRow> {
    const tenantId = who.tenant.id
    const content = await partial.read(tenantId, row.id)
    const sha256 = createHash('sha256').update(content).digest('hex')
    if (row.sha256 && row.sha256 !== sha256) {
      await partial.remove(tenantId, row.id)
      return 'mismatch'
    }
    const seen = await examine(row, content)
    if (!('refusal' in seen)) await store.put(originalKey(tenantId, sha256), content, seen.mime)
    await within(who, async (tx) => {
      if ('refusal' in seen) return refuseFile(tx, row.id, seen.refusal)
      const image = seen.width !== null
      const state = image ? 'stored' : 'ready'
      if (!(await completeUpload(tx, row.id, { ...seen, sha256, state }, who.clock()))) return
      await putInPlace(who, tx, row)
      if (image) await enqueue(tx, 'picture', { tenantId, fileId: row.id })
      if (row.kind === 'content-file' && !('refusal' in seen) && seen.mime === formatMimes.pdf)
        await enqueue(tx, 'pdf-text', { tenantId, fileId: row.id })
      const { kind, name, owner } = row
      const target = owner ? `${owner}/${row.id}` : row.id
      await audit(
        { ...who, tx },
        { action: 'file.uploaded', target, after: { kind, name, sha256 } },
      )
    })
    await partial.remove(tenantId, row.id)
    return own(who, row.id)
  }

  return {
    async announce(who, announced) {
      const { kind, bytes, usedAs, owner, place = null } = announced
      if (!hasScope(who.user.permissions, rulesOf(kind).scopes))
        throw failure('FORBIDDEN', { anyScope: rulesOf(kind).scopes })
      const row = await within(who, async (tx): Promise<FileRow | { refusal: FileRefusal }> => {
        const known = await readFileRow(tx, announced.id)
        if (known) return known
        const quota = who.tenant.config.fileQuotaMb * megabyte
        const refusal = refusalBefore(kind, bytes, { used: await usedBytes(tx), quota })
        if (refusal) return { refusal }
        if (usedAs) {
          const room = useFits(kind, usedAs, owner) ? await hasRoom(tx, usedAs, owner, place) : 'no'
          if (room !== 'yes')
            return { refusal: room === 'full' ? 'too_many_pictures' : 'not_for_this' }
        }
        return putUpload(tx, who.tenant.id, announced, who.user.id, who.clock())
      })
      if ('refusal' in row && !('id' in row)) return row
      const same =
        row.created_by === who.user.id &&
        row.kind === kind &&
        row.bytes === bytes &&
        (row.state !== 'uploading' || row.sha256 === announced.sha256) &&
        row.used_as === usedAs &&
        row.owner === owner &&
        row.place === place
      if (!same) throw failure('BAD_INPUT', { reason: 'id_taken' })
      return row
    },

    async state(who, id) {
      const row = await own(who, id)
      if (row.state !== 'uploading') {
        // A server that died right after the completion has left the pieces.
        await partial.remove(who.tenant.id, id)
        return { row, offset: row.bytes }
      }
      const offset = await partial.offset(who.tenant.id, id)
      if (offset < row.bytes) return { row, offset }
      const completed = await complete(who, row)
      return completed === 'mismatch' ? { row, offset: 0 } : { row: completed, offset: row.bytes }
    },

    async append(who, row, piece) {
      const most = row.bytes - piece.from
      const offset = await partial.append(
        { tenantId: who.tenant.id, id: row.id },
        { ...piece, most },
      )
      if (offset === 'mismatch' || offset < row.bytes)
        return offset === 'mismatch' ? offset : { row, offset }
      const completed = await complete(who, row)
      return completed === 'mismatch' ? completed : { row: completed, offset }
    },

    async cancel(who, id) {
      const row = await own(who, id)
      if (row.state !== 'uploading') throw failure('NOT_FOUND')
      await within(who, (tx) => tx.query('DELETE FROM file WHERE id = $1', [id]))
      await partial.remove(who.tenant.id, id)
    },
  }
}
