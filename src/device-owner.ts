import { silentFetch } from '#data/session-token.ts'
import {
  forgetOthersCatalogues,
  openCatalogueDatabase,
} from '#offline/catalogue/catalogue-database.ts'
import { database } from '#offline/database.ts'
import { keepLockKey, lockOthers } from '#offline/lock/lock-others.ts'
import { openLock } from '#offline/lock/open-lock.ts'
import { forgetOthersCustomers } from '#offline/offline-customers.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { ownName } from '#offline/base-path.ts'
import { forgetOthersChoices } from '#parts/customer/use-recent-customers.ts'

async function askKey(): Promise<JsonWebKey> {
  const answer = await silentFetch('/device-key')
  if (!answer.ok) throw new Error(`device-key: HTTP ${answer.status}`)
  return ((await answer.json()) as { privateKey: JsonWebKey }).privateKey
}

/** Deletes files that others keep; its code is not part of the first page. Never rejects. */
const forgetOthersKeptFiles = (userId: string) =>
  import('#offline/kept-files.ts').then(
    ({ forgetOthersFiles }) => forgetOthersFiles(userId),
    () => undefined,
  )

/** Deletes frames that others keep, as above. Never rejects. */
const forgetOthersKeptFrames = (userId: string) =>
  import('#offline/frames/frame-store.ts').then(
    ({ forgetOthersFrames }) => forgetOthersFrames(userId),
    () => undefined,
  )

/** Deletes payments that others keep, as above. Never rejects. */
const forgetOthersKeptPayments = (userId: string) =>
  import('#offline/kept-payments.ts').then(
    ({ forgetOthersPayments }) => forgetOthersPayments(userId),
    () => undefined,
  )

/** Makes what others than this person have left on the device unreadable. @param userId the signed-in person; empty: none */
export async function lockForOthers(userId: string): Promise<void> {
  forgetOthersChoices(userId)
  await Promise.all([
    lockOthers(database, uploadDatabase, userId),
    forgetOthersCatalogues(openCatalogueDatabase(ownName('pannier-catalogue')), userId),
    forgetOthersCustomers(userId),
    forgetOthersKeptFiles(userId),
    forgetOthersKeptFrames(userId),
    forgetOthersKeptPayments(userId),
  ])
}

/**
 * Makes the device this person's: what others have left is locked, what was locked of this person comes back.
 * @param deviceKey the person's public key @returns whether something came back; what can't be opened now stays locked
 */
export async function takeOverDevice(userId: string, deviceKey: string): Promise<boolean> {
  await keepLockKey(database, userId, deviceKey).catch(() => undefined)
  await lockForOthers(userId).catch(() => undefined)
  return openLock(database, uploadDatabase, userId, askKey).catch(() => false)
}
