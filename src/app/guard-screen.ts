import { redirect } from '@tanstack/react-router'
import { decide } from '#shell/navigation/guard.ts'
import type { RouterContext } from '#shell/navigation/router-context.ts'
import type { Screen } from '#shell/navigation/screen.ts'
import { configAtom, userAtom } from '#shell/session/session-atoms.ts'
import { logOut } from '#shell/session/session.ts'

interface Visit {
  context: RouterContext
  screen: Screen | null | undefined
  locale: string
  /** The address asked for, to return to after login. */
  href: string
  preload: boolean
}

const isHome = (href: string, locale: string) => new RegExp(`^/${locale}/?$`).test(href)

/** Carries out what `decide` decided. A hover only learns that there is no way in; it ends nobody's session. */
export async function guardScreen({
  context,
  screen,
  locale,
  href,
  preload,
}: Visit): Promise<void> {
  if (screen && screen.allow !== 'anyone') await context.sessionReady
  const config = context.store.get(configAtom)
  if (!config) return
  const decision = decide(screen, context.store.get(userAtom), config)
  if (decision.kind === 'enter')
    return screen?.allow === 'anyone' ? undefined : context.clientReady()
  if (decision.kind === 'go')
    throw redirect({ to: `/${locale}${decision.to}` as never, replace: true })
  if (decision.kind === 'missing-right' && !preload) {
    await logOut(context.store, { kind: 'missing-right', wanted: decision.wanted })
  }
  throw redirect({
    to: `/${locale}/login` as never,
    search: (isHome(href, locale) ? {} : { target: href }) as never,
    replace: true,
  })
}
