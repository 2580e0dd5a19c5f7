import { type FileKind, refusalBefore, type FileRefusal } from '#domain/files/file-kinds.ts'
import { subscribeLive } from '../live-query.ts'
import type { PendingUpload, UploadDatabase } from './upload-database.ts'

/** A chosen file and its purpose. */
export interface NewUpload {
  file: Blob & { readonly name?: string }
  kind: FileKind
  use?: string
  owner?: string
}

async function sha256Of(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Without a limit: the server knows how much the tenant may keep. */
const noQuota = { used: 0, quota: Number.POSITIVE_INFINITY }

/**
 * Writes a file to this device's disk and puts it in line. When this resolves the file survives a reload and a power cut.
 * @returns the upload's id, or why the file cannot be sent at all
 * @throws what IndexedDB throws, such as QuotaExceededError on a full disk
 */
export async function enqueueUpload(
  database: UploadDatabase,
  userId: string,
  { file, kind, use = '', owner = '' }: NewUpload,
  { newId, now }: { newId: () => string; now: () => number },
): Promise<{ id: string } | { refusal: FileRefusal }> {
  const refusal = refusalBefore(kind, file.size, noQuota)
  if (refusal) return { refusal }
  const [id, sha256] = [newId(), await sha256Of(file)]
  const { uploads, contents } = database
  await database.transaction('rw', [uploads, contents], async () => {
    await contents.add({ id, content: file })
    await uploads.add({
      id,
      userId,
      kind,
      use,
      owner,
      name: file.name ?? '',
      bytes: file.size,
      sent: 0,
      sha256,
      at: now(),
      tries: 0,
      nextAt: 0,
      refusal: '',
    })
  })
  return { id }
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

/** The content of a pending upload, for its preview. */
export const contentOf = async (database: UploadDatabase, id: string): Promise<Blob | undefined> =>
  (await database.contents.get(id))?.content

/** Removes an upload and its content: it has arrived, or is no longer wanted. */
export async function dropUpload(database: UploadDatabase, id: string): Promise<void> {
  const { uploads, contents } = database
  await database.transaction('rw', [uploads, contents], async () => {
    await uploads.delete(id)
    await contents.delete(id)
  })
}

/** Makes all waiting uploads due at once: the network is back, or the person presses "try again". */
export const retryUploads = (database: UploadDatabase, userId: string): Promise<number> =>
  database.uploads
    .where('userId')
    .equals(userId)
    .and(({ nextAt }) => nextAt > 0)
    .modify({ nextAt: 0 })
