import { expect, test } from 'vitest'
import type { Screen } from '#shell/navigation/screen.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { AuthUser } from '#domain/account/session.ts'
import { targetAfterLogin, localeAfterLogin } from './login-target.ts'

const claims: Screen = { title: { id: 'claims' }, allow: ['page.claim'] }
const facts = {
  user: { permissions: ['page.claim'] } as unknown as AuthUser,
  config: {} as HostConfig,
}
const nobody = { ...facts, user: { permissions: [] } as unknown as AuthUser }

test.each([
  ['/en-us/claim?page=2', facts, { href: '/en-us/claim?page=2', refused: false }],
  ['/en-us/claim', nobody, { href: '/en-us', refused: true }],
  ['https://evil.example', facts, { href: '/en-us', refused: false }],
  [undefined, facts, { href: '/en-us', refused: false }],
])('coming for %s', (target, who, expected) => {
  expect(targetAfterLogin(target, '/en-us', () => claims, who)).toEqual(expected)
})

test('who must change the password is not told that his page is closed to him', () => {
  const user = { permissions: [], mustChangePassword: true } as unknown as AuthUser
  expect(targetAfterLogin('/en-us/claim', '/en-us', () => claims, { ...facts, user })).toEqual({
    href: '/en-us',
    refused: false,
  })
})

test.each([
  ['fr', 'de', ['de', 'fr'], 'fr'],
  ['fr', 'de', ['de', 'en-uk'], 'de'],
  ['de', 'fr', ['de', 'fr'], 'fr'],
  [null, 'de', ['de', 'fr'], 'de'],
  ['xx', 'de', ['de', 'xx'], 'de'],
] as const)(
  'somebody whose language is %s, at a login page in %s, where %j are offered, goes on in %s',
  (own, page, offered, spoken) => {
    expect(localeAfterLogin(own, page, offered)).toBe(spoken)
  },
)
