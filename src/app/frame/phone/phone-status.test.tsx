// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { nothingWaits, type SyncStatus } from '#offline/sync/sync-status.ts'
import { syncStatusAtom } from '#shell/sync/sync-state.ts'
import { hidden } from '#ui/display/visually-hidden.css.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { PhoneStatus } from './phone-status.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function open() {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const store = createStore()
  const root = createRootRoute({ staticData: { screen: null }, component: PhoneStatus })
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </Provider>,
  )
  const region = (await screen.findByText('All saved')).closest('[role=status]')!
  vi.useFakeTimers()
  const say = (status: Partial<SyncStatus>, online = true) =>
    act(() => {
      store.set(syncStatusAtom, { ...nothingWaits, ...status })
      store.set(onlineAtom, online)
    })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { say, pass, inSight: () => region.closest(`.${hidden}`) === null }
}

test('a change on its way takes no room on a phone until it takes long', async () => {
  const { say, pass, inSight } = await open()
  expect(inSight()).toBe(false)
  say({ waiting: 1 })
  await pass(2_000)
  say({ waiting: 1, sending: true })
  await pass(1_500)
  expect(inSight()).toBe(false)
  await pass(1_000)
  expect(inSight()).toBe(true)
  say({})
  expect(inSight()).toBe(false)
  say({ waiting: 1 })
  await pass(3_000)
  expect(inSight()).toBe(false)
})

test.each<[string, Partial<SyncStatus>, boolean]>([
  ['there is no network', {}, false],
  ['it cannot be sent', { waiting: 1, trouble: 'unreachable' }, true],
  ['the person is needed', { needsYou: 1 }, true],
])('it is in sight at once where %s', async (_, status, online) => {
  const { say, inSight } = await open()
  say(status, online)
  expect(inSight()).toBe(true)
})
