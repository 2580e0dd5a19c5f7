import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ManifestTransform } from 'workbox-build'
import type { Plugin } from 'vite'

/**
 * Puts the list of files to precache beside the worker, so that the worker stays the same size however many screens
 * there are. The list's name has a hash and is written into the worker: a browser sees a new worker when only the list
 * changes, fetches the list as part of the worker (`importScripts`), and keeps the old worker with the old list until
 * it has both.
 */
export function precacheList(): { plugin: Plugin; transform: ManifestTransform } {
  let directory = ''
  /** The browser compares what it stores with this. One "=" always ends it, and the worker adds that. */
  const hashOf = (url: string) =>
    createHash('sha256')
      .update(readFileSync(join(directory, url)))
      .digest('base64')
      .slice(0, -1)
  return {
    plugin: {
      name: 'precache-list',
      configResolved: ({ root, build }) => {
        directory = join(root, build.outDir)
      },
    },
    transform(entries) {
      // A file with a hash in its name needs no revision, another one's need not be longer than such a hash.
      const lines = entries
        .map(({ url, revision }) => [url, hashOf(url), revision?.slice(0, 8)].join(' ').trimEnd())
        .sort()
      const script = `self.precacheList=${JSON.stringify(lines)}\n`
      const hash = createHash('sha256').update(script).digest('base64url').slice(0, 10)
      const url = `assets/precache-${hash}.js`
      writeFileSync(join(directory, url), script)
      return { manifest: [{ url, revision: null, size: script.length }], warnings: [] }
    },
  }
}
