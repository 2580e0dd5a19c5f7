import { isView } from '#domain/view-as/view-as.ts'
import { type FileKind, refusalBefore, type FileRefusal } from '#domain/files/file-kinds.ts'
import { subscribeLive } from '../live-query.ts'
import { NotSavedError } from '../storage-trouble.ts'
import { chunkBytes, type PendingUpload, type UploadDatabase } from './upload-database.ts'

/** A chosen file and its purpose. */
export interface NewUpload {
  file: Blob & { readonly name?: string }
  kind: FileKind
  use?: string
  owner?: string
  place?: number
  /** Of a form that is not sent yet. */
  form?: 'draft'
}

async function sha256Of(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Without a limit: the server knows how much the tenant may keep. */
const noQuota = { used: 0, quota: Number.POSITIVE_INFINITY }

/**
 * Writes a file to this device's disk and puts it in line. When this resolves the file survives a reload and a power cut.
 * @returns the upload, or why the file cannot be sent at all
 * @throws what IndexedDB throws, such as QuotaExceededError on a full disk; NotSavedError in a view of an administrator
 */
export async function enqueueUpload(
  database: UploadDatabase,
  userId: string,
  { file, kind, use = '', owner = '', place, form }: NewUpload,
  { newId, now }: { newId: () => string; now: () => number },
): Promise<{ upload: PendingUpload } | { refusal: FileRefusal }> {
  if (isView(userId)) throw new NotSavedError('a view sends no files')
  const refusal = refusalBefore(kind, file.size, noQuota)
  if (refusal) return { refusal }
  const content = await file.arrayBuffer()
  const upload: PendingUpload = {
    id: newId(),
    userId,
    kind,
    use,
    owner,
    ...(place !== undefined && { place }),
    name: file.name ?? '',
    type: file.type,
    bytes: file.size,
    sent: 0,
    sha256: await sha256Of(content),
    at: now(),
    tries: 0,
    nextAt: 0,
    form: form ?? '',
    arrived: false,
    refusal: '',
  }
  const { uploads, chunks } = database
  await database.transaction('rw', [uploads, chunks], async () => {
    await chunks.bulkAdd(
      Array.from({ length: Math.ceil(file.size / chunkBytes) }, (_, n) => ({
        id: upload.id,
        n,
        content: content.slice(n * chunkBytes, (n + 1) * chunkBytes),
      })),
    )
    await uploads.add(upload)
  })
  return { upload }
}

/** A person's uploads that wait or were refused, oldest first. */
export async function pendingUploads(
  database: UploadDatabase,
  userId: string,
): Promise<PendingUpload[]> {
  const rows = await database.uploads.where('userId').equals(userId).toArray()
  return rows.sort((a, b) => a.at - b.at)
}

/** Tells these uploads now and after every change, of this tab, another one or the worker. @returns how to stop */
export const followUploads = (
  database: UploadDatabase,
  userId: string,
  listener: (uploads: PendingUpload[]) => void,
): (() => void) => subscribeLive(() => pendingUploads(database, userId), listener)

/** Range of an upload's chunks. */
const ofUpload = ({ chunks }: UploadDatabase, id: string) =>
  chunks.where('[id+n]').between([id, 0], [id, Infinity])

/** The content of a pending upload, for its preview; undefined: it is not on this device. */
export async function contentOf(database: UploadDatabase, id: string): Promise<Blob | undefined> {
  const upload = await database.uploads.get(id)
  const parts = await ofUpload(database, id).toArray()
  return upload && parts.length > 0
    ? new Blob(
        parts.map(({ content }) => content),
        { type: upload.type },
      )
    : undefined
}

/** Removes an upload and its content: it has arrived, or is no longer wanted. */
export async function dropUpload(database: UploadDatabase, id: string): Promise<void> {
  await database.transaction('rw', [database.uploads, database.chunks], async () => {
    await database.uploads.delete(id)
    await ofUpload(database, id).delete()
  })
}

/** Whether an upload is to be sent: not refused, not arrived, and not of a form that may still change. */
export const isToSend = ({ refusal, form, arrived }: PendingUpload): boolean =>
  refusal === '' && form !== 'draft' && !arrived

/** Counts a person's files that are sent by themselves and have not arrived. Files of an intent wait with it. */
export const unsentUploads = (database: UploadDatabase, userId: string): Promise<number> =>
  database.uploads
    .where('userId')
    .equals(userId)
    .filter((upload) => isToSend(upload) && upload.form === '')
    .count()

/** Deletes all uploads of a person, those of drafts too. */
export async function discardUploads(database: UploadDatabase, userId: string): Promise<void> {
  for (const { id } of await pendingUploads(database, userId)) await dropUpload(database, id)
}

/** Makes all waiting uploads due at once: the network is back, or the person presses "try again". */
export const retryUploads = (database: UploadDatabase, userId: string): Promise<number> =>
  database.uploads
    .where('userId')
    .equals(userId)
    .and(({ nextAt }) => nextAt > 0)
    .modify({ nextAt: 0 })
