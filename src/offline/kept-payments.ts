import { Dexie, type Table } from 'dexie'
import { ownName } from './base-path.ts'

/**
 * A payment that waits for a proof, kept for the person who looked at it, so that its page opens without a connection.
 * `facts`: what that page shows, as JSON; no invoices and no account. `at`: when the server gave it, by this device's
 * clock in ms.
 */
export interface KeptPayment {
  userId: string
  id: string
  at: number
  facts: string
}

const name = ownName('pannier-payments')
/** A database of its own: it may be thrown away whole, and nothing else has to be upgraded for it. */
const opened = () => {
  const database = new Dexie(name) as Dexie & { payments: Table<KeptPayment, [string, string]> }
  database.version(1).stores({ payments: '[userId+id]' })
  return database
}
let database: ReturnType<typeof opened> | undefined
const store = () => (database ??= opened()).payments

/** Keeps a payment in place of what was kept of it before. @throws Error when the device has no room */
export const keepPayment = (row: KeptPayment): Promise<unknown> => store().put(row)

/** Reads a kept payment; undefined: this person has kept none of this id. */
export const findKeptPayment = async (
  userId: string,
  id: string,
): Promise<KeptPayment | undefined> =>
  (await Dexie.exists(name)) ? store().get([userId, id]) : undefined

/** Deletes a kept payment that needs no proof any more. */
export const dropKeptPayment = async (userId: string, id: string): Promise<void> => {
  if (await Dexie.exists(name)) await store().delete([userId, id])
}

/** Deletes what others than this person have kept. @param userId empty: no person is signed in, all is deleted. Never rejects. */
export async function forgetOthersPayments(userId: string): Promise<void> {
  if (await Dexie.exists(name).catch(() => false))
    await store()
      .filter((row) => row.userId !== userId)
      .delete()
      .catch(() => undefined)
}
