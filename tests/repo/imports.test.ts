import { expect, test } from 'vitest'
import { importsOf, isTest, sourceFiles } from './files.ts'

/** Allowed imports between layers; a layer may always import itself. */
const mayImport: Record<string, readonly string[]> = {
  'src/domain': [],
  'src/ui': [],
  'src/offline': ['src/domain'],
  'src/data': ['src/offline', 'src/domain'],
  'src/shell': ['src/ui', 'src/data', 'src/offline', 'src/domain'],
  'src/parts': ['src/shell', 'src/ui', 'src/data', 'src/offline', 'src/domain'],
  'src/app': ['src/parts', 'src/shell', 'src/ui', 'src/data', 'src/offline', 'src/domain'],
  'src/features': ['src/parts', 'src/shell', 'src/ui', 'src/data', 'src/offline', 'src/domain'],
  sw: ['src/offline', 'src/domain'],
  server: ['src/domain'],
}
const layers = Object.keys(mayImport)

/** The layer of a file; undefined for the composition root, the scripts and the tests, which know everything. */
const layerOf = (path: string) =>
  isTest(path) ? undefined : layers.find((layer) => path.startsWith(`${layer}/`))
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]

const edges = sourceFiles('src', 'sw', 'server', 'scripts', 'tests').flatMap((file) =>
  importsOf(file).map((to) => ({ from: file.path, to })),
)
const described = (wrong: typeof edges) => wrong.map(({ from, to }) => `${from} → ${to}`)

test('a layer imports only what stands below it', () => {
  const wrong = edges.filter(({ from, to }) => {
    const layer = layerOf(from)
    return layer && ![layer, ...mayImport[layer]!].includes(layerOf(to) ?? '')
  })
  expect(described(wrong)).toEqual([])
})

test('a feature does not know another feature', () => {
  const wrong = edges.filter(
    ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to),
  )
  expect(described(wrong)).toEqual([])
})

test('nobody but a test imports a test', () => {
  expect(described(edges.filter(({ from, to }) => isTest(to) && !isTest(from)))).toEqual([])
})

test('another layer is addressed by its #name', () => {
  const named = /^src\/(domain|offline|data|ui|shell|parts|app)\//
  const wrong = sourceFiles('src', 'sw', 'server').flatMap((file) =>
    importsOf(file)
      .filter((to) => named.test(to) && layerOf(to) !== layerOf(file.path) && !isTest(file.path))
      .filter((to) => !file.text.includes(`'#${to.slice(4)}'`))
      .map((to) => ({ from: file.path, to })),
  )
  expect(described(wrong)).toEqual([])
})

test('imports name files with their extension', () => {
  const wrong = edges.filter(({ to }) => !/\.(ts|tsx|mjs|json|po)$/.test(to))
  expect(described(wrong)).toEqual([])
})

test('the table is read at all', () => {
  expect(edges.length).toBeGreaterThan(500)
  expect(new Set(edges.map(({ from }) => layerOf(from)).filter(Boolean))).toEqual(
    new Set(layers.filter((layer) => edges.some(({ from }) => layerOf(from) === layer))),
  )
})
