// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { hostConfig, person } from '../../../tests/support/people.ts'
import { ConsentCard } from '../../features/account/consent-card.tsx'
import { configAtom, userAtom } from '#shell/session/session-atoms.ts'
import { consentState } from './consent.ts'
import { ConsentRun } from './consent-run.tsx'
import { dropTrackers } from './load-trackers.ts'

const none = { matomoUrl: '', matomoSiteId: '', mouseflowId: '', googleAnalyticId: null }
const matomo = {
  ...none,
  matomoUrl: 'https://stats.example',
  matomoSiteId: '7',
  features: { MATOMO: true } as HostConfig['features'],
}
const all = {
  ...matomo,
  mouseflowId: '0a1b',
  googleAnalyticId: 'G-AB12',
  features: { MATOMO: true, MOUSEFLOW: true } as HostConfig['features'],
}

function show(config: Partial<HostConfig>, path = '/en-us/cart', id = '1') {
  cleanup()
  const store = createStore()
  store.set(configAtom, hostConfig(config))
  store.set(userAtom, person('dealer', { id }))
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <ConsentRun path={path} />
        <ConsentCard />
      </I18nProvider>
    </Provider>,
  )
}
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const question = () => screen.queryByRole('dialog', { name: 'Counting visits' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  localStorage.clear()
  dropTrackers(() => {})
  document.head.replaceChildren()
})

test('without a service nobody is asked and nothing is loaded', () => {
  show(none)
  expect([question(), screen.queryByRole('checkbox'), scripts()]).toEqual([null, null, []])
})

test('nothing is loaded before the answer, nor after a no, and a no is remembered', () => {
  show(all)
  expect(question()?.textContent).toContain('Matomo, Mouseflow, and Google Analytics')
  expect(scripts()).toEqual([])
  press('No, thanks')
  expect([question(), scripts()]).toEqual([null, []])
  show(all)
  expect([question(), scripts()]).toEqual([null, []])
})

test('a yes loads each script once, and each screen is counted by its path alone', () => {
  show(all, '/en-us/cart')
  press('Allow')
  const wanted = [
    'https://stats.example/matomo.js',
    'https://cdn.mouseflow.com/projects/0a1b.js',
    'https://www.googletagmanager.com/gtag/js?id=G-AB12',
  ]
  expect(scripts()).toEqual(wanted)
  show(all, '/en-us/catalog/paa')
  expect(scripts()).toEqual(wanted)
  const { _paq, _mfq } = window as unknown as { _paq: unknown[]; _mfq: unknown[] }
  expect(_paq).toContainEqual(['setTrackerUrl', 'https://stats.example/matomo.php'])
  expect(_paq.slice(-2)).toEqual([
    ['setCustomUrl', `${location.origin}/en-us/catalog/paa`],
    ['trackPageView'],
  ])
  expect(_mfq).toEqual([
    ['newPageView', '/en-us/cart'],
    ['newPageView', '/en-us/catalog/paa'],
  ])
})

test('the answer is each person’s own', () => {
  show(matomo)
  press('Allow')
  show(matomo, '/en-us/cart', '2')
  expect(question()).not.toBeNull()
})

test('it is changed in the profile: off, cookies go and the page starts anew', () => {
  show(matomo)
  fireEvent.click(screen.getByRole('checkbox'))
  expect([question(), scripts()]).toEqual([null, ['https://stats.example/matomo.js']])
  document.cookie = '_pk_id.7=x; path=/'
  const reload = vi.fn()
  dropTrackers(reload)
  expect([document.cookie.includes('_pk_id'), reload.mock.calls.length]).toEqual([false, 1])
})

test.each([
  [null, 'undecided'],
  [{ agreed: false, about: [] }, 'refused'],
  [{ agreed: true, about: ['matomo'] }, 'agreed'],
  [{ agreed: true, about: ['google'] }, 'undecided'],
] as const)('%j is %s', (answer, state) => {
  expect(
    consentState(answer, [
      { name: 'matomo', script: '', sources: { script: '', connect: '', img: '' } },
    ]),
  ).toBe(state)
})
