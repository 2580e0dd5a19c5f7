import { ownName } from '#offline/base-path.ts'
import { database } from '#offline/database.ts'
import { createFlush } from '#offline/sync/flush.ts'
import { sendAlone } from '#offline/sync/flush-lock.ts'
import { browserTimers } from '#offline/sync/flush-triggers.ts'
import { waitingCount } from '#offline/sync/outbox.ts'
import { thisDevice } from '#offline/device.ts'
import { sendMany } from '#offline/sync/send-many.ts'
import { moveToDeadLetter, applySyncResponse } from '#offline/sync/apply-server-response.ts'
import { releaseParkedRows } from '#offline/sync/parked-rows.ts'
import { createUploadProgress } from '#offline/uploads/form-uploads.ts'
import { sendUploads } from '#offline/uploads/send-uploads.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { fetchWithSession, silentFetch, sessionUser } from './session.ts'

/**
 * Sends the outbox, then the files of the person whose session this browser holds, then the changes that waited for those files, with the page's own code. Rejects
 * while something waits, so that the browser wakes the worker again.
 */
export async function sendOutbox(): Promise<void> {
  const userId = await sessionUser()
  if (userId === null) return
  const { send, nextBatch } = sendMany(fetchWithSession)
  const alone = (name: string) =>
    sendAlone(
      navigator.locks as Parameters<typeof sendAlone>[0],
      browserTimers,
      ownName(`${name}-${userId}`),
    )
  const device = thisDevice(database)
  const uploads = createUploadProgress(uploadDatabase)
  const flush = createFlush({
    device,
    userId,
    send,
    steps: { nextBatch, settle: applySyncResponse, moveToDeadLetter },
    random: Math.random,
    exclusive: alone('pannier-flush'),
  })
  await flush.run({ ignoreBackoff: true })
  // Lets the files of forms go that a page has queued and not started.
  await releaseParkedRows(device, userId, uploads)
  let filesDueAt = Infinity
  await alone('pannier-uploads')(async () => {
    filesDueAt = await sendUploads({
      database: uploadDatabase,
      userId,
      fetch: silentFetch,
      now: Date.now,
    })
  })
  if (await releaseParkedRows(device, userId, uploads)) await flush.run({ ignoreBackoff: true })
  if (filesDueAt < Infinity || (await waitingCount(database, userId)))
    throw new Error('changes still wait')
}
