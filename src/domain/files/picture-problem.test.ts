import { expect, test } from 'vitest'
import { problemOfStatus } from './picture-problem.ts'

test.each([
  [404, 'not_found'],
  [410, 'not_found'],
  [401, 'not_allowed'],
  [403, 'not_allowed'],
  [400, 'refused'],
  [204, 'refused'],
])('an answer of %i is %s', (status, problem) => {
  expect(problemOfStatus(status)).toBe(problem)
})
