import { expect, test } from 'vitest'
import { users } from './users.ts'

test.each([
  ['1000', true],
  ['1000:audit', true],
  ['1000:salesman:S01', true],
  ['1000:salesman:S01:polygon', true],
  ['1000:sales_office:O1:wim', true],
  ['1000:audit::wim', true],
  ['1000:::polygon', true],
  ['1000:salesman:S01:Polygon', false],
  ['1000:salesman:S01:all', false],
  ['1000:salesman', false],
  ['1000:polygon', false],
  ['1000:audit:x', false],
  ['', false],
])('an area of a user written as %o is taken: %s', (word, expected) => {
  const refusal = users.check!({ areas: [word] })
  expect(refusal).toEqual(expected ? undefined : { column: 'areas', reason: 'not_pairs' })
})
