import { isPortalFile } from '#domain/portal/answer-mark.ts'
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope & {
  /** A file a line, with its SHA-256 and, where its name has no hash, its revision; scripts/build/precache-list.ts writes it. */
  precacheList: readonly string[]
}

/** Keeps the portal's own files alone: an install with a stranger's page among them fails, and a cache that has one heals. */
const ownFiles = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    isPortalFile(new URL(request.url).pathname, response) ? response : null,
  async cachedResponseWillBeUsed({ cacheName, request, cachedResponse }: CachedResponse) {
    const { pathname } = new URL(request.url)
    if (!cachedResponse || isPortalFile(pathname, cachedResponse)) return cachedResponse
    const fresh = await fetch(request.url, { cache: 'reload' }).catch(() => null)
    if (!fresh || !isPortalFile(pathname, fresh)) return null
    await (await caches.open(cacheName)).put(request, fresh.clone())
    return fresh
  },
}

interface CachedResponse {
  cacheName: string
  request: Request
  cachedResponse?: Response
}

/**
 * Keeps the files of this build; those of older builds go once this one has taken over.
 * @param list where the list of files is. The browser stores it with this worker; without it there is no new worker.
 */
export function precacheBuild([list]: readonly { url: string }[]): void {
  importScripts(list!.url)
  const entries = self.precacheList.map((line) => {
    const [url = '', hash, revision = null] = line.split(' ')
    return { url, revision, integrity: `sha256-${hash}=` }
  })
  addPlugins([ownFiles])
  precacheAndRoute(entries, { directoryIndex: '', cleanURLs: false })
  cleanupOutdatedCaches()
}
