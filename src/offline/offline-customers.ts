import { Dexie, type Table } from 'dexie'
import { isOfflineCustomerExpired } from '#domain/portal/offline-customer.ts'
import type { Customer } from '#domain/account/session.ts'
import { ownName } from './base-path.ts'
import { subscribeLive } from './live-query.ts'

/**
 * A customer downloaded for offline use. `content` is the answer as JSON, `bytes` its size with its files, `at` this
 * device's clock in ms.
 */
export interface OfflineCustomerRow {
  userId: string
  r3: string
  customer: Customer
  at: number
  bytes: number
  content: string
  files: { id: string; file: Blob }[]
  /** Documents that the server did not hand out. */
  missingFiles?: number
}

/** Summary of an offline customer in a list. */
export type OfflineCustomer = Pick<OfflineCustomerRow, 'r3' | 'customer' | 'at' | 'bytes'>

const name = ownName('pannier-packs')
/** A database of its own: it may be thrown away whole, and nothing else has to be upgraded for it. */
const opened = () => {
  const database = new Dexie(name) as Dexie & { packs: Table<OfflineCustomerRow, [string, string]> }
  database.version(1).stores({ packs: '[userId+r3], userId' })
  return database
}
let database: ReturnType<typeof opened> | undefined
const store = () => (database ??= opened()).packs

/** Keeps a pack in the place of an earlier one. @throws Error when the device has no room */
export const storeOfflineCustomer = (row: OfflineCustomerRow): Promise<unknown> => store().put(row)

/** The codes of whom a person has taken along, those that are too old among them until they are dropped. */
export const downloadedCustomers = async (userId: string): Promise<string[]> =>
  (await Dexie.exists(name))
    ? (await store().where('userId').equals(userId).primaryKeys()).map(([, r3]) => r3)
    : []

/** Lists a person's offline customers by name, without expired ones. */
async function entries(userId: string, now: number): Promise<OfflineCustomer[]> {
  const rows = await store().where('userId').equals(userId).toArray()
  return rows
    .filter(({ at }) => !isOfflineCustomerExpired(at, now))
    .map(({ r3, customer, at, bytes }) => ({ r3, customer, at, bytes }))
    .sort(
      (a, b) => a.customer.custName.localeCompare(b.customer.custName) || (a.r3 < b.r3 ? -1 : 1),
    )
}

/** Tells what a person has taken along, now and after each change, of this tab or another. Answers how to stop. */
export const watchOfflineCustomers = (
  userId: string,
  listener: (packs: OfflineCustomer[]) => void,
  now = Date.now,
): (() => void) =>
  subscribeLive(
    () => entries(userId, now()),
    listener,
    () => listener([]),
  )

/** Reads one offline customer; undefined: none, or expired. */
export async function readOfflineCustomer(
  userId: string,
  r3: string,
  now = Date.now(),
): Promise<OfflineCustomerRow | undefined> {
  const row = await store().get([userId, r3])
  return row && !isOfflineCustomerExpired(row.at, now) ? row : undefined
}

export const removeOfflineCustomer = (userId: string, r3: string): Promise<void> =>
  store().delete([userId, r3])

/** Deletes a person's offline customers at their logout. Never rejects. */
export async function forgetOfflineCustomers(userId: string): Promise<void> {
  if (await Dexie.exists(name).catch(() => false))
    await store()
      .where('userId')
      .equals(userId)
      .delete()
      .catch(() => undefined)
}

/** Deletes other people's offline customers. Never rejects. */
export async function forgetOthersCustomers(userId: string): Promise<void> {
  if (await Dexie.exists(name).catch(() => false))
    await store()
      .where('userId')
      .notEqual(userId)
      .delete()
      .catch(() => undefined)
}

/** Deletes all expired offline customers, of any person. Never rejects. */
export async function removeExpiredCustomers(now = Date.now()): Promise<void> {
  if (await Dexie.exists(name).catch(() => false))
    await store()
      .filter(({ at }) => isOfflineCustomerExpired(at, now))
      .delete()
      .catch(() => undefined)
}
