// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { atom, createStore, Provider, useAtomValue } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locales } from '#domain/portal/locales.ts'
import { localeRewrite } from '#shell/i18n/locale-address.ts'
import type { ViewLine } from '#offline/cart/cart-view.ts'
import type { ProductFacts, ProductStocks } from '#offline/cart/product-facts.ts'
import { configAtom } from '../src/shell/session/session-atoms.ts'
import { CartList, type ScannedLine } from '../src/features/cart/lines/cart-list.tsx'
import type { OnInvalidInput } from '#ui/form/use-invalid-input.ts'
import type { LineActions } from '../src/features/cart/lines/use-line-actions.ts'
import { hostConfig } from './support/people.ts'

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  // jsdom lays nothing out and scrolls nothing.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    top: 100,
    width: 1_200,
    height: 90,
  } as DOMRect)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Object.assign(window, { scrollY: 0, pageYOffset: 0 })
})

const price = {
  retailDisplay: '2',
  dealer: '1',
  symbol: '$',
  separator: ',',
  decimal_separator: '.',
  decimal_precission: 2,
  discount: [],
}
const lineAt = (at: number, more: Partial<ViewLine> = {}, stocks?: ProductStocks): ViewLine => ({
  id: `1/A${at}`,
  sorg: '1',
  article: `A${at}`,
  qty: 1,
  unsent: false,
  note: '',
  uom: 'EA',
  unitPrice: '1',
  subtotal: '1',
  problem: null,
  ...more,
  product: {
    id: `1/A${at}`,
    sorg: '1',
    article_code: `A${at}`,
    article_code_display: `A${at}`,
    name: `Article ${at}`,
    slug: `a${at}`,
    brand: 'B',
    category: 'paa',
    size: null,
    colour: null,
    model_year: null,
    uom: 'EA',
    picture: null,
    orderQuota: null,
    block: null,
    price,
    ...(stocks && { stocks }),
  } as ProductFacts,
})

const onUnread = vi.fn<OnInvalidInput>()
async function show(
  lines: ViewLine[],
  preOrderDisplay = true,
  scanned: ScannedLine | null = null,
  follow = true,
  actions: Partial<LineActions> = {},
) {
  onUnread.mockReset()
  const store = createStore()
  store.set(configAtom, { ...hostConfig(), preOrderDisplay, orderTypeDisplay: true })
  const nothing: LineActions = {
    setQuantity: () => Promise.resolve(true),
    abandon() {},
    remove() {},
    setNote() {},
    send() {},
    ...actions,
  }
  const shown = atom(lines)
  const Group = () => (
    <CartList
      group={{
        sorg: '1',
        name: 'Merchant',
        currency: 'USD',
        lines: useAtomValue(shown),
        total: '7',
      }}
      cartKey=""
      actions={nothing}
      onUnread={onUnread}
      coming={new Map()}
      scanned={scanned}
      follow={follow}
    />
  )
  const root = createRootRoute({ staticData: { screen: null }, component: Group })
  const article = createRoute({
    getParentRoute: () => root,
    path: '/catalog/$category/$slug',
    staticData: { screen: null },
  })
  const router = createRouter({
    routeTree: root.addChildren([article]),
    history: createMemoryHistory(),
    rewrite: localeRewrite(
      () => 'en-us',
      () => locales,
    ),
  })
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </Provider>,
  )
  await screen.findByRole('table')
  return (next: ViewLine[]) => act(() => store.set(shown, next))
}
const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => [row.getAttribute('aria-label'), row.getAttribute('aria-rowindex')])

