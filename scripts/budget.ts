import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

/** Gzipped kilobytes that a phone on a slow line can bear. */
const most = { entry: 190, screen: 25, worker: 45 }
/** What must have come before the login form works; the frame, the outbox and the catalogue come behind it. */
const entry = ['index.html', 'locales/en.po?first']
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
  const weight = (keys: Iterable<string>) =>
    [...new Set([...keys].map((key) => manifest[key]!.file))].reduce(
      (sum, file) => sum + kilobytes(join(dist, file)),
      0,
    )
  const entryKeys = closure(manifest, entry.map(keyOf))
  const afterwards = [...closure(manifest, thenCatalogue.map(keyOf))].filter(
    (key) => !entryKeys.has(key),
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
      weight: weight(entryKeys),
      most: most.entry,
    },
    {
      name: `heaviest of ${screens.length} screens (${heaviest.name})`,
      weight: heaviest.weight,
      most: most.screen,
    },
    { name: 'worker', weight: kilobytes(join(dist, 'index.js')), most: most.worker },
  ]
  return {
    lines: measured.map(
      ({ name, weight: kb, most: limit }) =>
        `${kb > limit ? 'TOO MUCH' : 'fits'}  ${kb.toFixed(1)} of ${limit} kB gzip  ${name}`,
    ),
    fits: measured.every(({ weight: kb, most: limit }) => kb <= limit),
  }
}

function fail(message: string): never {
  throw new Error(message)
}
