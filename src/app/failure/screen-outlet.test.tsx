// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CombinedError } from '@urql/core'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { sessionExpiredAtom } from '#shell/session/session-atoms.ts'
import { AppError } from '#parts/failure/app-error.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.stubGlobal('scrollTo', () => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A frame with a menu, a screen that cannot be shown and one that can. */
function open(address: string, loader: () => unknown) {
  const root = createRootRoute({
    staticData: { screen: null },
    component: Outlet,
    errorComponent: AppError,
  })
  const frame = createRoute({
    getParentRoute: () => root,
    id: 'frame',
    staticData: { screen: null },
    component: () => (
      <>
        <nav>Menu</nav>
        <ScreenOutlet />
      </>
    ),
  })
  const screens = [
    createRoute({
      getParentRoute: () => frame,
      path: '/lost',
      staticData: { screen: null },
      loader,
      component: () => <p>The lost screen</p>,
    }),
    createRoute({
      getParentRoute: () => frame,
      path: '/here',
      staticData: { screen: null },
      component: () => <p>Another screen</p>,
    }),
  ]
  const router = createRouter({
    routeTree: root.addChildren([frame.addChildren(screens)]),
    history: createMemoryHistory({ initialEntries: [address] }),
  } as never)
  const store = createStore()
  store.set(onlineAtom, false)
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </Provider>,
  )
  return {
    store,
    navigate: (router as { navigate: (to: { to: string }) => Promise<void> }).navigate,
  }
}

test('a screen that cannot be shown says so in its place, with the menu around it, and gives way to the next one', async () => {
  const router = open('/lost', () => Promise.reject(new Error('no network')))
  await screen.findByText('There is no connection to the server')
  expect(screen.getByText('Menu').tagName).toBe('NAV')
  await router.navigate({ to: '/here' })
  await screen.findByText('Another screen')
  expect(screen.queryByText('There is no connection to the server')).toBeNull()
})

test('it is there when it can be had after another try', async () => {
  const loader = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(null)
  open('/lost', loader)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('The lost screen')
})

test('it comes by itself once there is a network', async () => {
  const { store } = open(
    '/lost',
    vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(null),
  )
  await screen.findByText('There is no connection to the server')
  act(() => store.set(onlineAtom, true))
  await screen.findByText('The lost screen')
})

test('a screen that wants a session which has ended speaks of the log-in, not of something that went wrong', async () => {
  const { store } = open('/lost', () =>
    Promise.reject(
      new CombinedError({
        graphQLErrors: [{ message: 'UNAUTHENTICATED', extensions: { code: 'UNAUTHENTICATED' } }],
      }),
    ),
  )
  act(() => store.set(onlineAtom, true))
  await screen.findByText('Log in to continue')
  expect(screen.queryByText('Something went wrong')).toBeNull()
})

test('the same of a screen that fails for what else it lacks while nobody is signed in', async () => {
  const { store } = open('/lost', () =>
    Promise.reject(new Error('the loader of this route did not load this question')),
  )
  act(() => store.set(sessionExpiredAtom, true))
  await screen.findByText('Log in to continue')
})
