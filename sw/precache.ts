import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope & {
  /** A file a line, with its revision behind a space where its name has no hash; scripts/build/precache-list.ts writes it. */
  precacheList: readonly string[]
}

/**
 * Keeps the files of this build; those of older builds go once this one has taken over.
 * @param list where the list of files is. The browser stores it with this worker; without it there is no new worker.
 */
export function precacheBuild([list]: readonly { url: string }[]): void {
  importScripts(`/${list!.url}`)
  const entries = self.precacheList.map((line) => {
    const [url = '', revision = null] = line.split(' ')
    return { url, revision }
  })
  precacheAndRoute(entries, { directoryIndex: '', cleanURLs: false })
  cleanupOutdatedCaches()
}
