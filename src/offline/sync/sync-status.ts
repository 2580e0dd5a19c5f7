import { isOfNewerBuild, type OfflineDatabase } from '../database.ts'
import type { Flush, Trouble } from './flush.ts'
import { subscribeLive } from '../live-query.ts'
import { unsentUploads } from '../uploads/pending-uploads.ts'
import type { UploadDatabase } from '../uploads/upload-database.ts'
import { readLoss } from '../loss/loss-witness.ts'
import { waitingByCustomer } from './outbox.ts'

/** State that the pill and the outbox screen show. */
export interface SyncStatus {
  /** Changes that have no result yet. */
  waiting: number
  waitingByCustomer: ReadonlyMap<string, number>
  /** Files of this person that the server does not have yet, apart from those of waiting changes. */
  uploading: number
  needsYou: number
  sending: boolean
  /** Reason why changes are not sent; null: none, or nothing waits. */
  trouble: Trouble | null
  /** The device did not keep the last change. */
  notSaved: boolean
  /** Changes that this device has lost before they were sent. */
  lost: number
}

export const nothingWaits: SyncStatus = {
  waiting: 0,
  waitingByCustomer: new Map(),
  uploading: 0,
  needsYou: 0,
  sending: false,
  trouble: null,
  notSaved: false,
  lost: 0,
}

/** Watches outbox, needs-you and flush of one person, in every tab. */
export function watchSync(
  database: OfflineDatabase,
  userId: string,
  flush: Flush,
  uploads?: UploadDatabase,
) {
  let status = nothingWaits
  const listeners = new Set<(status: SyncStatus) => void>()
  const tell = (change: Partial<SyncStatus>) => {
    status = { ...status, ...change }
    listeners.forEach((listener) => listener(status))
  }
  const count = async () => {
    const byCustomer = await waitingByCustomer(database, userId)
    const waiting = [...byCustomer.values()].reduce((total, n) => total + n, 0)
    return {
      waiting,
      waitingByCustomer: byCustomer,
      needsYou: await database.needsYou.where('userId').equals(userId).count(),
      lost: (await readLoss(database, userId))?.count ?? 0,
    }
  }
  let blind = false
  const seen = (counted: Partial<SyncStatus>) => {
    tell(blind ? { ...counted, notSaved: false } : counted)
    blind = false
  }
  const stopCount = subscribeLive(count, seen, () => {
    blind = true
    tell({ notSaved: true })
  })
  const stopUploads = uploads
    ? subscribeLive(
        () => unsentUploads(uploads, userId),
        (uploading) => tell({ uploading }),
      )
    : () => {}
  let outdated: Trouble | null = null
  void database.open().then(
    () => {
      if (!isOfNewerBuild(database)) return
      outdated = 'outdated'
      tell({ trouble: status.trouble ?? outdated })
    },
    () => undefined,
  )
  const stopFlush = flush.subscribe(({ sending, trouble }) =>
    tell({ sending, trouble: trouble ?? outdated }),
  )
  return {
    status: () => status,
    subscribe(listener: (status: SyncStatus) => void) {
      listeners.add(listener)
      listener(status)
      return () => void listeners.delete(listener)
    },
    setNotSaved: (notSaved: boolean) => tell({ notSaved }),
    stop() {
      stopCount()
      stopUploads()
      stopFlush()
    },
  }
}
