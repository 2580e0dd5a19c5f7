// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterContextProvider } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Client, type OperationResult } from '@urql/core'
import { createStore, Provider } from 'jotai'
import { Provider as ClientProvider } from 'urql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delay, filter, fromValue, mergeMap, pipe } from 'wonka'
import { ArticleList } from '../../src/features/catalogue/list/article-list.tsx'
import type { ListEntries } from '../../src/features/catalogue/list/list-pages.ts'
import { configAtom } from '../../src/shell/session/session-atoms.ts'
import { restingRouter } from '../repo/screens.ts'
import { hostConfig } from '../support/people.ts'
import { unlaidWindow } from '../support/unlaid-window.ts'

const total = 100_000
const size = 10
const rowHeight = 300

unlaidWindow()
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    top: 100 - window.scrollY,
    width: 1_200,
    height: rowHeight,
  } as DOMRect)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowHeight)
})
afterEach(() => vi.restoreAllMocks())

const price = {
  retailDisplay: '2',
  dealer: '1',
  symbol: '$',
  separator: ',',
  decimal_separator: '.',
  decimal_precission: 2,
  discount: [],
}
const entryAt = (at: number) => ({
  id: `1/A${at}`,
  parent_name: `Article ${at}`,
  model_year: null,
  serie: null,
  items: 1,
  items_in_stock: 1,
  starting_at: null,
  max_retail: null,
  product: {
    id: `1/A${at}`,
    sorg: '1',
    article_code: `A${at}`,
    article_code_display: `A${at}`,
    name: `Article ${at}`,
    slug: `a${at}`,
    brand: 'B',
    category: 'paa',
    picture: null,
    uom: 'EA',
    tags: [],
    block: null,
    price,
    stocks: {
      available: 3,
      custorder: null,
      supplyFrom: [],
      orderType: null,
      preOrder: false,
      at: '2026-11-21T00:00:00Z',
      areas: [],
      nextArrival: [],
    },
  },
})
const pageAt = (page: number) =>
  Array.from({ length: size }, (_, n) =>
    entryAt((page - 1) * size + n + 1),
  ) as unknown as ListEntries

/** A list of 100,000 over a server that notes which pages it was asked for. */
function open() {
  const line = { asked: [] as number[], cut: false }
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [
      () => (operations$) =>
        pipe(
          operations$,
          filter(({ kind }) => kind === 'query'),
          delay(1),
          mergeMap((operation) => {
            const { page } = operation.variables as { page: number }
            line.asked.push(page)
            const answer = line.cut
              ? { data: undefined, error: new Error('cut') as never }
              : { data: { products: { entries: pageAt(page) } }, error: undefined }
            return fromValue<OperationResult>({
              operation,
              ...answer,
              extensions: undefined,
              stale: false,
              hasNext: false,
            })
          }),
        ),
    ],
  })
  const store = createStore()
  store.set(configAtom, hostConfig())
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <ClientProvider value={client}>
          <RouterContextProvider router={restingRouter(store)}>
            <ArticleList
              variables={{ limit: size, view: 'ITEM' }}
              first={pageAt(1)}
              total={total}
            />
          </RouterContextProvider>
        </ClientProvider>
      </I18nProvider>
    </Provider>,
  )
  return line
}
const places = () =>
  screen.queryAllByRole('article').map((card) => Number(card.getAttribute('aria-posinset')))
const scrollTo = (px: number) =>
  act(() => {
    Object.assign(window, { scrollY: px, pageYOffset: px })
    window.dispatchEvent(new Event('scroll'))
  })

test('of 100,000 a few rows are in the page, and each card says which of how many it is', async () => {
  open()
  expect(screen.getAllByRole('feed')).toHaveLength(1)
  // The first page is there at first sight, without a turn of its own.
  expect(places()).toEqual(Array.from({ length: size }, (_, n) => n + 1))
  await waitFor(() => expect(places().length).toBeGreaterThan(size))
  expect(places().length).toBeLessThan(60)
  expect(
    new Set(screen.getAllByRole('article').map((card) => card.getAttribute('aria-setsize'))),
  ).toEqual(new Set([String(total)]))
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(
    places().map((place) => `Article ${place}`),
  )
})

test('far below, the places are told on, and nothing in between was asked for', async () => {
  const line = open()
  await waitFor(() => expect(places().length).toBeGreaterThan(size))
  scrollTo(2_000_000)
  await waitFor(() => expect(places().length).toBeGreaterThan(8), { timeout: 5_000 })
  const seen = places()
  expect(seen).toEqual(Array.from({ length: seen.length }, (_, n) => seen[0]! + n))
  expect(seen[0]).toBeGreaterThan(10_000)
  expect(line.asked.length).toBeLessThan(20)
  expect(new Set(line.asked).size).toBe(line.asked.length)
})

test('a page that cannot be had says so, and is asked for again', async () => {
  const line = open()
  await waitFor(() => expect(places().length).toBeGreaterThan(size))
  line.cut = true
  scrollTo(1_000_000)
  const [again] = await screen.findAllByRole(
    'button',
    { name: 'These articles could not be loaded. Try again' },
    { timeout: 5_000 },
  )
  line.cut = false
  act(() => again!.click())
  await waitFor(() => expect(places().length).toBeGreaterThan(5), { timeout: 5_000 })
})
