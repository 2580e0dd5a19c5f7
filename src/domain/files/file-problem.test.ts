import { expect, test } from 'vitest'
import { type FileProblem, fileProblems, isLasting } from './file-problem.ts'

test.each<[FileProblem | null, boolean]>([
  ['too_many_rows', true],
  ['not_allowed', true],
  ['customer_lost', true],
  ['timed_out', false],
  ['storage_full', false],
  ['storage_failed', false],
  ['source_failed', false],
  [null, false],
])('%s comes again at every try: %s', (problem, lasts) => {
  expect(isLasting(problem)).toBe(lasts)
})

test('each reason is named once', () => {
  expect(new Set(fileProblems).size).toBe(fileProblems.length)
})
