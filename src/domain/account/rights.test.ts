import { expect, test } from 'vitest'
import { problemsOf } from '../portal/validation.ts'
import {
  GroupRoleFields,
  type Holder,
  PermissionFields,
  permissionsOf,
  type Rights,
  rightsRefusal,
  RoleFields,
} from './rights.ts'

const role = { name: 'night.shift', description: 'Night shift', permissions: ['page.catalog'] }
test.each<[string, object, Record<string, string>]>([
  ['a role', {}, {}],
  ['no description', { description: '' }, {}],
  ['no name', { name: ' ' }, { name: 'required' }],
  ['capitals', { name: 'Night' }, { name: 'valid_key' }],
  ['a space', { name: 'night shift' }, { name: 'valid_key' }],
  ['two dots', { name: 'night..shift' }, { name: 'valid_key' }],
  ['a hyphen', { name: 'night-shift.2' }, {}],
  ['letters of another script', { name: '夜勤' }, { name: 'valid_key' }],
  ['a name of 300 characters', { name: 'x'.repeat(300) }, { name: 'too_long' }],
  ['a long description', { description: 'x'.repeat(201) }, { description: 'too_long' }],
  ['no permission', { permissions: [] }, { permissions: 'nothing_chosen' }],
])('%s', (_, change, problems) => {
  expect(problemsOf(RoleFields, { ...role, ...change })).toEqual(problems)
})

test('group roles need their description, permissions their name alone', () => {
  expect(problemsOf(GroupRoleFields, { description: ' ', roles: [] })).toEqual({
    description: 'required',
    roles: 'nothing_chosen',
  })
  expect(problemsOf(GroupRoleFields, { description: 'مدير 🚲', roles: ['dealer'] })).toEqual({})
  expect(problemsOf(PermissionFields, { name: 'erp.', description: '' })).toEqual({
    name: 'valid_key',
  })
})

const administration = 'page.user-management'
const before: Rights = {
  roles: { admin: [administration, 'page.news'], dealer: ['page.catalog'], helper: [] },
  groups: { 1: ['helper'], 2: ['dealer', 'gone'] },
}
const me: Holder = { role: 'admin', group: null, self: true }
const other: Holder = { role: 'admin', group: null, self: false }
const byGroup: Holder = { role: 'dealer', group: '1', self: false }
const withRoles = (roles: Rights['roles']): Rights => ({
  ...before,
  roles: { ...before.roles, ...roles },
})

test('a person has the permissions of the own role and of the group role; an unknown role has none', () => {
  expect([...permissionsOf({ role: 'admin', group: '2', self: true }, before)].sort()).toEqual([
    'page.catalog',
    'page.news',
    administration,
  ])
  expect([...permissionsOf({ role: 'gone', group: '9', self: true }, before)]).toEqual([])
})

test.each<[string, Holder[], Rights, ReturnType<typeof rightsRefusal>]>([
  ['nothing changes', [me], before, null],
  ['others gain', [me, byGroup], withRoles({ dealer: ['page.catalog', 'page.claim'] }), null],
  [
    'the own role gains',
    [me],
    withRoles({ admin: [administration, 'page.news', 'page.claim'] }),
    'raises_self',
  ],
  ['the own role loses something', [me], withRoles({ admin: [administration] }), null],
  [
    'the own group role gains a role',
    [{ ...me, group: '1' }],
    { ...before, groups: { ...before.groups, 1: ['helper', 'dealer'] } },
    'raises_self',
  ],
  [
    'the last administrators lose it',
    [me, other],
    withRoles({ admin: ['page.news'] }),
    'last_administrator',
  ],
  [
    'it moves to a role that somebody has by a group',
    [me, byGroup],
    withRoles({ admin: ['page.news'], helper: [administration] }),
    null,
  ],
  ['there was no administrator before', [byGroup], withRoles({ dealer: [] }), null],
])('%s', (_, holders, after, refusal) => {
  expect(rightsRefusal(holders, before, after)).toBe(refusal)
})
