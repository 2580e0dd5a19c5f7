import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { Provider as StoreProvider, useAtomValue, type Atom, type createStore } from 'jotai'
import { Provider as ClientProvider } from 'urql'
import type { SessionClient } from '#shell/navigation/router-context.ts'

interface AppProps {
  store: ReturnType<typeof createStore>
  router: AnyRouter
  clientAtom: Atom<SessionClient>
}

/** Everything that every screen stands in. */
export function App({ store, router, clientAtom }: AppProps) {
  return (
    <StoreProvider store={store}>
      <I18nProvider i18n={i18n}>
        <Screens router={router} clientAtom={clientAtom} />
      </I18nProvider>
    </StoreProvider>
  )
}

function Screens({ router, clientAtom }: Omit<AppProps, 'store'>) {
  return (
    <ClientProvider value={useAtomValue(clientAtom).client}>
      <RouterProvider router={router} />
    </ClientProvider>
  )
}
