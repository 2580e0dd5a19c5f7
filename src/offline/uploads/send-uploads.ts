import { dropUpload, pendingUploads } from './pending-uploads.ts'
import { sendUpload } from './send-upload.ts'
import type { PendingUpload, UploadDatabase } from './upload-database.ts'

export interface SendUploadsParts {
  database: UploadDatabase
  userId: string
  fetch: typeof fetch
  now: () => number
}

/** Waits between tries, in ms: 1, 2, 4 … 60 seconds. */
const pauseAfter = (tries: number) => Math.min(60_000, 1_000 * 2 ** Math.min(tries, 6))

async function sha256Of(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function sendOne(parts: SendUploadsParts, upload: PendingUpload): Promise<'on' | 'stop'> {
  const { database, now } = parts
  const { id } = upload
  const change = (part: Partial<PendingUpload>) => database.uploads.update(id, part)
  const content = (await database.contents.get(id))?.content
  if (!content) {
    await dropUpload(database, id)
    return 'on'
  }
  const sha256 = upload.sha256 || (await sha256Of(content))
  if (!upload.sha256) await change({ sha256 })
  const rest = async (after: number) => {
    await change({ tries: upload.tries + 1, nextAt: now() + after })
    return 'stop' as const
  }
  try {
    const outcome = await sendUpload({ ...upload, sha256 }, content, {
      fetch: parts.fetch,
      // A step forward forgives the tries before it.
      onProgress: async (sent) =>
        void (await change({ sent, ...(sent > upload.sent && { tries: 0 }) })),
    })
    if (outcome.kind === 'again') return await rest(outcome.retryAfter ?? pauseAfter(upload.tries))
    if (outcome.kind === 'sent') await dropUpload(database, id)
    else await change({ refusal: outcome.code, nextAt: 0 })
    return 'on'
  } catch (error) {
    // Without a network all of them wait; what a bug throws must not be taken for a broken line.
    if (!(error instanceof TypeError) && (error as Error).name !== 'TimeoutError') throw error
    return rest(pauseAfter(upload.tries))
  }
}

/**
 * Sends a person's pending uploads that are due, one after the other. For page and worker; the caller sees to it that only one
 * runs at a time.
 * @returns the moment of the next try, in ms of this device; null: nothing waits
 */
export async function sendUploads(parts: SendUploadsParts): Promise<number | null> {
  const { database, userId, now } = parts
  const waiting = async () =>
    (await pendingUploads(database, userId)).filter(({ refusal }) => refusal === '')
  for (;;) {
    const upload = (await waiting()).find(({ nextAt }) => nextAt <= now())
    if (!upload) break
    if ((await sendOne(parts, upload)) === 'stop') break
  }
  const left = await waiting()
  return left.length === 0 ? null : Math.min(...left.map(({ nextAt }) => nextAt))
}
