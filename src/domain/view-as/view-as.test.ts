import { expect, test } from 'vitest'
import { isView, mayViewAs, viewName } from './view-as.ts'

test.each([
  ['a dealer', ['page.user-management'], ['page.catalog', 'page.claim'], true],
  ['an equal', ['page.user-management'], ['page.user-management'], true],
  ['someone who reads the audit log', ['page.user-management'], ['audit-log.read'], false],
  ['someone who gives keys', ['page.user-management'], ['page.machine-access'], false],
  ['one above', ['page.user-management-us'], ['page.user-management'], false],
])('may view as %s', (_, own, theirs, may) => {
  expect(mayViewAs(own, theirs)).toBe(may)
})

test('the name of a view is known as one, and no id of a person is', () => {
  expect([viewName(12), '12', null].map(isView)).toEqual([true, false, false])
})
