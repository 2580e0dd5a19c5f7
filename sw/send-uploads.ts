import { browserTimers } from '#offline/flush-triggers.ts'
import { sendAlone } from '#offline/flush-lock.ts'
import { sendUploads } from '#offline/uploads/send-uploads.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { quietFetch, sessionUser } from './session.ts'

/** Sends the pending uploads of the signed-in person. Rejects while some wait, so that the browser wakes the worker again. */
export async function sendPendingUploads(): Promise<void> {
  const userId = await sessionUser()
  if (userId === null) return
  const alone = sendAlone(
    navigator.locks as Parameters<typeof sendAlone>[0],
    browserTimers,
    `pannier-uploads-${userId}`,
  )
  let next: number | null = null
  await alone(async () => {
    next = await sendUploads({
      database: uploadDatabase,
      userId,
      fetch: quietFetch,
      now: Date.now,
    })
  })
  if (next !== null) throw new Error('uploads still wait')
}
