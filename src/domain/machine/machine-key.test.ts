import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { keyState, MachineKeyFields, mayUse } from './machine-key.ts'
import { isMachineScope } from './machine-scopes.ts'

const good = { name: ' ERP ', scopes: ['stock.write'], rate: '60', expiresOn: '' }

test('a form’s texts become a key', () =>
  expect(v.parse(MachineKeyFields, good)).toEqual({
    name: 'ERP',
    scopes: ['stock.write'],
    rate: 60,
    expiresOn: null,
  }))

test.each([
  [{ name: ' ' }, 'required'],
  [{ name: 'x'.repeat(61) }, 'too_long'],
  [{ scopes: [] }, 'nothing_chosen'],
  [{ scopes: ['stock.eat'] }, 'unknown_scope'],
  [{ rate: '0' }, 'rate_range'],
  [{ rate: '' }, 'rate_range'],
  [{ rate: '1.5' }, 'rate_range'],
  [{ rate: 6_001 }, 'rate_range'],
  [{ rate: 'many' }, 'rate_range'],
  [{ expiresOn: '2026-02-30' }, 'valid_day'],
])('%o is refused: %s', (part, code) =>
  expect(v.safeParse(MachineKeyFields, { ...good, ...part }).issues?.[0]?.message).toBe(code),
)

const today = '2026-11-25'
const key = { scopes: ['stock.write' as const], expiresOn: null, revoked: false }

describe.each([
  [key, 'active', 'ok', 'scope_missing'],
  [{ ...key, expiresOn: today }, 'active', 'ok', 'scope_missing'],
  [{ ...key, expiresOn: '2026-11-24' }, 'expired', 'key_expired', 'key_expired'],
  [{ ...key, revoked: true }, 'revoked', 'key_revoked', 'key_revoked'],
  [{ ...key, revoked: true, expiresOn: '2026-11-24' }, 'revoked', 'key_revoked', 'key_revoked'],
])('%o', (facts, state, own, other) => {
  const decided = (scope: 'stock.write' | 'prices.write' | null) => {
    const answer = mayUse(facts, scope, today)
    return answer.ok ? 'ok' : answer.reason
  }
  test(`is ${state}`, () => expect(keyState(facts, today)).toBe(state))
  test(`with its scope: ${own}`, () => expect(decided('stock.write')).toBe(own))
  test(`with another one: ${other}`, () => expect(decided('prices.write')).toBe(other))
  test('without any', () => expect(decided(null)).toBe(own))
})

test('a scope that the build does not know is none', () =>
  expect(['stock.write', 'stock.eat'].map(isMachineScope)).toEqual([true, false]))
