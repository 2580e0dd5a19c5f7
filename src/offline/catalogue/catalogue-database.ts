import { Dexie, type EntityTable, type Table } from 'dexie'
import type { OwnCode } from '#domain/catalogue/catalogue-scores.ts'
import type { PackedSets } from '#domain/article/article-sets.ts'
import type { CatalogueHead } from '#domain/catalogue/catalogue-record.ts'

/** Catalogue of one person and customer, complete or still downloading. */
export interface CatalogueSet {
  id: string
  /** Whose it is, as `scopeOf` says. */
  scope: string
  userId: string
  head: Omit<CatalogueHead, 'ownCodes' | 'picks' | 'articles'>
  /** Articles there are, and how many have come. */
  articles: number
  received: number
  /** Compressed, as it came and as it lies here. */
  bytes: number
  /** Highest article id that has come. */
  after: number
  /** All articles have come; what changed meanwhile may be missing. */
  whole: boolean
  ready: boolean
  /** A delta under way: the mark it began with, adopted when all of it is here. */
  delta: { head: CatalogueSet['head']; after: number } | null
  /** Counts the deltas kept; the index says how far it is. */
  stamp: number
  /** Time the server last confirmed it, in ms of this device's clock. */
  syncedAt: number
  usedAt: number
}

/** Names whose catalogue it is: a person's for a customer. */
export const scopeOf = (userId: string, customerKey: string | null): string =>
  JSON.stringify([userId, customerKey])

/** Articles that came together, still compressed. `first`, `last`: article ids. */
export interface PageRow {
  set: string
  first: number
  last: number
  bytes: Uint8Array
}

/** An article that has changed since its page came: its records as JSON; null: gone. */
export interface ChangeRow {
  set: string
  id: number
  records: string | null
}

/** The index as a file: as a value of the database it took twice as long to read (measured). */
export interface IndexRow {
  set: string
  file: Blob
}
/** Parts of an index that change without its words, by its own positions. */
export interface FreshRow {
  set: string
  stamp: number
  retail: Float64Array
  blocked: Uint8Array
  inStock: Uint8Array
}
/** The customer's own codes and picks. */
export interface CodesRow {
  set: string
  codes: OwnCode[]
  picks: PackedSets
}

export type CatalogueDatabase = Dexie & {
  sets: EntityTable<CatalogueSet, 'id'>
  pages: Table<PageRow, [string, number]>
  changes: Table<ChangeRow, [string, number]>
  indexes: EntityTable<IndexRow, 'set'>
  fresh: EntityTable<FreshRow, 'set'>
  codes: EntityTable<CodesRow, 'set'>
}

/**
 * Opens (on first use) the catalogues of this device. A database of its own: everything in it can be asked for again, so it
 * is written without waiting for the disk, and goes first when room is short.
 */
export function openCatalogueDatabase(name: string): CatalogueDatabase {
  const database = new Dexie(name, { chromeTransactionDurability: 'relaxed' }) as CatalogueDatabase
  database.version(1).stores({
    sets: 'id, scope, userId',
    pages: '[set+first], set',
    changes: '[set+id], set',
    indexes: 'set',
    fresh: 'set',
    codes: 'set',
  })
  database.on('versionchange', () => {
    database.close({ disableAutoOpen: true })
    return false
  })
  return database
}

/** Removes catalogues with everything in them. */
export async function dropSets(database: CatalogueDatabase, ids: readonly string[]): Promise<void> {
  const { sets, pages, changes, indexes, fresh, codes } = database
  if (ids.length === 0) return
  await database.transaction('rw', [sets, pages, changes, indexes, fresh, codes], () =>
    Promise.all([
      sets.bulkDelete([...ids]),
      indexes.bulkDelete([...ids]),
      fresh.bulkDelete([...ids]),
      codes.bulkDelete([...ids]),
      pages
        .where('set')
        .anyOf([...ids])
        .delete(),
      changes
        .where('set')
        .anyOf([...ids])
        .delete(),
    ]),
  )
}

/** Deletes other people's catalogues on this device. */
export async function forgetOthersCatalogues(
  database: CatalogueDatabase,
  userId: string,
): Promise<void> {
  await dropSets(database, await database.sets.where('userId').notEqual(userId).primaryKeys())
}

/** Deletes all catalogues on this device: at a logout, and on request. */
export async function forgetCatalogues(database: CatalogueDatabase): Promise<void> {
  await dropSets(database, await database.sets.toCollection().primaryKeys())
}
