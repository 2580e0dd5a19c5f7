import { redirect } from '@tanstack/react-router'
import { decide } from '#shell/navigation/guard.ts'
import type { RouterContext } from '#shell/navigation/router-context.ts'
import type { Screen } from '#shell/navigation/screen.ts'
import { configAtom, userAtom } from '#shell/session/session-atoms.ts'
import { logOut } from '#shell/session/session.ts'

interface Visit {
  context: RouterContext
  screen: Screen | null | undefined
  isHome: boolean
  /** The address asked for, with its locale, to return to after login. */
  href: string
  preload: boolean
}

/** Carries out the guard's decision. A hover only learns that the screen is closed; it never ends a session. */
export async function guardScreen({
  context,
  screen,
  isHome,
  href,
  preload,
}: Visit): Promise<void> {
  if (screen && screen.allow !== 'anyone') await context.sessionReady
  const config = context.store.get(configAtom)
  if (!config) return
  const decision = decide(screen, context.store.get(userAtom), config)
  if (decision.kind === 'enter')
    return screen?.allow === 'anyone' ? undefined : context.clientReady()
  if (decision.kind === 'go') throw redirect({ to: decision.to as never, replace: true })
  if (decision.kind === 'missing-right' && !preload) {
    await logOut(context.store, { kind: 'missing-right', wanted: decision.wanted })
  }
  throw redirect({
    to: '/login',
    search: isHome ? {} : { target: href },
    replace: true,
  })
}
