import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { defaultLocale } from '#domain/portal/locales.ts'
import { AppError } from '#parts/failure/app-error.tsx'
import { NotFoundPage } from '#parts/failure/not-found-page.tsx'
import { localeIn } from '#shell/i18n/locale-address.ts'
import { currentLocale, activateLocale } from '#shell/i18n/active-locale.ts'
import type { RouterContext } from '#shell/navigation/router-context.ts'
import { guardScreen } from './guard-screen.ts'
import { NewScreen } from './new-screen.tsx'
import { Progress } from './progress/progress.tsx'
import type {} from '#shell/navigation/screen.ts'
import { ReloadCover } from '#shell/session/reloading.tsx'
import { Toasts } from '#shell/toasts/toasts.tsx'
import { UpdateNotice } from './update/update-notice.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { screen: null },
  // The one guard of every screen: it stands on the way to all of them.
  beforeLoad: async ({ context, location, matches, preload }) => {
    const locale = localeIn(location.publicHref) ?? currentLocale() ?? defaultLocale
    // First of all: where the guard leads is in the language of what was asked for.
    if (!preload) await activateLocale(locale)
    const screen = matches.at(-1)?.staticData.screen
    await guardScreen({
      context,
      screen,
      isHome: location.pathname === '/',
      href: location.publicHref,
      preload,
    })
    if (preload) return
    const words = activateLocale(locale, true)
    // Such a screen stands before the rest of the words has come; they will be there for the next one.
    if (screen?.firstWords) void words.catch(() => undefined)
    else await words
  },
  component: Root,
  errorComponent: AppError,
  notFoundComponent: NotFoundPage,
})

function Root() {
  return (
    <>
      <Progress />
      <Outlet />
      <NewScreen />
      <UpdateNotice />
      <Toasts />
      <ReloadCover />
    </>
  )
}
