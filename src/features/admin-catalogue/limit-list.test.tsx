// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Client, fetchExchange } from '@urql/core'
import { createStore, Provider as StoreProvider } from 'jotai'
import { Provider } from 'urql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import { LimitList } from './limit-list.tsx'
import type { Display, LimitInput } from './order-limits.ts'

const article = (code: string, orderQuota: number | null): Display => ({
  id: `1000/${code}`,
  articleCode: code,
  articleCodeDisplay: code,
  name: `Article ${code}`,
  brand: 'Brand',
  category: 'paa',
  sorg: '1000',
  orderQuota,
  allowToOrder: true,
})

let sent: LimitInput[][]
let answer: () => Promise<Response>
let store: ReturnType<typeof createStore>
const said =
  (updated: number, userErrors: object[] = []) =>
  () =>
    Promise.resolve(
      Response.json({ data: { updateOrderLimits: { updated, articles: [], userErrors } } }),
    )

async function show(entries = [article('A', null), article('B', 5)]) {
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: (_input, init) => {
      sent.push(
        (JSON.parse(init!.body as string) as { variables: { products: LimitInput[] } }).variables
          .products,
      )
      return answer()
    },
  })
  const root = createRootRoute({
    staticData: { screen: null },
    component: () => <LimitList entries={entries} merchantOf={() => 'Bikes'} />,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(
    <StoreProvider store={store}>
      <I18nProvider i18n={i18n}>
        <Provider value={client}>
          <RouterProvider router={router as never} />
        </Provider>
      </I18nProvider>
    </StoreProvider>,
  )
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(entries.length))
}
const field = (code: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Order limit of Article ${code}, 1000` })
const type = (code: string, text: string) =>
  fireEvent.change(field(code), { target: { value: text } })
/** Returns the description a screen reader adds to a field's name. */
const saidOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
const save = () => screen.queryByRole('button', { name: /^Save/ })

beforeEach(() => {
  sessionStorage.clear()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  sent = []
  answer = said(2)
  store = createStore()
  store.set(onlineAtom, true)
})
afterEach(cleanup)

test('what was typed is saved together, and can be taken back', async () => {
  await show()
  expect([field('A').value, field('B').value, save()]).toEqual(['', '5', null])
  type('A', '12')
  type('B', '')
  fireEvent.click(save()!)
  await waitFor(() =>
    expect(store.get(toastsAtom).at(-1)).toMatchObject({
      tone: 'success',
      text: '2 order limits saved',
    }),
  )
  expect(sent).toEqual([
    [
      { sorg: '1000', articleCode: 'A', limit: 12 },
      { sorg: '1000', articleCode: 'B', limit: null },
    ],
  ])
  act(() => store.get(toastsAtom).at(-1)!.action!.run())
  await waitFor(() =>
    expect(sent[1]).toEqual([
      { sorg: '1000', articleCode: 'A', limit: null },
      { sorg: '1000', articleCode: 'B', limit: 5 },
    ]),
  )
})

test('what says the same as before is no change', async () => {
  await show()
  type('B', '6')
  expect(save()?.textContent).toBe('Save 1 order limit')
  type('B', '5')
  expect(save()).toBeNull()
})

test('a limit that is none is marked and takes the focus, and nothing is sent', async () => {
  await show()
  type('A', '12')
  type('B', 'ten')
  fireEvent.click(save()!)
  await waitFor(() => expect(document.activeElement).toBe(field('B')))
  expect(saidOf(field('B'))).toBe('A whole number from 1 to 99999, or nothing')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    '1 limit isn’t a valid number. Nothing was saved.',
  )
  expect([sent, field('A').getAttribute('aria-invalid')]).toEqual([[], null])
})

test('a wrong limit on another page of the list is named', async () => {
  await show()
  type('B', 'ten')
  cleanup()
  await show([article('A', null)])
  fireEvent.click(save()!)
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      '1 limit isn’t a valid number. Nothing was saved. On other pages of the list: 1000/B.',
    ),
  )
  expect(sent).toEqual([])
})

test('an article that is gone is named, and what was typed stays', async () => {
  answer = said(0, [{ field: 'products.1.articleCode', message: 'x', code: 'unknown_article' }])
  await show()
  type('A', '12')
  type('B', '7')
  fireEvent.click(save()!)
  await waitFor(() =>
    expect(
      screen.getByText('Some of these articles are no longer sold here: 1000/B.'),
    ).toBeTruthy(),
  )
  expect([field('A').value, field('B').value, field('B').getAttribute('aria-invalid')]).toEqual([
    '12',
    '7',
    'true',
  ])
})

test('without a network it can be read and not changed; what was typed comes back with it, over a reload too', async () => {
  await show()
  type('A', '12')
  act(() => store.set(onlineAtom, false))
  expect([field('A').disabled, save()?.hasAttribute('disabled')]).toEqual([true, true])
  expect(
    screen
      .getByText('You’re offline, so limits can’t be changed. Your input is kept.')
      .closest('[role=status]'),
  ).not.toBeNull()
  cleanup()
  store.set(onlineAtom, true)
  await show()
  expect(field('A').value).toBe('12')
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect([field('A').value, save()]).toEqual(['', null])
})
