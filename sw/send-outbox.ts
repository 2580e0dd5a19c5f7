import { database } from '#offline/database.ts'
import { createFlush } from '#offline/sync/flush.ts'
import { sendAlone } from '#offline/sync/flush-lock.ts'
import { browserTimers } from '#offline/sync/flush-triggers.ts'
import { thisDevice, waitingCount } from '#offline/sync/outbox.ts'
import { sendMany } from '#offline/sync/send-many.ts'
import { moveToDeadLetter, applySyncResponse } from '#offline/sync/apply-server-response.ts'
import { sendUploads } from '#offline/uploads/send-uploads.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { fetchWithSession, silentFetch, sessionUser } from './session.ts'

/**
 * Sends the outbox and then the files of the person whose session this browser holds, with the page's own code. Rejects
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
      `${name}-${userId}`,
    )
  const flush = createFlush({
    device: thisDevice(database),
    userId,
    send,
    steps: { nextBatch, settle: applySyncResponse, moveToDeadLetter },
    random: Math.random,
    exclusive: alone('pannier-flush'),
  })
  await flush.run({ ignoreBackoff: true })
  let filesDueAt = Infinity
  await alone('pannier-uploads')(async () => {
    filesDueAt = await sendUploads({
      database: uploadDatabase,
      userId,
      fetch: silentFetch,
      now: Date.now,
    })
  })
  if (filesDueAt < Infinity || (await waitingCount(database, userId)))
    throw new Error('changes still wait')
}
