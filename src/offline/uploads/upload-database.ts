import { Dexie, type EntityTable, type Table } from 'dexie'
import type { FileKind } from '#domain/files/file-kinds.ts'
import { ownName } from '../base-path.ts'

/** A file that waits for the network, or is on its way. Its content is in `chunks`, which progress does not touch. */
export interface PendingUpload {
  /** The file's id on the server too, so that sending it again is the same upload. */
  id: string
  userId: string
  kind: FileKind
  /** Target of the file once it has arrived; empty: the caller names it later. */
  use: string
  owner: string
  /** Place among the owner's pictures, from 0, where it replaces the one that is there; left out: the last. */
  place?: number
  name: string
  /** Media type as the browser says, for the preview. */
  type: string
  bytes: number
  /** Bytes that the server has. */
  sent: number
  /** SHA-256 of the content when it was chosen, hexadecimal. */
  sha256: string
  /** Place in line: moment of this device at which it was chosen, in ms. */
  at: number
  /** Failed tries in a row, and the moment from which on it may be tried again, in ms. */
  tries: number
  nextAt: number
  /**
   * `draft`: of a form that is not sent yet, so it stays here. `sent`: of a queued intent; sent, and kept until the
   * intent has its result. Empty: sent, and removed when it has arrived.
   */
  form: '' | 'draft' | 'sent'
  /** The server has it whole. */
  arrived: boolean
  /** Code of the server's refusal; empty: none. A refused file waits for its person to remove it. */
  refusal: string
}

/** Part `n` of an upload's content, from byte `n * chunkBytes` on. Not a Blob: WebKit loses those. */
interface UploadChunk {
  id: string
  n: number
  content: ArrayBuffer
}

/** Bytes of each chunk but the last, and of each request. */
export const chunkBytes = 512 * 1024

export type UploadDatabase = Dexie & {
  uploads: EntityTable<PendingUpload, 'id'>
  chunks: Table<UploadChunk, [string, number]>
}

/** Opens (on first use) the pending uploads of this device. A database of its own: photos must not slow the cart down. */
export function openUploads(name = ownName('pannier-uploads')): UploadDatabase {
  const database = new Dexie(name, { chromeTransactionDurability: 'strict' }) as UploadDatabase
  database.version(1).stores({ uploads: 'id, userId', chunks: '[id+n]' })
  return database
}
