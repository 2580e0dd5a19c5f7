// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { rememberOrders } from '#offline/cart/accepted-orders.ts'
import type { CheckoutProgress } from '#domain/ordering/checkout-answer.ts'
import { database } from '#offline/database.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { person } from '../../../../tests/support/people.ts'
import { showShop } from '../../../../tests/support/shop-screen.tsx'
import { LastOrder, LostAnswer } from './sent-order-notice.tsx'

const userId = person('dealer').id
const attempt = (customerKey = 'c') => ({
  userId,
  customerKey,
  key: '',
  attemptKey: 'k',
  request: '{}',
  at: 0,
})
const placed = (...numbers: string[]) =>
  numbers.map((order_no) => ({
    order_no,
    order_status: 'placed',
    sorg: '1',
    merchant: 'M',
    currency: 'USD',
    total_order: '1',
    createdAt: '',
  }))
const remember = (customerKey: string, at: number, ...numbers: string[]) =>
  database.transaction('rw', database.facts, () =>
    rememberOrders(database, userId, customerKey, placed(...numbers), at),
  )

/** The notice over a cart that holds something, and a server that knows this of the order. */
function show(progress: CheckoutProgress) {
  const { store } = showShop(<LostAnswer cartKey="" filled />)
  const resume = async () => {
    // As the real one does: what is taken is no longer open.
    if (progress.state === 'placed') await database.cartAttempts.clear()
    return progress
  }
  store.set(offlineAtom, {
    ...store.get(offlineAtom)!,
    checkout: { resume, place: resume, queue: resume },
  })
}
const notice = async (title: string) =>
  (await screen.findByText(title, {}, { timeout: 5_000 })).closest('[role=status]')!.textContent

afterEach(async () => {
  cleanup()
  await database.cartAttempts.clear()
  await database.facts.clear()
})

test('an order whose answer was lost is asked about, and found', async () => {
  await database.cartAttempts.put(attempt())
  show({ state: 'placed', orders: placed('W1', 'W2') })
  expect(await notice('The orders you sent before have arrived')).toContain(
    'W1, W2. What is in the cart now has not been ordered.',
  )
  expect(screen.getByRole('link', { name: 'Show the orders' }).getAttribute('href')).toBe(
    '/en-us/cart/order-confirmation?orders=W1%2CW2',
  )
})

test('while nobody knows the cart says so, and an order that never arrived is said to be none', async () => {
  await database.cartAttempts.put(attempt())
  show({ state: 'checking' })
  expect(await notice('An order we haven’t heard back about')).toContain(
    'It can’t be ordered twice',
  )
  cleanup()
  show({ state: 'idle' })
  expect(await notice('Your order did not arrive')).toContain('Nothing was ordered')
})

test('an empty cart names the orders of the last checkout of this customer alone', async () => {
  const now = Date.now()
  await remember('c', now - 3, 'W1')
  await remember('c', now - 2, 'W2', 'W3')
  await remember('other', now - 1, 'W9')
  showShop(<LastOrder />)
  await screen.findByText('Your last orders from this device')
  await waitFor(() => expect(screen.getByText(/W2, W3/).textContent).not.toMatch(/W1|W9/))
})

test('days later an empty cart no longer speaks of them', async () => {
  await remember('c', Date.now() - 2 * 86_400_000, 'W1')
  showShop(
    <>
      <LastOrder />
      <LostAnswer cartKey="" filled={false} />
    </>,
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText('Your last order from this device')).toBeNull()
})
