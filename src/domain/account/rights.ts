import * as v from 'valibot'
import { rules } from '../portal/validation.ts'

/** Name of a role or a permission: small letters and digits in parts, as in sales.group or page.catalog. */
const key = v.pipe(
  v.string(),
  v.trim(),
  rules.required,
  v.maxLength(60, 'too_long'),
  v.check((name) => name === '' || /^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name), 'valid_key'),
)
const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'too_long'))
const some = v.pipe(
  v.array(v.string()),
  v.minLength(1, 'nothing_chosen'),
  v.maxLength(500, 'too_many'),
)

/** Fields of a role. Feeds and users refer to the name, so it cannot change. */
export const RoleFields = v.object({
  name: key,
  description: line(200),
  permissions: some,
  /** Left out: as it is. */
  secondFactorRequired: v.nullish(v.boolean()),
})

/** Fields of a group role: several roles under one description, which is its name. */
export const GroupRoleFields = v.object({
  description: v.pipe(line(120), rules.required),
  roles: some,
})

/** Fields of a permission. Roles refer to the name, so it cannot change. */
export const PermissionFields = v.object({
  name: key,
  description: line(200),
})

/** Which permissions each role has, and which roles each group role has; by role name and group id. */
export interface Rights {
  roles: Readonly<Record<string, readonly string[]>>
  groups: Readonly<Record<string, readonly string[]>>
}

/** Active people with the same role and group role. */
export interface Holder {
  role: string
  /** Id of the group role; null: none. */
  group: string | null
  /** The person who makes the change is one of them. */
  self: boolean
}

/** Permissions of a person: those of the own role and of every role in the group role. */
export function permissionsOf({ role, group }: Holder, { roles, groups }: Rights): Set<string> {
  const all = [role, ...(group === null ? [] : (groups[group] ?? []))]
  return new Set(all.flatMap((name) => roles[name] ?? []))
}

/** The permission that no tenant may be without a holder of: it alone can give any permission back. */
const administration = 'page.user-management'

/**
 * Decides whether rights may change so. No administrator gains a permission by an own change (another one must give it),
 * and at least one active person keeps the administration of users.
 * @returns the code of the refusal, or null
 */
export function rightsRefusal(
  holders: readonly Holder[],
  before: Rights,
  after: Rights,
): 'raises_self' | 'last_administrator' | null {
  const raised = holders.some((holder) => {
    const held = permissionsOf(holder, before)
    return holder.self && [...permissionsOf(holder, after)].some((name) => !held.has(name))
  })
  if (raised) return 'raises_self'
  const administers = (rights: Rights) =>
    holders.some((holder) => permissionsOf(holder, rights).has(administration))
  return administers(before) && !administers(after) ? 'last_administrator' : null
}
