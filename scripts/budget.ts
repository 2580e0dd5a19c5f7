import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

/** Gzipped kilobytes that a phone on a slow line can bear. */
const most = { entry: 165, script: 150, screen: 25, worker: 49 }
/** A request costs half a second there, and the first one brings the page. */
const mostRequests = 8
/**
 * Modules that load before the login form works; the client, the frame, the outbox and the
 * catalogue load after it.
 */
const login = ['index.html', 'locales/en.po?first']
/** Comes with the entry; a file of its own counts as well. */
const loginScreen = /session\/routes\/login\.tsx/
const thenCatalogue = [
  'locales/en.po?rest',
  'frame/frame-route.tsx',
  'catalogue/routes/index.tsx',
  'src/sync.ts',
]

const kilobytes = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length / 1_000

function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return seen
}

/** Compares the build with what a first visit, a screen and the worker may weigh. @returns what was measured, one line each, and whether it fits */
export function checkBudget(dist = 'dist'): { lines: string[]; fits: boolean } {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const keyOf = (ending: string) =>
    Object.keys(manifest).find((key) => key.replace(/\?tsr.*$/, '').endsWith(ending)) ??
    fail(`the build has no ${ending}`)
  const filesOf = (keys: Iterable<string>) =>
    new Set([...keys].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]))
  const weight = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + kilobytes(join(dist, file)), 0)
  const entry = filesOf(
    closure(manifest, [
      ...login.map(keyOf),
      ...Object.keys(manifest).filter((key) => loginScreen.test(key)),
    ]),
  )
  const afterwards = [...filesOf(closure(manifest, thenCatalogue.map(keyOf)))].filter(
    (file) => !entry.has(file),
  )
  const screens = Object.entries(manifest)
    .filter(([key, { src }]) => /\.tsx\?tsr-split/.test(key) || /\/routes\/.*\.tsx/.test(src ?? ''))
    .map(([key, { file }]) => ({
      name: key.replace(/\?.*$/, ''),
      weight: kilobytes(join(dist, file)),
      key,
    }))
    .sort((one, other) => other.weight - one.weight)
  const heaviest = screens[0] ?? fail('the build has no screens')
  const measured = [
    {
      name: `entry with the login form (the catalogue adds ${weight(afterwards).toFixed(1)})`,
      is: weight(entry),
      most: most.entry,
    },
    {
      name: 'script before the login form works',
      is: weight([...entry].filter((file) => file.endsWith('.js'))),
      most: most.script,
    },
    {
      name: `heaviest of ${screens.length} screens (${heaviest.name})`,
      is: heaviest.weight,
      most: most.screen,
    },
    { name: 'worker without its list', is: kilobytes(join(dist, 'index.js')), most: most.worker },
  ]
  const requests = entry.size + 1
  return {
    lines: [
      ...measured.map(
        ({ name, is, most: limit }) =>
          `${is > limit ? 'TOO MUCH' : 'fits'}  ${is.toFixed(1)} of ${limit} kB gzip  ${name}`,
      ),
      `${requests > mostRequests ? 'TOO MANY' : 'fits'}  ${requests} of ${mostRequests} requests before the login form works`,
    ],
    fits: requests <= mostRequests && measured.every(({ is, most: limit }) => is <= limit),
  }
}

function fail(message: string): never {
  throw new Error(message)
}
