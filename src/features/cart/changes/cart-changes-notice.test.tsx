// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { database } from '#offline/database.ts'
import { keepSeenCart } from '#offline/cart/seen-carts.ts'
import { person } from '../../../../tests/support/people.ts'
import type { CartView, ViewLine } from '#offline/cart/cart-view.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { cartViewAtom } from '#shell/sync/sync-state.ts'
import { article, showShop } from '../../../../tests/support/shop-screen.tsx'
import { CartList } from '../lines/cart-list.tsx'
import { CartChangesNotice } from './cart-changes-notice.tsx'
import { useCartDiff } from './use-cart-diff.ts'

vi.stubGlobal('scrollTo', () => undefined)
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener() {},
  removeEventListener() {},
}))
afterEach(async () => {
  cleanup()
  await database.facts.clear()
})

const nothing = {
  setQuantity: () => Promise.resolve(true),
  abandon() {},
  remove() {},
  setNote() {},
  send() {},
}

/** The cart as its screen has it. */
function Cart() {
  const { cart, ready } = useCart()
  const { were, ...changed } = useCartDiff(cart, '', ready)
  return (
    <>
      <CartChangesNotice {...changed} />
      <CartList
        group={{ sorg: '2000', name: 'Bikes', currency: 'USD', lines: cart.lines, total: '0' }}
        cartKey=""
        actions={nothing}
        onUnread={() => undefined}
        coming={new Map()}
        were={were}
      />
    </>
  )
}

const line = (code: string, change: Partial<ViewLine> = {}): ViewLine => ({
  id: `2000/${code}`,
  sorg: '2000',
  article: code,
  qty: 3,
  unsent: false,
  note: '',
  uom: 'EA',
  unitPrice: '10',
  subtotal: '30',
  problem: null,
  product: article(code),
  ...change,
})
const view = (at: number, lines: ViewLine[]): CartView => ({
  key: '',
  lines,
  totalQuantity: 0,
  totals: [],
  version: at,
  pendingCount: 0,
  ownSeq: 0,
  at,
})
const codes = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
const said = () =>
  [...screen.getByRole('status').querySelectorAll('li')].map(({ textContent }) =>
    textContent.replaceAll('\u00A0', ' '),
  )

async function open() {
  const { store } = showShop(<Cart />, {
    config: {
      currency: {
        display: 'USD',
        symbol: '$',
        thousandSeparator: ',',
        decimalSeparator: '.',
        decimalPrecision: 2,
      },
    },
  })
  await screen.findByRole('table')
  // The person's own empty cart is read before another is shown.
  await waitFor(() => expect(store.get(cartViewAtom)).not.toBeNull())
  return store
}

async function show(before: CartView, after: CartView) {
  const store = await open()
  act(() => store.set(cartViewAtom, before))
  await screen.findAllByRole('row')
  act(() => store.set(cartViewAtom, after))
  return store
}
const changed = view(2, [
  line('A', { unitPrice: '12' }),
  line('B', { problem: { reason: 'order_blocked', limit: null } }),
])

test("what the server's answer changes is told over the lines and at the line, until it was read", async () => {
  const store = await show(
    view(
      1,
      ['A', 'B', 'C'].map((code) => line(code)),
    ),
    changed,
  )
  expect(screen.getByRole('status').textContent).toContain('Changed since you last looked')
  expect(said()).toEqual([
    'Article APrice $10.00 → $12.00 each',
    'Article BBlocked for new orders',
    'Article CNo longer in the cart (it held 3)',
  ])
  expect(
    screen.getByRole('row', { name: 'Article A' }).textContent.replaceAll('\u00A0', ' '),
  ).toContain('was $10.00')
  fireEvent.click(screen.getByRole('button', { name: 'Seen' }))
  expect(screen.queryByText('Changed since you last looked')).toBeNull()
  expect(screen.getByRole('row', { name: 'Article A' }).textContent).not.toContain('was')
  act(() => store.set(cartViewAtom, { ...changed, at: 3 }))
  expect(screen.queryByText('Changed since you last looked')).toBeNull()
})

test('of many lines five are named', async () => {
  await show(
    view(
      1,
      codes.map((code) => line(code)),
    ),
    view(
      2,
      codes.map((code) => line(code, { unitPrice: '12' })),
    ),
  )
  expect(said()).toHaveLength(6)
  expect(said().at(-1)).toBe('and 2 more')
})

test('what went into an order from this device is not told as taken away', async () => {
  await database.facts.put({
    key: 'orders.accepted.1',
    value: [{ orderNo: '7', merchant: 'M', customerKey: 'c', at: 2 }],
  })
  await show(
    view(
      1,
      ['A', 'B', 'C'].map((code) => line(code)),
    ),
    changed,
  )
  await waitFor(() => expect(said()).toHaveLength(2))
})

const whose = { userId: person('dealer').id, customerKey: 'c', key: '' }
const seenBefore = ['A', 'B', 'C'].map((code) => line(code))

test('an answer that came before the screen was opened is told of', async () => {
  await keepSeenCart(database, whose, seenBefore, 1)
  const store = await open()
  act(() => store.set(cartViewAtom, changed))
  await screen.findByText('Changed since you last looked')
  expect(said()).toHaveLength(3)
})

test('the page that is opened next tells what was not read, and nothing once it was', async () => {
  const first = await show(view(1, seenBefore), changed)
  await screen.findByText('Changed since you last looked')
  await waitFor(async () => expect(await database.facts.count()).toBe(2), { timeout: 3_000 })
  cleanup()
  const second = await open()
  act(() => second.set(cartViewAtom, first.get(cartViewAtom)))
  await screen.findByText('Changed since you last looked')
  expect(said()).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Seen' }))
  await waitFor(async () =>
    expect(
      JSON.parse((await database.facts.get(`carts.seen.${whose.userId}/c/`))!.value as string),
    ).toMatchObject({ lines: [{ article: 'A', unitPrice: '12' }, { article: 'B' }] }),
  )
  cleanup()
  const third = await open()
  act(() => third.set(cartViewAtom, changed))
  await screen.findAllByRole('row')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText('Changed since you last looked')).toBeNull()
})
