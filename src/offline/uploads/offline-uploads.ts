import { ownName } from '../base-path.ts'
import { followUploads } from './pending-uploads.ts'
import { sendAlone } from '../sync/flush-lock.ts'
import type { UploadProgress } from '../sync/parked-rows.ts'
import { createUploadProgress } from './form-uploads.ts'
import { type RunningUploads, runUploads, type RunUploadsDeps } from './run-uploads.ts'
import type { UploadDatabase } from './upload-database.ts'

/** One person's uploads on this device: their sending, and their state for the queue. */
export interface OfflineUploads extends UploadProgress, RunningUploads {
  database: UploadDatabase
}

/** Starts to send one person's uploads from a page. */
export const startUploads = (
  deps: Omit<RunUploadsDeps, 'exclusive'> & { locks?: LockManager | undefined },
): OfflineUploads => ({
  database: deps.database,
  ...createUploadProgress(deps.database),
  subscribe: (listener) => followUploads(deps.database, deps.userId, listener),
  ...runUploads({
    ...deps,
    exclusive: sendAlone(
      deps.locks as Parameters<typeof sendAlone>[0],
      deps.timers,
      ownName(`pannier-uploads-${deps.userId}`),
    ),
  }),
})
