import { expect, test } from 'vitest'
import { isTest, lineCount, sourceFiles } from './files.ts'

const files = sourceFiles('src', 'sw', 'server', 'scripts', 'tests')
const longest = { code: 350, test: 600 }

test('a file is short enough to be read at once', () => {
  const long = files.filter(
    (file) => lineCount(file) > (isTest(file.path) ? longest.test : longest.code),
  )
  expect(long.map((file) => `${file.path} ${lineCount(file)}`)).toEqual([])
})

/** More than this and a name no longer leads to its neighbours. */
const maxFiles = 25

test('a folder of code has few enough files to be looked through', () => {
  const counts = new Map<string, number>()
  for (const { path } of sourceFiles('src', 'sw', 'server', 'scripts')) {
    const folder = path.replace(/\/[^/]+$/, '')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count > maxFiles)).toEqual([])
})

test('a folder is called after what it holds', () => {
  const vague = new Set(['utils', 'helpers', 'common', 'shared', 'types', 'hooks', 'misc', 'lib'])
  expect(
    files
      .map(({ path }) => path)
      .filter((path) => path.split('/').some((folder) => vague.has(folder))),
  ).toEqual([])
})

test('no file only passes on what others export', () => {
  const barrels = files.filter(({ path, text }) => {
    const statements = text
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .split('\n')
      .filter((line) => line.trim())
    return (
      !isTest(path) &&
      statements.length > 0 &&
      statements.every((line) => /^export (type )?(\*|\{).* from /.test(line))
    )
  })
  expect(barrels.map(({ path }) => path)).toEqual([])
  expect(
    files.filter(({ path }) => /^(src|server)\/.*\/index\.ts$/.test(path)).map(({ path }) => path),
  ).toEqual([])
})

test('everything is exported under its name', () => {
  const unnamed = files.filter(
    ({ path, text }) => /^(src|server|sw)\//.test(path) && /^export default\b/m.test(text),
  )
  expect(unnamed.map(({ path }) => path)).toEqual([])
})
