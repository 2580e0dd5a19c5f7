import { expect, test } from 'vitest'
import { sourceFiles } from './files.ts'

// The router's plugin moves loader and component out of the first page; a type outside of them holds its import there, and
// with it every document and the parser.
test('no route file names the type of a document outside of its component', () => {
  const holding = sourceFiles('src/features')
    .filter(({ path }) => /routes\/.*\.tsx$/.test(path))
    .filter(({ text }) => /^(export )?(type|interface) .*(ResultOf|VariablesOf)</m.test(text))
  expect(holding.map(({ path }) => path)).toEqual([])
})
