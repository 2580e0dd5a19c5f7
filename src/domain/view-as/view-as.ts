import { administrativeScopes } from '../account/permissions.ts'

const prefix = 'view-'

/**
 * Name of a person while an administrator views the portal as them. What a page stores on the device goes under it, so
 * nothing mixes with what the person stores on the same device.
 */
export const viewName = (userId: number | string): string => `${prefix}${userId}`

/** Whether a name is that of a view. */
export const isView = (userId: string | null | undefined): boolean =>
  userId?.startsWith(prefix) === true

/** Scopes that show more of the administration than other people see. */
const shownScopes: readonly string[] = [...administrativeScopes, 'audit-log.read']

/** Whether an administrator may view the portal as a person: only if the person has no right to administer that they lack. */
export const mayViewAs = (own: readonly string[], theirs: readonly string[]): boolean =>
  theirs.every((scope) => !shownScopes.includes(scope) || own.includes(scope))
