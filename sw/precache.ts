import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'

/** Keeps the files of this build; those of older builds go once this one has taken over. */
export function precacheBuild(manifest: Parameters<typeof precacheAndRoute>[0]): void {
  precacheAndRoute(manifest, { directoryIndex: '', cleanURLs: false })
  cleanupOutdatedCaches()
}
