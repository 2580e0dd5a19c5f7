import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Package {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

test('every package is listed with what it is for', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Package
  const listed = readFileSync('docs/decisions/dependencies.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => line.slice(0, line.indexOf(':')).match(/@?[\w./-]+/g) ?? [])
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@types/') && !listed.includes(name),
  )
  expect(missing).toEqual([])
})
