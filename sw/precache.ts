import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'

/** Keeps the files of this build; those of older builds go once this one has taken over. @param manifest a file each, with its revision behind a space where its name has no hash */
export function precacheBuild(manifest: readonly string[]): void {
  const entries = manifest.map((line) => {
    const [url = '', revision = null] = line.split(' ')
    return { url, revision }
  })
  precacheAndRoute(entries, { directoryIndex: '', cleanURLs: false })
  cleanupOutdatedCaches()
}
