import { ownName, withoutBasePath } from '#offline/base-path.ts'
import { isPortalAnswer } from '#domain/portal/answer-mark.ts'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'

const [pictures, reader, tenant] = ['pictures', 'reader', 'tenant'].map(ownName) as [
  string,
  string,
  string,
]

const maxPictures = 800

/** Removes the oldest entries of a cache beyond a number. */
const capped = (cacheName: string, most: number) => ({
  async cacheDidUpdate() {
    const cache = await caches.open(cacheName)
    const keys = await cache.keys()
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)),
    )
  },
  // Only a plain answer of the portal is worth keeping: an error or a stranger's would be shown for as long as it lies there.
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && isPortalAnswer(response) ? response : null,
})

const mayRest = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }, pattern: RegExp) =>
  sameOrigin && pattern.test(withoutBasePath(url.pathname))

/** Pictures and flags: from the cache at once, renewed behind it. Uploaded ones never change: the browser renews them from its own cache. */
export function keepPictures(): void {
  const strategy = new StaleWhileRevalidate({
    cacheName: pictures,
    plugins: [capped(pictures, maxPictures)],
  })
  registerRoute(
    (match) => mayRest(match, /^\/(pictures|files|language|icons|tenant-icons)\//),
    strategy,
  )
}

/** The readers of bar codes and of HEIC, and the map of the world, once they have come: their names change with their content. */
export function keepReader(): void {
  registerRoute(
    (match) => mayRest(match, /^\/assets\/.*\.json$|\.wasm$/),
    new CacheFirst({ cacheName: reader, plugins: [capped(reader, 5)] }),
  )
}

/** The tenant's config and manifest: the server's word when it is there, else the last one known. */
export function keepNetworkFirst(): void {
  const strategy = new NetworkFirst({
    cacheName: tenant,
    networkTimeoutSeconds: 3,
    plugins: [capped(tenant, 20)],
  })
  registerRoute((match) => mayRest(match, /^\/(server\/config\/|manifest)/), strategy)
}
