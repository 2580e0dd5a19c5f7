import { hasScope, type Permission } from '#domain/account/permissions.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { ownPath } from '#domain/portal/own-path.ts'
import type { AuthUser } from '#domain/account/session.ts'
import type { Screen } from './screen.ts'

export type Decision =
  | { kind: 'enter' }
  /** Not signed in. */
  | { kind: 'log-in' }
  /** Signed in without the right; one of these was wanted. */
  | { kind: 'missing-right'; wanted: readonly Permission[] }
  /** The screen is not for this host or user and names a stand-in. */
  | { kind: 'go'; to: string }

const enter: Decision = { kind: 'enter' }

/** May this person see this screen? Decides, does nothing. */
export function decide(
  screen: Screen | null | undefined,
  user: AuthUser | null,
  config: HostConfig,
): Decision {
  if (!screen || screen.allow === 'anyone') return enter
  if (!user) return { kind: 'log-in' }
  // A password given by an administrator opens only the page that replaces it.
  if (user.mustChangePassword) return { kind: 'go', to: '/set-password' }
  if (user.mustSetUpSecondFactor) return { kind: 'go', to: '/set-up-second-factor' }
  if (screen.allow !== 'signed-in' && !hasScope(user.permissions, screen.allow)) {
    return { kind: 'missing-right', wanted: screen.allow }
  }
  if (screen.when && !screen.when({ user, config }))
    return { kind: 'go', to: screen.otherwise ?? '/error/admin' }
  return enter
}

/** True when a person must choose a customer before this screen means anything. */
export function lacksCustomer(screen: Screen | null | undefined, user: AuthUser | null): boolean {
  if (!screen?.needsCustomer || !user || user.customerData) return false
  return screen.needsCustomer === true || screen.needsCustomer(user)
}

/** An address of this portal to return to after login; anything else, such as another site, is dropped. */
export function safeTarget(target: string | undefined): string | undefined {
  const path = ownPath(target)
  return path && !/^\/[^/?]+\/login\b/.test(path) ? path : undefined
}
