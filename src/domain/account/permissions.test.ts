import { expect, test } from 'vitest'
import {
  hasScope,
  isPermission,
  isSalesRole,
  permissions,
  skipsCartQuantity,
  startingRoles,
} from './permissions.ts'

test.each<[string[], Parameters<typeof hasScope>[1], boolean]>([
  [[], [], true],
  [['page.catalog'], ['page.catalog'], true],
  [['page.catalog'], ['page.claim'], false],
  [['page.catalog'], ['page.claim', 'page.catalog'], true],
  [[], ['page.claim'], false],
])('holding %j where any of %j is wanted: %s', (held, wanted, expected) => {
  expect(hasScope(held, wanted)).toBe(expected)
})

test('a stored scope that nobody knows is none', () => {
  expect([isPermission('page.catalog'), isPermission('page.time-machine')]).toEqual([true, false])
})

test.each([
  ['salesman', true],
  ['salesman.fixed', true],
  ['sales.group', true],
  ['sales.office', true],
  ['dealer', false],
  ['salesforce', false],
])('%s acts for customers: %s', (role, expected) => {
  expect(isSalesRole(role)).toBe(expected)
})

test.each([
  ['guest', true],
  ['product', true],
  ['dealer', false],
])('%s sees no quantity in the cart: %s', (role, expected) => {
  expect(skipsCartQuantity(role)).toBe(expected)
})

test('roles hold what exists, each once, and somebody holds each of them', () => {
  const known = new Set<string>(permissions)
  for (const [role, scopes] of Object.entries(startingRoles)) {
    expect(new Set(scopes).size, role).toBe(scopes.length)
    expect(
      scopes.filter((scope) => !known.has(scope)),
      role,
    ).toEqual([])
  }
  expect(
    permissions.filter(
      (scope) => !Object.values(startingRoles).some((scopes) => hasScope(scopes, [scope])),
    ),
  ).toEqual([])
})
