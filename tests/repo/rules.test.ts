import { expect, test } from 'vitest'
import { importsOf, isTest, sourceFiles } from './files.ts'

test('every module with rules has its cases beside it', () => {
  const files = sourceFiles('src/domain')
  const tried = new Set(files.filter(({ path }) => isTest(path)).flatMap(importsOf))
  const rules = files.filter(
    ({ path, text }) =>
      !isTest(path) &&
      /^export (async )?function|^export const \w+ = (<[^>]*>)?\(|^export class/m.test(text),
  )
  expect(rules.length).toBeGreaterThan(20)
  expect(rules.map(({ path }) => path).filter((path) => !tried.has(path))).toEqual([])
})
