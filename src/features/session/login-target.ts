import type { AnyRouter } from '@tanstack/react-router'
import type { Screen } from '#shell/navigation/screen.ts'
import { withoutLocale } from '#shell/i18n/locale-address.ts'
import { decide, safeTarget } from '#shell/navigation/guard.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { isLocale, type Locale } from '#domain/portal/locales.ts'
import type { AuthUser } from '#domain/account/session.ts'

export interface LoginTarget {
  /** An address within the portal. */
  href: string
  /** The target was given up: this person may not open it. */
  refused: boolean
}

/** Returns where a person lands after login: the requested page, or home if it is not for them. */
export function targetAfterLogin(
  target: string | undefined,
  home: string,
  screenAt: (pathname: string) => Screen | null | undefined,
  facts: { user: AuthUser; config: HostConfig },
): LoginTarget {
  const wanted = safeTarget(target)
  const { mustChangePassword, mustSetUpSecondFactor } = facts.user
  if (!wanted || mustChangePassword || mustSetUpSecondFactor) return { href: home, refused: false }
  const { kind } = decide(screenAt(wanted.replace(/[?#].*$/, '')), facts.user, facts.config)
  return kind === 'enter' ? { href: wanted, refused: false } : { href: home, refused: true }
}

/**
 * Returns the language after logging in: the profile's, where the tenant offers it. A login page in another language
 * than the tenant's first was chosen by the person and takes precedence.
 */
export function localeAfterLogin(
  own: string | null,
  page: Locale,
  offered: readonly string[],
): Locale {
  const [first] = offered
  return page === first && own && isLocale(own) && offered.includes(own) ? own : page
}

/** Looks up the screen at an address in the route tree. */
export const screenFinder = (router: AnyRouter) => (pathname: string) =>
  router.getMatchedRoutes(withoutLocale(pathname))[0].at(-1)?.options.staticData?.screen as
    | Screen
    | null
    | undefined