test('of 2,000 lines those in sight are in the page, and each says which of how many it is', async () => {
  await show(Array.from({ length: 2_000 }, (_, at) => lineAt(at + 1)))
  expect(screen.getByRole('table', { name: 'Merchant' }).getAttribute('aria-rowcount')).toBe('2000')
  expect(rows().length).toBeLessThan(100)
  expect(rows().slice(0, 2)).toEqual([
    ['Article 1', '1'],
    ['Article 2', '2'],
  ])
  act(() => {
    Object.assign(window, { scrollY: 90_000, pageYOffset: 90_000 })
    window.dispatchEvent(new Event('scroll'))
  })
  await waitFor(() => expect(Number(rows()[0]![1])).toBeGreaterThan(900))
  expect(rows().map(([name]) => name)).toEqual(rows().map(([, index]) => `Article ${index}`))
})

test.each([
  ['goes to it', true, ['Article 2']],
  ['stays with the camera while that is looked at', false, []],
])('the line that was scanned last is marked, and the page %s', async (_, follow, moves) => {
  const moved: (string | null)[] = []
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    moved.push(this.getAttribute('aria-label'))
  }
  await show([lineAt(1), lineAt(2), lineAt(3)], true, { id: '1/A2', n: 1 }, follow)
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-current'))).toEqual([
    null,
    'true',
    null,
  ])
  expect(moved).toEqual(moves)
})

test('of thousands of lines the one that was scanned last is gone to as well', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200_000)
  const tops: number[] = []
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => tops.push(top ?? 0))
  await show(
    Array.from({ length: 2_000 }, (_, at) => lineAt(at + 1)),
    true,
    { id: '1/A1500', n: 1 },
  )
  await waitFor(() => expect(Math.max(...tops)).toBeGreaterThan(100_000))
})

const arriving = (available: number): ProductStocks => ({
  available,
  custorder: null,
  nextArrival: [{ date: '2026-12-01', qty: 8 }],
  orderType: available > 0 ? 'stock' : 'pre_order',
  preOrder: available <= 0,
})
test.each<
  [
    what: string,
    line: Partial<ViewLine>,
    stocks: ProductStocks,
    preOrder: boolean,
    words: string | null,
  ]
>([
  ['none is there', { qty: 3 }, arriving(0), true, '3 on pre-order'],
  ['a part is there', { qty: 5 }, arriving(3), true, '2 on pre-order, expected 01 Dec 2026'],
  ['arrivals are hidden', { qty: 5 }, { ...arriving(0), nextArrival: [] }, true, '5 on pre-order'],
  ['all is there', { qty: 3 }, arriving(3), true, null],
  [
    'the line cannot be ordered',
    { qty: 20, problem: { reason: 'over_stock', limit: 8 } },
    arriving(0),
    true,
    null,
  ],
  ['nobody may', { qty: 5 }, { ...arriving(0), preOrder: false, orderType: null }, false, null],
])('a line says what is ordered ahead: %s', async (_, line, stocks, preOrder, words) => {
  await show([lineAt(1, line, stocks)], preOrder)
  const said = screen.queryByText(/on pre-order/)
  expect(said?.textContent ?? null).toBe(words)
  // Once, not beside the word of the catalogue.
  expect(screen.getByRole('row').textContent!.match(/pre-order/gi)?.length ?? 0).toBe(
    words === null && !stocks.preOrder ? 0 : 1,
  )
  // The day of the arrival too: beside the stock or beside the pieces.
  expect(screen.getByRole('row').textContent!.match(/01 Dec 2026/g)?.length ?? 0).toBeLessThan(2)
})

test('a number that is being typed stays when the line is changed elsewhere, and is told with what stood there before', async () => {
  const setQuantity = vi.fn<LineActions['setQuantity']>(() => Promise.resolve(true))
  const change = await show([lineAt(1, { qty: 4 })], true, null, true, { setQuantity })
  const field = screen.getByRole<HTMLInputElement>('spinbutton')
  fireEvent.change(field, { target: { value: '12' } })
  change([lineAt(1, { qty: 7 })])
  expect(field.value).toBe('12')
  fireEvent.blur(field)
  expect(setQuantity.mock.calls.map(([line, qty, seen]) => [line.qty, qty, seen])).toEqual([
    [7, 12, 4],
  ])
})

