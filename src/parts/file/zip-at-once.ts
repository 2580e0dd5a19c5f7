import { type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate/browser'

export { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser'

// Takes fflate's place for the libraries of workbooks (vite.config.ts). Its own two functions of these names start workers
// out of blobs, which the portal's policy of contents refuses, and then they never answer. They run in a worker as it is.

type Answer<T> = (error: Error | null, result: T | null) => void

function answer<T>(work: () => T, done: Answer<T>): void {
  try {
    done(null, work())
  } catch (error) {
    done(error as Error, null)
  }
}

export const unzip = (archive: Uint8Array, done: Answer<Unzipped>): void =>
  answer(() => unzipSync(archive), done)

export const zip = (files: Zippable, done: Answer<Uint8Array>): void =>
  answer(() => zipSync(files), done)
