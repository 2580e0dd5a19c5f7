import type { PendingUpload, UploadDatabase } from '../uploads/upload-database.ts'
import { seal, unseal } from './seal.ts'

/** Stands in an upload's place while it is locked; its chunks are sealed one by one. */
interface LockedUpload {
  id: string
  /** No person's id, so that no list of uploads finds it. */
  userId: string
  sealed: ArrayBuffer
}

const lockedOwner = (owner: string) => `locked.${owner}`
const isLocked = (row: { userId: string }) => row.userId.startsWith(lockedOwner(''))

const chunksOf = ({ chunks }: UploadDatabase, id: string) =>
  chunks.where('[id+n]').between([id, 0], [id, Infinity])

/** The uploads table, seen as rows that are locked. */
const lockedRows = (database: UploadDatabase) => database.table<LockedUpload>('uploads')

/** Replaces an upload and its chunks in one transaction, unless it has changed meanwhile. */
async function replace(
  database: UploadDatabase,
  before: { id: string },
  row: object,
  convert: (content: ArrayBuffer) => Promise<ArrayBuffer>,
): Promise<void> {
  const parts = await chunksOf(database, before.id).toArray()
  const converted = await Promise.all(parts.map(({ content }) => convert(content)))
  const { uploads, chunks } = database
  await database.transaction('rw', [uploads, chunks], async () => {
    if (!(await uploads.get(before.id))) return
    await chunks.bulkPut(parts.map((part, n) => ({ ...part, content: converted[n]! })))
    await database.table('uploads').put(row)
  })
}

/** Encrypts other people's files that wait on this device. @param keyOf a person's public key; undefined: not known */
export async function lockUploads(
  database: UploadDatabase,
  userId: string,
  keyOf: (owner: string) => Promise<string | undefined>,
): Promise<void> {
  const others = await database.uploads.where('userId').notEqual(userId).toArray()
  for (const upload of others.filter((row) => !isLocked(row))) {
    const key = await keyOf(upload.userId)
    if (!key) continue
    const sealed = await seal(key, new TextEncoder().encode(JSON.stringify(upload)))
    const row: LockedUpload = { id: upload.id, userId: lockedOwner(upload.userId), sealed }
    await replace(database, upload, row, (content) => seal(key, content))
  }
}

/** Whether files of this person are locked here. */
export const hasLockedUploads = async (database: UploadDatabase, userId: string) =>
  (await database.uploads.where('userId').equals(lockedOwner(userId)).count()) > 0

/** Decrypts this person's files. @param now this device's clock, in ms @throws DOMException for another person's key */
export async function openUploads(
  database: UploadDatabase,
  userId: string,
  key: CryptoKey,
  now: number,
): Promise<void> {
  for (const row of await lockedRows(database)
    .where('userId')
    .equals(lockedOwner(userId))
    .toArray()) {
    const text = new TextDecoder().decode(await unseal(key, row.sealed))
    const upload = JSON.parse(text) as PendingUpload
    // A file of a form is dropped where no draft or queued row names it, and these come after it.
    const unnamed = upload.form && ({ form: 'draft', at: now } as const)
    await replace(database, row, { ...upload, ...unnamed }, (content) => unseal(key, content))
  }
}