test.each<[string, (field: HTMLInputElement) => void, unknown[][]]>([
  ['typed', (field) => fireEvent.change(field, { target: { value: '12' } }), [['1/A1', 12, 4]]],
  [
    'taken back',
    (field) => {
      fireEvent.change(field, { target: { value: '12' } })
      fireEvent.keyDown(field, { key: 'Escape' })
    },
    [],
  ],
  ['no number yet', (field) => fireEvent.change(field, { target: { value: '' } }), []],
  [
    'settled',
    (field) => {
      fireEvent.change(field, { target: { value: '12' } })
      fireEvent.keyDown(field, { key: 'Enter' })
    },
    [],
  ],
])('a line goes from the screen while a number stands in its field: %s', async (_, type, told) => {
  const abandon = vi.fn<LineActions['abandon']>()
  const change = await show([lineAt(1, { qty: 4 }), lineAt(2)], true, null, true, { abandon })
  type(screen.getAllByRole<HTMLInputElement>('spinbutton')[0]!)
  change([lineAt(2)])
  expect(abandon.mock.calls.map(([line, typed, seen]) => [line.id, typed, seen])).toEqual(told)
})

test.each([
  ['2.5', []],
  ['-3', []],
  ['1,000', [1_000]],
  ['3 pcs', []],
  ['1e3', []],
])('%s typed or pasted as a quantity is none that nobody meant', async (typed, told) => {
  const setQuantity = vi.fn<LineActions['setQuantity']>(() => Promise.resolve(true))
  await show([lineAt(1, { qty: 4 })], true, null, true, { setQuantity })
  const field = screen.getByRole<HTMLInputElement>('spinbutton')
  for (let length = 1; length <= typed.length; length += 1)
    fireEvent.change(field, { target: { value: typed.slice(0, length) } })
  fireEvent.blur(field)
  expect(setQuantity.mock.calls.map(([, qty]) => qty)).toEqual(told)
})

test('what is no whole number stays at its field with a word, until it is mended or taken back', async () => {
  const setQuantity = vi.fn<LineActions['setQuantity']>(() => Promise.resolve(true))
  await show([lineAt(1, { qty: 4 })], true, null, true, { setQuantity })
  const field = screen.getByRole<HTMLInputElement>('spinbutton')
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
  type('2.5')
  expect([
    field.value,
    field.getAttribute('aria-invalid'),
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  ]).toEqual(['2.5', 'true', 'Whole numbers only'])
  fireEvent.keyDown(field, { key: 'Escape' })
  expect([field.value, screen.queryByText('Whole numbers only')]).toEqual(['4', null])
  type('-3')
  type('3')
  expect([
    screen.queryByText('Whole numbers only'),
    setQuantity.mock.calls.map(([, qty]) => qty),
  ]).toEqual([null, [3]])
  expect(onUnread.mock.calls.map(([, unread]) => unread?.input ?? null)).toEqual([
    field,
    null,
    field,
    null,
  ])
})

test('of 2,000 lines one that cannot be read stays in the page wherever that is scrolled', async () => {
  await show(Array.from({ length: 2_000 }, (_, at) => lineAt(at + 1)))
  const field = screen.getAllByRole<HTMLInputElement>('spinbutton')[1]!
  fireEvent.change(field, { target: { value: '2.5' } })
  fireEvent.blur(field)
  act(() => {
    Object.assign(window, { scrollY: 90_000, pageYOffset: 90_000 })
    window.dispatchEvent(new Event('scroll'))
  })
  await waitFor(() => expect(Number(rows()[1]![1])).toBeGreaterThan(900))
  expect([rows()[0], field.isConnected, field.value, onUnread.mock.calls.length]).toEqual([
    ['Article 2', '2'],
    true,
    '2.5',
    1,
  ])
})
