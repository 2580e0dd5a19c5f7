/// <reference lib="webworker" />
import { type PhotoJob, shrinkPhoto } from './photo-job.ts'

// Draws and compresses photos in a worker: one of a phone's camera takes a second or more.

declare const self: DedicatedWorkerGlobalScope

self.addEventListener('message', ({ data }: MessageEvent<PhotoJob>) => {
  void shrinkPhoto(data).then(
    (result) => self.postMessage({ result }, result ? [result.bytes] : []),
    (error: unknown) => self.postMessage({ failed: String(error) }),
  )
})
