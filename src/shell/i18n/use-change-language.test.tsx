// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, renderHook } from '@testing-library/react'
import type { Client } from '@urql/core'
import { createStore, Provider as StoreProvider } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AuthUser } from '#domain/account/session.ts'
import { locales } from '#domain/portal/locales.ts'
import { userAtom } from '../session/session-atoms.ts'
import { toastsAtom } from '../toasts/toasts-atom.ts'
import type { RouterContext } from '../navigation/router-context.ts'
import type {} from '../navigation/screen.ts'
import { useChangeLanguage } from './use-change-language.ts'
import { localeRewrite } from './locale-address.ts'
import { currentLocale, activateLocale } from './active-locale.ts'

let store: ReturnType<typeof createStore>
let asked: string[]
let answer: () => Promise<unknown>
const ok = (status: boolean) => () =>
  Promise.resolve({ data: { changeLanguage: { status, description: '' } } })

function open() {
  const root = createRootRouteWithContext<Pick<RouterContext, 'client'>>()({
    staticData: { screen: null },
  })
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/claim',
      staticData: { screen: null },
    }),
  ])
  const client = {
    mutation: (_: unknown, { id }: { id: string }) => {
      asked.push(id)
      return { toPromise: () => answer() }
    },
  } as unknown as Client
  const router = createRouter({
    routeTree,
    context: { client: () => Promise.resolve(client) },
    rewrite: localeRewrite(
      () => currentLocale()!,
      () => locales,
    ),
    history: createMemoryHistory({ initialEntries: ['/en-us/claim?page=2#last'] }),
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreProvider store={store}>
      <I18nProvider i18n={i18n}>
        <RouterContextProvider router={router}>{children}</RouterContextProvider>
      </I18nProvider>
    </StoreProvider>
  )
  return { router, change: renderHook(() => useChangeLanguage(), { wrapper }).result }
}
const toasts = () => store.get(toastsAtom).map(({ tone, text }) => [tone, text])

beforeEach(async () => {
  await activateLocale('en-us')
  store = createStore()
  store.set(userAtom, { id: '1', language: 'en-us' } as AuthUser)
  asked = []
  answer = ok(true)
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => vi.unstubAllGlobals())

test('the server is asked, the address changes, and success is said in blue', async () => {
  const { router, change } = open()
  await act(() => change.current('fr'))
  expect(asked).toEqual(['fr'])
  expect(router.history.location.href).toBe('/fr/claim?page=2#last')
  expect(store.get(userAtom)?.language).toBe('fr')
  // Said in the new language.
  expect(toasts()).toEqual([['info', i18n._('success_change_language')]])
  expect(i18n.locale).toBe('fr')
})

test('a word stands there while the server thinks, and goes with its answer', async () => {
  let done = (_: unknown) => {}
  answer = () =>
    new Promise((resolve) => {
      done = resolve
    })
  const { change } = open()
  const changing = change.current('fr')
  await vi.waitFor(() => expect(asked).toEqual(['fr']))
  expect(toasts()).toEqual([[undefined, 'Changing the language…']])
  done({ data: { changeLanguage: { status: true } } })
  await act(() => changing)
  expect(toasts()).toEqual([['info', i18n._('success_change_language')]])
})

test.each([
  ['refuses', ok(false)],
  ['is not reached', () => Promise.resolve({ error: new Error('offline') })],
  ['answers with an exception', () => Promise.reject(new Error('broken'))],
])('a server that %s leaves the language as it is, said in red', async (_, told) => {
  answer = told
  const { router, change } = open()
  await act(() => change.current('fr'))
  expect(router.history.location.href).toBe('/en-us/claim?page=2#last')
  expect(store.get(userAtom)?.language).toBe('en-us')
  expect(toasts()).toEqual([['danger', 'The language could not be changed']])
})

test('the language in force, and one that is none, change nothing', async () => {
  const { change } = open()
  await act(async () => {
    await change.current('en-us')
    await change.current('xx')
  })
  expect([asked, toasts()]).toEqual([[], []])
})

test('nobody signed in: only the address changes', async () => {
  store.set(userAtom, null)
  const { router, change } = open()
  await act(() => change.current('fr'))
  expect([asked, toasts(), router.history.location.href.replace(/[?#].*$/, '')]).toEqual([
    [],
    [],
    '/fr/claim',
  ])
})
