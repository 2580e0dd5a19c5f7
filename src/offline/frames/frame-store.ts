import { Dexie, type Table } from 'dexie'
import { type CustomerFrame, frameIn } from '#domain/frames/kept-frames.ts'
import { isOfflineCustomerExpired } from '#domain/portal/offline-customer.ts'
import { ownName } from '../base-path.ts'

/**
 * Frames of one customer, kept by one person. One row holds all of them as JSON: it is written in one go, and never half.
 * `at`: when the server gave them, by this device's clock in ms; `more`: the customer has others.
 */
export interface KeptFrames {
  userId: string
  customerKey: string
  at: number
  more: boolean
  frames: string
}

/** Answer of the device about a frame number: the frame, or null where it is none of the kept ones. */
export interface KeptFrame {
  frame: CustomerFrame | null
  at: number
}

const name = ownName('pannier-frames')
/** A database of its own: it may be thrown away whole, and nothing else has to be upgraded for it. */
const opened = () => {
  const database = new Dexie(name) as Dexie & { frames: Table<KeptFrames, [string, string]> }
  database.version(1).stores({ frames: '[userId+customerKey], userId, [userId+customerKey+at]' })
  return database
}
let database: ReturnType<typeof opened> | undefined
const store = () => (database ??= opened()).frames

/** Keeps the frames of a customer in place of earlier ones. @throws Error when the device has no room */
export const storeFrames = (row: KeptFrames): Promise<unknown> => store().put(row)

/** Reads when a customer's frames were given out, without reading them; undefined: none are kept. */
export async function framesKeptAt(
  userId: string,
  customerKey: string,
): Promise<number | undefined> {
  if (!(await Dexie.exists(name))) return undefined
  const [key] = await store()
    .where('[userId+customerKey+at]')
    .between([userId, customerKey, Dexie.minKey], [userId, customerKey, Dexie.maxKey])
    .keys()
  return (key as unknown as [string, string, number] | undefined)?.[2]
}

/** Looks a frame number up among the kept frames of a customer; undefined: none are kept, or they are too old. */
export async function findKeptFrame(
  userId: string,
  customerKey: string,
  frameNumber: string,
  now = Date.now(),
): Promise<KeptFrame | undefined> {
  if (!(await Dexie.exists(name))) return undefined
  const row = await store().get([userId, customerKey])
  if (!row || isOfflineCustomerExpired(row.at, now)) return undefined
  return { frame: frameIn(JSON.parse(row.frames) as CustomerFrame[], frameNumber), at: row.at }
}

/** Deletes the kept frames of one customer. */
export const dropFrames = async (userId: string, customerKey: string): Promise<void> => {
  if (await Dexie.exists(name)) await store().delete([userId, customerKey])
}

/** Deletes what matches, where there is anything. Never rejects. */
async function forget(match: (row: KeptFrames) => boolean): Promise<void> {
  if (await Dexie.exists(name).catch(() => false))
    await store()
      .filter(match)
      .delete()
      .catch(() => undefined)
}

/** Deletes a person's kept frames at their logout. Never rejects. */
export const forgetFrames = (userId: string): Promise<void> =>
  forget((row) => row.userId === userId)

/** Deletes other people's kept frames. Never rejects. */
export const forgetOthersFrames = (userId: string): Promise<void> =>
  forget((row) => row.userId !== userId)

/** Deletes kept frames that are too old to be shown, of any person. Never rejects. */
export const removeExpiredFrames = (now = Date.now()): Promise<void> =>
  forget(({ at }) => isOfflineCustomerExpired(at, now))
