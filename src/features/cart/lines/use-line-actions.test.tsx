// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDispatch } from '#offline/sync/dispatch.ts'
import { addLines, newCart, setNote, setQuantities } from '#offline/cart/cart-changes.ts'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import { createCartStore } from '#offline/cart/cart-store.ts'
import { openDatabase, type OfflineDatabase } from '#offline/database.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import type { Offline } from '#offline/start-offline.ts'
import { cartCustomerAtom, cartViewAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { useLineActions } from './use-line-actions.ts'

const product = {
  id: '1000/A',
  sorg: '1000',
  article_code: 'A',
  article_code_display: 'A',
  name: 'Tyre',
  uom: 'EA',
  block: null,
  price: {
    dealer: '10',
    retailDisplay: null,
    symbol: '$',
    separator: ',',
    decimal_separator: '.',
    decimal_precission: 2,
    discount: [],
  },
} as unknown as ProductFacts

let database: OfflineDatabase
let store: ReturnType<typeof createStore>

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  database = openDatabase(`lines-${Math.random()}`)
  store = createStore()
  let ids = 0
  const device = {
    database,
    now: Date.now,
    newId: () => `0198c0de-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`,
  }
  const cart = createCartStore(device, 'u')
  const dispatch = createDispatch({ device, userId: 'u', onAppended: () => {} })
  store.set(offlineAtom, { cart, dispatch, newId: device.newId } as Offline)
  store.set(cartCustomerAtom, 'c')
  cart.subscribe('c', (view) => store.set(cartViewAtom, view))
  await dispatch('c', addLines('', [{ product, qty: 4 }]))
})
afterEach(() => database.delete())

const lines = () =>
  store
    .get(cartViewAtom)
    ?.lines.map(({ id, qty, product: known }) => ({ id, qty, name: known?.name }))
const shows = (expected: object[]) => waitFor(() => expect(lines()).toEqual(expected))

function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>{children}</Provider>
    </I18nProvider>
  )
  return renderHook(() => useLineActions()!, { wrapper }).result
}

test.each([
  ['Remove', 'remove'],
  ['the quantity 0', 'zero'],
])(
  '%s takes the line away, and undo brings it back with its quantity and its facts',
  async (_, how) => {
    await shows([{ id: '1000/A', qty: 4, name: 'Tyre' }])
    const actions = open()
    const line = store.get(cartViewAtom)!.lines[0]!
    act(() => {
      if (how === 'remove') actions.current.remove(line)
      else void actions.current.setQuantity(line, 0)
    })
    await shows([])
    await waitFor(() => expect(store.get(toastsAtom).at(-1)?.action?.label).toBe('Undo'))
    act(() => store.get(toastsAtom).at(-1)!.action!.run())
    await shows([{ id: '1000/A', qty: 4, name: 'Tyre' }])
  },
)

test('a change the device cannot keep is said, and the line stays as it was', async () => {
  await shows([{ id: '1000/A', qty: 4, name: 'Tyre' }])
  const actions = open()
  const line = store.get(cartViewAtom)!.lines[0]!
  act(() => {
    void actions.current.setQuantity(line, 100_000)
  })
  await waitFor(() => expect(store.get(toastsAtom).at(-1)).toMatchObject({ tone: 'danger' }))
  expect(lines()).toEqual([{ id: '1000/A', qty: 4, name: 'Tyre' }])
})

test('a line that was moved to another cart can be had back with its note', async () => {
  const { cart, dispatch } = store.get(offlineAtom)!
  const spring = '0198c0de-0000-7000-8000-00000000abcd'
  await dispatch('c', newCart(spring, 'Spring'))
  await dispatch('c', setNote('', { sorg: '1000', article: 'A' }, 'for Ann'))
  await waitFor(() => expect(store.get(cartViewAtom)?.lines[0]?.note).toBe('for Ann'))
  const actions = open()
  act(() =>
    actions.current.send(store.get(cartViewAtom)!.lines[0]!, 'move', {
      key: spring,
      name: 'Spring',
    }),
  )
  await shows([])
  await waitFor(() => expect(store.get(toastsAtom).at(-1)?.action?.label).toBe('Undo'))
  act(() => store.get(toastsAtom).at(-1)!.action!.run())
  await shows([{ id: '1000/A', qty: 4, name: 'Tyre' }])
  expect(store.get(cartViewAtom)!.lines[0]!.note).toBe('for Ann')
  expect((await cart.read('c', spring)).lines).toEqual([])
})

const toastSays = (text: string) =>
  waitFor(() => expect(store.get(toastsAtom).at(-1)?.text).toBe(text))

test('what was being typed into a line that is taken out elsewhere is said, and can be put back with that number and its facts', async () => {
  await shows([{ id: '1000/A', qty: 4, name: 'Tyre' }])
  const { dispatch } = store.get(offlineAtom)!
  await dispatch('c', setNote('', { sorg: '1000', article: 'A' }, 'for Ann'))
  await waitFor(() => expect(store.get(cartViewAtom)?.lines[0]?.note).toBe('for Ann'))
  const actions = open()
  const line = store.get(cartViewAtom)!.lines[0]!
  await dispatch('c', setQuantities('', [{ sorg: '1000', article: 'A', qty: 0, seenQty: 4 }]))
  await shows([])
  act(() => actions.current.abandon(line, 12, 4))
  await toastSays('Tyre was removed from this cart on another device. You had typed 12.')
  expect(store.get(toastsAtom).at(-1)).toMatchObject({
    sticky: true,
    action: { label: 'Restore with 12' },
  })
  act(() => store.get(toastsAtom).at(-1)!.action!.run())
  await shows([{ id: '1000/A', qty: 12, name: 'Tyre' }])
  expect(store.get(cartViewAtom)!.lines[0]!.note).toBe('for Ann')
})

test("what was being typed is kept where only the field has gone, and is nobody's where the customer has", async () => {
  await shows([{ id: '1000/A', qty: 4, name: 'Tyre' }])
  const actions = open()
  const line = store.get(cartViewAtom)!.lines[0]!
  act(() => actions.current.abandon(line, 12, 4))
  await shows([{ id: '1000/A', qty: 12, name: 'Tyre' }])
  const before = actions.current
  act(() => store.set(cartCustomerAtom, 'd'))
  act(() => before.abandon(line, 99, 12))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([lines(), store.get(toastsAtom)]).toEqual([[{ id: '1000/A', qty: 12, name: 'Tyre' }], []])
})
