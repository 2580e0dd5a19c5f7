import { database } from '#offline/database.ts'
import { createFlush } from '#offline/sync/flush.ts'
import { sendAlone } from '#offline/sync/flush-lock.ts'
import { browserTimers } from '#offline/sync/flush-triggers.ts'
import { thisDevice, waitingCount } from '#offline/sync/outbox.ts'
import { sendMany } from '#offline/sync/send-many.ts'
import { moveToDeadLetter, applySyncResponse } from '#offline/sync/apply-server-response.ts'
import { ask, sessionUser } from './session.ts'

/**
 * Sends the outbox of the person whose session this browser holds, with the page's own code. Rejects while something
 * waits, so that the browser wakes the worker again.
 */
export async function sendOutbox(): Promise<void> {
  const userId = await sessionUser()
  if (userId === null) return
  const { send, nextBatch } = sendMany(ask)
  const flush = createFlush({
    device: thisDevice(database),
    userId,
    send,
    steps: { nextBatch, settle: applySyncResponse, moveToDeadLetter },
    random: Math.random,
    exclusive: sendAlone(
      navigator.locks as Parameters<typeof sendAlone>[0],
      browserTimers,
      `pannier-flush-${userId}`,
    ),
  })
  await flush.run({ ignoreBackoff: true })
  if (await waitingCount(database, userId)) throw new Error('changes still wait')
}
