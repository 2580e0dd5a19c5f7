import * as v from 'valibot'
import { rules } from '../portal/validation.ts'
import { type Day, isDay } from '../time/day.ts'
import { customerScopeNames } from './customer-scopes.ts'
import { type KeyScope, machineScopes } from './machine-scopes.ts'

/** Most requests a minute that a key can be given. */
export const largestRate = 6_000

const rate = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.transform(Number))]),
  v.integer('rate_range'),
  v.minValue(1, 'rate_range'),
  v.maxValue(largestRate, 'rate_range'),
)

/** Fields of a machine key. `expiresOn`: its last day in the tenant's zone; empty: it does not expire. */
export const MachineKeyFields = v.object({
  name: v.pipe(v.string(), v.trim(), rules.required, v.maxLength(60, 'too_long')),
  scopes: v.pipe(
    v.array(v.picklist(machineScopes, 'unknown_scope')),
    v.minLength(1, 'nothing_chosen'),
  ),
  rate,
  expiresOn: v.pipe(
    v.nullable(v.string()),
    v.transform((day) => day || null),
    v.check((day) => day === null || isDay(day), 'valid_day'),
  ),
})

/** Fields of a customer's key: the same, with uses of its own. */
export const CustomerKeyFields = v.object({
  ...MachineKeyFields.entries,
  scopes: v.pipe(
    v.array(v.picklist(customerScopeNames, 'unknown_scope')),
    v.minLength(1, 'nothing_chosen'),
  ),
})

/** Fields of every key, whatever its uses. */
export interface KeyFields {
  name: string
  scopes: KeyScope[]
  rate: number
  expiresOn: Day | null
}

/** Facts of a stored key that decide whether it may be used. */
export interface KeyFacts {
  scopes: readonly KeyScope[]
  expiresOn: Day | null
  revoked: boolean
}

export type KeyState = 'active' | 'expired' | 'revoked'

/** Whether a key still opens anything. */
export function keyState({ expiresOn, revoked }: Omit<KeyFacts, 'scopes'>, today: Day): KeyState {
  if (revoked) return 'revoked'
  return expiresOn !== null && expiresOn < today ? 'expired' : 'active'
}

/** Decides whether a key may be used for something; null scopes ask for nothing but a key that is alive. */
export function mayUse(
  key: KeyFacts,
  scope: KeyScope | null,
  today: Day,
): { ok: true } | { ok: false; reason: 'key_revoked' | 'key_expired' | 'scope_missing' } {
  const state = keyState(key, today)
  if (state !== 'active') return { ok: false, reason: `key_${state}` }
  return scope === null || key.scopes.includes(scope)
    ? { ok: true }
    : { ok: false, reason: 'scope_missing' }
}
