import type { FileFormat } from '#domain/files/file-format.ts'
import { originalPhoto, type PhotoJob, type ReadyPhoto } from './photo-job.ts'

/** Longest wait for one photo, in ms: a worker that says nothing must not hold the form. */
const patience = 30_000
/** The worker ends when it has had nothing to do for this time, in ms: its memory is a phone's. */
const restsFor = 15_000

let worker: Worker | undefined
let ending: ReturnType<typeof setTimeout> | undefined

function endWorker() {
  worker?.terminate()
  worker = undefined
}

function started(): Worker {
  clearTimeout(ending)
  return (worker ??= new Worker(new URL('./photo-worker.ts', import.meta.url), {
    type: 'module',
    name: 'photo',
  }))
}

/** @throws Error where the worker can't be had, breaks or is silent */
async function inWorker(job: PhotoJob): Promise<ReadyPhoto | null> {
  const used = started()
  const over = new AbortController()
  const { signal } = over
  return new Promise<ReadyPhoto | null>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the worker is silent')), patience)
    signal.addEventListener('abort', () => clearTimeout(timer))
    used.addEventListener(
      'message',
      ({ data }: MessageEvent<{ result: ReadyPhoto | null; failed?: string }>) =>
        data.failed === undefined ? resolve(data.result) : reject(new Error(data.failed)),
      { signal },
    )
    used.addEventListener('error', () => reject(new Error('the worker is broken')), { signal })
    used.postMessage(job)
  })
    .catch((error: unknown) => {
      endWorker()
      throw error
    })
    .finally(() => {
      over.abort()
      ending = setTimeout(endWorker, restsFor)
    })
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * Compresses a photo in a worker, one after the other. A browser that can't leaves the photo as it was taken.
 * @param formats that may be sent as they are @returns null: this format can neither be drawn nor sent
 */
export function compressPhoto(
  photo: Blob,
  name: string,
  formats: readonly FileFormat[],
): Promise<ReadyPhoto | null> {
  const work = async () => {
    const job: PhotoJob = { bytes: await photo.arrayBuffer(), name, formats }
    // A copy goes to the worker, so that this one is still here when that fails.
    return inWorker(job).catch(() => originalPhoto(job))
  }
  const next = turn.then(work, work)
  turn = next.catch(() => undefined)
  return next
}
