import { atom } from 'jotai'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Permission } from '#domain/account/permissions.ts'
import type { AuthUser } from '#domain/account/session.ts'

/** Who is signed in; null: nobody. */
export const userAtom = atom<AuthUser | null>(null)

/** The tenant's settings; the app does not start without them. */
export const configAtom = atom<HostConfig | null>(null)

export type SessionEnd =
  | { kind: 'expired' }
  | { kind: 'refused' }
  | { kind: 'maintenance' }
  | { kind: 'missing-right'; wanted: readonly Permission[] }

/** The session of whoever works here has run out: the page stays, and asks for the password. */
export const sessionExpiredAtom = atom(false)

/** The page starts anew for another user or customer. */
export const reloadingAtom = atom(false)

/** Why the last session ended, for the login page to say. */
export const sessionEndAtom = atom<SessionEnd | null>(null)
