import { expect, test } from 'vitest'
import type { Screen } from '#app/screen.ts'
import type { HostConfig } from '#domain/host-config.ts'
import type { AuthUser } from '#domain/session.ts'
import { arrival } from './arrival.ts'

const claims: Screen = { title: { id: 'claims' }, allow: ['page.claim'] }
const facts = { user: { permissions: ['page.claim'] } as unknown as AuthUser, config: {} as HostConfig }
const nobody = { ...facts, user: { permissions: [] } as unknown as AuthUser }

test.each([
  ['/en-us/claim?page=2', facts, { href: '/en-us/claim?page=2', refused: false }],
  ['/en-us/claim', nobody, { href: '/en-us', refused: true }],
  ['https://evil.example', facts, { href: '/en-us', refused: false }],
  [undefined, facts, { href: '/en-us', refused: false }],
])('coming for %s', (target, who, expected) => {
  expect(arrival(target, '/en-us', () => claims, who)).toEqual(expected)
})
