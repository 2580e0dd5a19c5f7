import { dropUpload, isToSend, pendingUploads } from './pending-uploads.ts'
import { sendUpload } from './send-upload.ts'
import type { PendingUpload, UploadDatabase } from './upload-database.ts'

export interface SendUploadsDeps {
  database: UploadDatabase
  userId: string
  fetch: typeof fetch
  now: () => number
}

/** Waits between tries, in ms: 1, 2, 4 … 60 seconds. */
const pauseAfter = (tries: number) => Math.min(60_000, 1_000 * 2 ** tries)

/** @returns whether the next one may be sent now; without a network all of them wait */
async function sendOne(parts: SendUploadsDeps, upload: PendingUpload): Promise<boolean> {
  const { database, now } = parts
  const { id } = upload
  const change = (part: Partial<PendingUpload>) => database.uploads.update(id, part)
  let { tries } = upload
  const rest = async () => {
    await change({ tries: tries + 1, nextAt: now() + pauseAfter(tries) })
    return false
  }
  try {
    const outcome = await sendUpload(upload, {
      database,
      fetch: parts.fetch,
      async onProgress(sent) {
        // A step forward forgives the tries before it.
        if (sent > upload.sent) tries = 0
        await change({ sent })
      },
    })
    if (outcome === 'again') return await rest()
    // A row that has lost its content has nothing to send; an intent that names it is refused by the server.
    if (outcome === 'lost' || (outcome === 'sent' && !upload.form)) await dropUpload(database, id)
    else await change(outcome === 'sent' ? { arrived: true } : outcome)
    return true
  } catch (error) {
    // What a bug throws must not be taken for a broken line.
    if (!/^(Type|Timeout)Error$/.test((error as Error).name)) throw error
    return rest()
  }
}

/**
 * Sends a person's pending uploads that are due, one after the other. For page and worker; the caller sees to it that only one
 * runs at a time.
 * @returns the moment of the next try, in ms of this device; Infinity: nothing waits
 */
export async function sendUploads(parts: SendUploadsDeps): Promise<number> {
  const { database, userId, now } = parts
  const waiting = async () => (await pendingUploads(database, userId)).filter(isToSend)
  for (;;) {
    const upload = (await waiting()).find(({ nextAt }) => nextAt <= now())
    if (!upload || !(await sendOne(parts, upload))) break
  }
  const left = await waiting()
  return Math.min(...left.map(({ nextAt }) => nextAt))
}
