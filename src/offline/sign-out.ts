import { forgetOrders } from './cart/accepted-orders.ts'
import type { OfflineDatabase } from './database.ts'
import { creditFacts } from './device-facts.ts'
import { framesChangedFacts } from './frames/frames-changed.ts'
import { forgetTerms } from './checkout/terms-store.ts'
import { forgetDraftExtras } from './drafts/draft-rows.ts'
import { forgetSwitchedAlerts } from './restock/alert-store.ts'
import type { Flush } from './sync/flush.ts'
import type { Timers } from './sync/flush-triggers.ts'
import { forgetLoss } from './loss/loss-witness.ts'
import { waitingCount } from './sync/outbox.ts'
import type { OfflineUploads } from './uploads/offline-uploads.ts'
import { unsentUploads } from './uploads/pending-uploads.ts'
import { forgetSeenCarts } from './cart/seen-carts.ts'

const longestTry = 5_000

/**
 * Tries to send what waits before a logout, for five seconds at most.
 * @returns how many changes and files still wait; with any, the person is asked: keep or discard
 */
export async function sendBeforeSignOut(
  database: OfflineDatabase,
  userId: string,
  flush: Flush,
  timers: Timers,
  uploads?: Pick<OfflineUploads, 'database' | 'sendNow'>,
): Promise<number> {
  const left = async () =>
    (await waitingCount(database, userId)) +
    (uploads ? await unsentUploads(uploads.database, userId) : 0)
  if (!(await left())) return 0
  let cancel = () => {}
  const timeUp = new Promise<void>((resolve) => {
    cancel = timers.after(longestTry, resolve)
  })
  const all = Promise.all([flush.run({ ignoreBackoff: true }), uploads?.sendNow()])
  await Promise.race([all, timeUp])
  cancel()
  return left()
}

/** Deletes cached answers at every logout. Intents and conflicts stay, for that person only. */
export async function forgetAnswers(database: OfflineDatabase, userId: string): Promise<void> {
  const { cartSnapshots, cartBooks, articles, cacheEntries, coming, facts, outbox } = database
  await database.transaction(
    'rw',
    [cartSnapshots, cartBooks, articles, cacheEntries, coming, facts, outbox],
    async () => {
      await cartSnapshots.where('userId').equals(userId).delete()
      await cartBooks.where('userId').equals(userId).delete()
      const waiting = new Set(
        (await outbox.where('userId').equals(userId).toArray()).map(
          ({ customerKey }) => customerKey,
        ),
      )
      await articles
        .filter((article) => article.userId === userId && !waiting.has(article.customerKey))
        .delete()
      await cacheEntries.clear()
      await facts.where('key').startsWithAnyOf(creditFacts, framesChangedFacts).delete()
      await coming.where('userId').equals(userId).delete()
    },
  )
  await forgetDraftExtras(database, userId)
  await forgetSwitchedAlerts(database, userId)
  await forgetOrders(database, userId)
  await forgetTerms(database, userId)
  await forgetSeenCarts(database, userId)
  await forgetLoss(database, userId)
}

/** Throws a person's unsent changes away. Nothing of this is sent: the server's cart stays as it is. */
export async function discardUnsent(
  database: OfflineDatabase,
  userId: string,
  newId: () => string,
): Promise<void> {
  const { facts, streams, outbox, articles, needsYou, cartAttempts, draftRows } = database
  await database.transaction(
    'rw',
    [facts, streams, outbox, articles, needsYou, cartAttempts, draftRows],
    async () => {
      await outbox.where('userId').equals(userId).delete()
      await articles.filter((article) => article.userId === userId).delete()
      await needsYou.where('userId').equals(userId).delete()
      await cartAttempts.where('userId').equals(userId).delete()
      await draftRows.where('userId').equals(userId).delete()
      // The numbers given out are gone with the rows: the next intent begins a new stream.
      if (await streams.get(userId)) {
        await streams.delete(userId)
        await facts.put({ key: 'device.id', value: newId() })
      }
    },
  )
}
