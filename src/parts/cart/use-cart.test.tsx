// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { Merchant } from '#domain/account/session.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { cartViewAtom, merchantsAtom } from '#shell/sync/sync-state.ts'
import { useCart } from './use-cart.ts'

const total = (sorg: string, name: string) => ({
  sorg,
  name,
  currency: '$',
  total: '1',
  quantity: 1,
})
const view = (...totals: CartView['totals']): CartView => ({
  key: '',
  lines: [],
  totalQuantity: 0,
  totals,
  version: null,
  pendingCount: 0,
  ownSeq: 0,
  at: null,
})

function totalsShown(cart: CartView, merchants: Merchant[]) {
  const store = createStore()
  store.set(cartViewAtom, cart)
  store.set(merchantsAtom, merchants)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  return renderHook(() => useCart(), { wrapper }).result.current.cart.totals.map(
    ({ name, currency }) => `${name} ${currency}`,
  )
}

test('a cart that no answer has named yet takes the names and currencies of its sales organisations from what came with the person', () => {
  const merchants = [
    { sorg: '1000', name: 'Bikes', currency: 'USD' },
    { sorg: '2000', name: 'Parts', currency: 'EUR' },
  ]
  expect(
    totalsShown(
      view(total('1000', '1000'), total('2000', 'As the answer says'), total('3000', '3000')),
      merchants,
    ),
  ).toEqual(['Bikes USD', 'As the answer says $', '3000 $'])
  expect(totalsShown(view(total('1000', '1000')), [])).toEqual(['1000 $'])
})

test('a cart whose names are known is handed on as it is', () => {
  const known = view(total('1000', 'Bikes'))
  const store = createStore()
  store.set(cartViewAtom, known)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  expect(renderHook(() => useCart(), { wrapper }).result.current.cart).toBe(known)
})
