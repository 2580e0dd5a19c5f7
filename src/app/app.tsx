import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { Provider as StoreProvider, type createStore } from 'jotai'

interface AppProps {
  store: ReturnType<typeof createStore>
  router: AnyRouter
}

/** Everything that every screen stands in. */
export function App({ store, router }: AppProps) {
  return (
    <StoreProvider store={store}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </StoreProvider>
  )
}
