import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import type { AnyVariables, Client, OperationContext, TypedDocumentNode } from '@urql/core'
import type { createStore } from 'jotai'
import type { Question } from '#data/load.ts'
import { AppError } from './failure/app-error.tsx'
import { NotFoundPage } from './failure/not-found-page.tsx'
import { localeCookie } from './i18n/words.ts'
import { localisedPath } from './locale-address.ts'
import type { MenuRoute } from './menu/menu-entries.ts'
import { NewScreen } from './new-screen.tsx'
import { Progress } from './progress/progress.tsx'
import type {} from './screen.ts'
import { Reloading } from './session/reloading.tsx'
import { configAtom } from './session/session-atoms.ts'
import { Toasts } from './toasts/toasts.tsx'
import { UpdateNotice } from './update/update-notice.tsx'

/** The client of one user and customer, and when it remembers what this device kept for them. */
export interface SessionClient {
  client: Client
  hydrated: Promise<void>
}

/** What guards and loaders may use. */
export interface RouterContext {
  store: ReturnType<typeof createStore>
  /** That of the user and customer of this moment. A function: the router copies its context as a navigation begins, when at the very first nobody is signed in yet. */
  client: () => Client
  /** Runs a query and answers the question itself; the screen reads the data with `useData`. */
  load: <Data, Variables extends AnyVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    how?: Partial<OperationContext>,
  ) => Promise<Question<Data, Variables>>
  /** Settled when the client of this moment has read what rested on the device; nothing may be asked before. */
  clientReady: () => Promise<void>
  /** Settled when it is known whether somebody is signed in. */
  sessionReady: Promise<unknown>
  /** Every route there is, for the menu. */
  menuRoutes: () => readonly MenuRoute[]
}

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
