import { Dexie, type EntityTable, type Table } from 'dexie'
import type { Intent } from '#domain/sync/intent.ts'
import type { CartBook, CartSnapshot, IncomingQuantities } from './cart/cart-answer.ts'
import { serializeLinesMiddleware } from './cart/serialized-lines.ts'
import type { ProductFacts } from './cart/product-facts.ts'
import { databaseName } from './device-facts.ts'

export interface Fact {
  key: string
  value: unknown
}

/** Numbered intents of one person on this device; `lastSeq` is the last number given out. */
export interface Stream {
  userId: string
  streamId: string
  lastSeq: number
}

/** An intent that has no result yet. `seen` is what its sender had on the screen. */
export interface OutboxRow {
  streamId: string
  seq: number
  mutationId: string
  v: number
  userId: string
  customerKey: string
  kind: Intent['kind']
  args: Intent['args']
  /** Uploads that must be complete on the server before the row is sent. */
  files?: readonly string[]
  /** Times that the server had lost the files; `mustResend` until they are under way again. */
  resend?: number
  mustResend?: boolean
  seen: { qty: number | null; version: number | null }
  at: number
  /** Taken back before its result came: it keeps its place in the stream and does nothing. */
  withdrawn?: true
}

/** The last answer to what is in a cart, as one person's stream saw it. `key` '' is the active cart; `at` is this device's clock, in ms. */
export interface SnapshotRow {
  userId: string
  customerKey: string
  key: string
  streamId: string
  cart: CartSnapshot
  at: number
  /** Changes with each write, so that a row in memory can be compared with the stored one. */
  stamp: string
}

/** The last answer to which named carts a customer has, as one person's stream saw it. */
export interface BookRow {
  userId: string
  customerKey: string
  streamId: string
  book: CartBook
  /** This device's clock when it was stored, in ms. */
  at?: number
}

/** Facts of an article that was added here; prices are one customer's. */
export interface ArticleRow {
  userId: string
  customerKey: string
  id: string
  facts: ProductFacts
}

/** A result that a person has to see: refused, or laid over a colleague's change. */
export interface ConflictRow {
  mutationId: string
  userId: string
  customerKey: string
  kind: Intent['kind']
  args: Intent['args']
  name: string | null
  reason: string | null
  overwrote: { by: string; from: number; to: number } | null
  /** The server's words beside the code, as JSON. */
  data?: unknown
  at: number
}

/** An order of one cart that was sent and not yet answered. `request` is exactly what was sent. */
export interface AttemptRow {
  userId: string
  customerKey: string
  key: string
  attemptKey: string
  request: string
  at: number
}

/** A piece of the query cache. */
export interface CacheEntry {
  scope: string
  key: string
  value: string
}

/** Latest answer for an article code, in every sales organisation; `at` is this device's clock, in ms. */
export interface IncomingRow {
  userId: string
  customerKey: string
  code: string
  at: number
  heard: IncomingQuantities[]
}

/** A writing of a draft's row: the page that made it, and its number there. */
export interface Revision {
  page: string
  n: number
}

/** A stored row of a draft, or the trace of a deleted one. */
export interface DraftRowRecord {
  userId: string
  /** Kind and id of the draft, as `fast-order/<customer>`. */
  draft: string
  id: string
  value: unknown
  /** Cached facts about the value, as prices: not for the next person at this device, and no change of the row. */
  extra?: unknown
  /** Rows are shown in this order; equal positions in the order of their ids. */
  position: number
  revision: Revision
  /** `sent` rows have become something else, as lines of a cart: no late writing may bring them back. */
  gone?: 'removed' | 'sent'
  /** Time in ms of this device's clock. */
  at: number
}

/** A restock alert that the server has switched at this device's request. */
export interface RestockAlertRow {
  userId: string
  /** sorg/article_code */
  id: string
  on: boolean
  /** Time in ms of this device's clock. */
  at: number
}

/** Delivery and payment terms of a customer as the server last offered them; `at` is this device's clock, in ms. */
export interface TermsRow {
  userId: string
  customerKey: string
  terms: unknown
  at: number
}

export type OfflineDatabase = Dexie & {
  facts: EntityTable<Fact, 'key'>
  streams: EntityTable<Stream, 'userId'>
  outbox: Table<OutboxRow, [string, number]>
  cartSnapshots: Table<SnapshotRow, [string, string, string]>
  cartBooks: Table<BookRow, [string, string]>
  articles: Table<ArticleRow, [string, string, string]>
  needsYou: EntityTable<ConflictRow, 'mutationId'>
  cartAttempts: Table<AttemptRow, [string, string, string]>
  cacheEntries: Table<CacheEntry, [string, string]>
  draftRows: Table<DraftRowRecord, [string, string, string]>
  restockAlerts: Table<RestockAlertRow, [string, string]>
  coming: Table<IncomingRow, [string, string, string]>
  checkoutTerms: Table<TermsRow, [string, string]>
}

const newestVersion = 2

/** Whether a newer build has upgraded this open database. This one still reads and writes what it knows in it. */
export const isOfNewerBuild = (database: OfflineDatabase): boolean =>
  Math.floor(database.backendDB().version / 10) > newestVersion

/** Opens (on first use) the device's database. Writes are strict: a transaction is complete when it is on the disk. */
export function openDatabase(name: string): OfflineDatabase {
  const database = new Dexie(name, { chromeTransactionDurability: 'strict' }) as OfflineDatabase
  // A released version is never changed: what it has left on a device is upgraded by a further one.
  // Version 1 is what device-facts.ts creates where it is first.
  database.version(1).stores({ facts: 'key' })
  database.version(newestVersion).stores({
    streams: 'userId',
    outbox: '[streamId+seq], mutationId, userId, [userId+customerKey]',
    cartSnapshots:
      '[userId+customerKey+key], [userId+customerKey], userId, [userId+customerKey+key+stamp]',
    cartBooks: '[userId+customerKey], userId',
    articles: '[userId+customerKey+id], [userId+customerKey]',
    needsYou: 'mutationId, userId',
    cartAttempts: '[userId+customerKey+key], userId',
    cacheEntries: '[scope+key], scope',
    draftRows: '[userId+draft+id], [userId+draft], userId',
    restockAlerts: '[userId+id], userId',
    coming: '[userId+customerKey+code], userId, at',
    checkoutTerms: '[userId+customerKey], userId',
  })
  database.use(serializeLinesMiddleware())
  // A newer build in another tab wants to upgrade: making it wait would leave that tab blank.
  database.on('versionchange', () => {
    database.close({ disableAutoOpen: true })
    return false
  })
  return database
}

/** The database of this device. */
export const database = openDatabase(databaseName)
