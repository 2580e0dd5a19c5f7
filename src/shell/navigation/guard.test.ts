import { describe, expect, test } from 'vitest'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Permission } from '#domain/account/permissions.ts'
import type { AuthUser } from '#domain/account/session.ts'
import { decide, lacksCustomer, safeTarget } from './guard.ts'
import type { Screen } from './screen.ts'

const config = { claimAllowPAA: false } as HostConfig
const userWith = (...permissions: Permission[]) =>
  ({ permissions, customerData: null }) as unknown as AuthUser
const screen = (rest: Partial<Screen>): Screen => ({
  title: { id: 'x' },
  allow: 'signed-in',
  ...rest,
})

describe('who may enter', () => {
  test.each<[string, Partial<Screen>, AuthUser | null, unknown]>([
    ['a public screen, nobody signed in', { allow: 'anyone' }, null, { kind: 'enter' }],
    ['a screen for the signed in, nobody signed in', {}, null, { kind: 'log-in' }],
    ['a screen for the signed in', {}, userWith(), { kind: 'enter' }],
    [
      'one of two rights held',
      { allow: ['page.claim', 'page.pdi'] },
      userWith('page.pdi'),
      { kind: 'enter' },
    ],
    [
      'the right is missing',
      { allow: ['page.claim'] },
      userWith('page.pdi'),
      { kind: 'missing-right', wanted: ['page.claim'] },
    ],
    [
      'a setting is off',
      { when: ({ config }) => config.claimAllowPAA, otherwise: '/claim' },
      userWith(),
      { kind: 'go', to: '/claim' },
    ],
    [
      'a password that must be changed first',
      {},
      { ...userWith(), mustChangePassword: true },
      { kind: 'go', to: '/set-password' },
    ],
    [
      'a second factor that must be set up first',
      {},
      { ...userWith(), mustSetUpSecondFactor: true },
      { kind: 'go', to: '/set-up-second-factor' },
    ],
    [
      'the same at a public screen',
      { allow: 'anyone' },
      { ...userWith(), mustChangePassword: true },
      { kind: 'enter' },
    ],
    [
      'a setting is off, no stand-in named',
      { when: () => false },
      userWith(),
      { kind: 'go', to: '/error/admin' },
    ],
  ])('%s', (_case, rest, user, expected) => {
    expect(decide(screen(rest), user, config)).toEqual(expected)
  })
})

test('a customer is lacking only where one is needed and none is chosen', () => {
  expect(lacksCustomer(screen({}), userWith())).toBe(false)
  expect(lacksCustomer(screen({ needsCustomer: true }), userWith())).toBe(true)
  expect(
    lacksCustomer(screen({ needsCustomer: (user) => user.limitation !== 'audit' }), {
      ...userWith(),
      limitation: 'audit',
    }),
  ).toBe(false)
})

test.each([
  ['/en-us/claim?x=1', '/en-us/claim?x=1'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['https://evil.example', undefined],
  ['/en-us/login?target=%2F', undefined],
  [undefined, undefined],
])('the target %s', (target, expected) => {
  expect(safeTarget(target)).toBe(expected)
})
