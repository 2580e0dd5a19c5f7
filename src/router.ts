import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router'
import type { createStore } from 'jotai'
import { defaultLocale, locales } from '#domain/portal/locales.ts'
import { localeRewrite } from '#shell/i18n/locale-address.ts'
import { currentLocale } from '#shell/i18n/active-locale.ts'
import { configAtom } from '#shell/session/session-atoms.ts'
import type { RouterContext, SessionClient } from '#shell/navigation/router-context.ts'
import { routeTree } from './route-tree.gen.ts'

interface RouterDeps {
  store: ReturnType<typeof createStore>
  /** The client of the moment: another user or customer gets another one. */
  client: () => Promise<SessionClient>
  sessionReady?: Promise<unknown>
  history?: RouterHistory | undefined
}

/** The app's router, over any history, client and session: the same in the browser and in tests. */
export function createAppRouter({
  store,
  client,
  sessionReady = Promise.resolve(),
  history,
}: RouterDeps) {
  const context: RouterContext = {
    store,
    client: async () => (await client()).client,
    clientReady: async () => (await client()).hydrated,
    load: async (query, variables, how) => (await client()).load(query, variables, how),
    sessionReady,
    menuRoutes: () => Object.values(router.routesById),
  }
  const rewrite = localeRewrite(
    () => currentLocale() ?? defaultLocale,
    () => store.get(configAtom)?.languages.map(({ code }) => code) ?? locales,
  )
  const router = createRouter({
    routeTree,
    history,
    context,
    rewrite,
    defaultPreload: 'intent',
    // urql is the cache; the router keeps no answer of its own and a screen waits for its loader.
    defaultStaleReloadMode: 'blocking',
    defaultPreloadStaleTime: 0,
    defaultHashScrollIntoView: true,
    scrollRestoration: false,
  })
  keepLinksInLocale(router)
  return router
}

/** The router remembers the addresses of links; another rewrite makes it forget them. */
function keepLinksInLocale(router: AnyRouter): void {
  let linked = currentLocale()
  router.subscribe('onResolved', () => {
    const locale = currentLocale()
    if (linked !== locale)
      router.update({ ...router.options, rewrite: { ...router.options.rewrite } })
    linked = locale
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
