import { atom } from 'jotai'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Permission } from '#domain/account/permissions.ts'
import type { AuthUser } from '#domain/account/session.ts'

/** Signed-in person; null: none. */
export const userAtom = atom<AuthUser | null>(null)

/** The tenant's settings; the app does not start without them. */
export const configAtom = atom<HostConfig | null>(null)

export type SessionEnd =
  | { kind: 'expired' }
  | { kind: 'refused' }
  | { kind: 'maintenance' }
  | { kind: 'missing-right'; wanted: readonly Permission[] }

/** True when the session has expired while working: the page stays and asks for the password. */
export const sessionExpiredAtom = atom(false)

/** True while the page reloads for another user or customer. */
export const reloadingAtom = atom(false)

/** Why the last session ended, for the login page to say. */
export const sessionEndAtom = atom<SessionEnd | null>(null)
