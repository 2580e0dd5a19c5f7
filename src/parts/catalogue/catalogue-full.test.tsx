// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import type { CatalogueProgress } from '#offline/catalogue/device-catalogue.ts'
import { CatalogueDownloading } from './catalogue-downloading.tsx'
import { CatalogueFull } from './catalogue-full.tsx'
import { catalogueProgressAtom, deviceCatalogueAtom } from './catalogue-progress.ts'
import { StoredCatalogue } from './stored-catalogue.tsx'

const nothing: CatalogueProgress = {
  articles: 0,
  received: 0,
  bytes: 0,
  ready: false,
  taking: false,
  syncedAt: null,
  full: null,
}
let tries = 0

function show(what: React.ReactNode, progress: Partial<CatalogueProgress>) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  tries = 0
  const store = createStore()
  store.set(catalogueProgressAtom, { ...nothing, ...progress })
  store.set(deviceCatalogueAtom, {
    answer: () => Promise.resolve(undefined),
    sync: () => void (tries += 1),
    keepFresh() {},
    end: () => Promise.resolve(),
  })
  return render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>{what}</I18nProvider>
    </Provider>,
  ).container
}
afterEach(cleanup)

test('a full device says how much the catalogue needs, what to do, and tries again when asked to', () => {
  show(<StoredCatalogue />, { full: { needed: 12_340_000 } })
  const text = screen.getByRole('status').textContent!
  for (const words of [
    'Not enough space for the catalog on this device',
    'It needs about 12.3 MB.',
    'only pages you opened before are available',
    'Free up space on this device',
  ])
    expect(text).toContain(words)
  expect(screen.queryByText('The catalog is not on this device yet.')).toBe(null)
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Try again'])
  fireEvent.click(buttons[0]!)
  expect(tries).toBe(1)
})

test.each([
  [
    'nothing had come: no size is made up',
    { full: { needed: null } },
    'only pages you opened before are available',
    'It needs',
  ],
  [
    'an older one is there',
    { ready: true, articles: 9, full: { needed: 1e6 } },
    'The last downloaded catalog still works',
    'only pages you opened',
  ],
])('%s', (_, progress, says, not) => {
  const text = show(<CatalogueFull />, progress).textContent!
  expect([text.includes(says), text.includes(not)]).toEqual([true, false])
})

test('where there is room nothing is said; on the catalogue’s screens one line is enough', () => {
  expect(show(<CatalogueFull />, {}).textContent).toBe('')
  cleanup()
  expect(show(<CatalogueDownloading />, { full: { needed: 1e6 } }).textContent).toBe(
    'Not enough space for the catalog on this device',
  )
  cleanup()
  expect(
    show(<CatalogueDownloading />, { full: { needed: 1e6 }, ready: true, articles: 9 }).textContent,
  ).toBe('')
})
