import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { AppError } from '#parts/failure/app-error.tsx'
import { NotFoundPage } from '#parts/failure/not-found-page.tsx'
import { localeCookie } from '#shell/i18n/words.ts'
import { localisedPath } from '#shell/i18n/locale-address.ts'
import type { RouterContext } from '#shell/navigation/router-context.ts'
import { NewScreen } from './new-screen.tsx'
import { Progress } from './progress/progress.tsx'
import type {} from '#shell/navigation/screen.ts'
import { Reloading } from '#shell/session/reloading.tsx'
import { configAtom } from '#shell/session/session-atoms.ts'
import { Toasts } from '#shell/toasts/toasts.tsx'
import { UpdateNotice } from './update/update-notice.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { screen: null },
  beforeLoad: ({ location, context }) => {
    const offered = context.store.get(configAtom)?.languages.map((language) => language.code) ?? []
    const path = localisedPath(location.pathname, localeCookie(), offered)
    if (path)
      throw redirect({
        to: path as never,
        search: location.search as never,
        hash: location.hash,
        replace: true,
      })
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
      <Reloading />
    </>
  )
}
