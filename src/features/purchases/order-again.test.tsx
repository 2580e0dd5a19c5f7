// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import type { Article } from '#parts/article/article.ts'
import { article, showShop } from '../../../tests/support/shop-screen.tsx'
import type { ReorderLine } from './reorder-line.ts'
import { OrderAgainList } from './order-again.tsx'

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const line = (id: string, product: Article, qty: number): ReorderLine => ({
  id,
  article_code_display: product.article_code,
  description: product.name,
  uom: 'EA',
  qty,
  price: '10',
  priceNow: '10',
  problem: null,
  product,
})
const row = (code: string, nth = 0) => screen.getAllByRole('row', { name: new RegExp(code) })[nth]!
const field = (code: string, nth = 0) =>
  within(row(code, nth)).getByRole<HTMLInputElement>('spinbutton')

async function show(lines: ReorderLine[], held: [Article, number][] = []) {
  const added = vi.fn()
  const shop = showShop(<OrderAgainList lines={lines} onBack={() => undefined} onAdded={added} />)
  await screen.findByRole('table')
  if (held.length > 0)
    await act(() =>
      shop.cart.addLines(
        'c',
        held.map(([product, qty]) => ({ product, qty })),
      ),
    )
  await waitFor(() => expect(shop.lines()).toHaveLength(held.length))
  return { ...shop, added }
}
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Add/ })

test('what lies in the cart counts to the order limit: what is left of it is proposed and said', async () => {
  const [tyre, chain] = [article('TYRE', { orderQuota: 5 }), article('CHAIN')]
  const { lines } = await show([line('1', tyre, 4), line('2', chain, 2)], [[tyre, 3]])
  await waitFor(() => expect(field('TYRE').value).toBe('2'))
  expect(row('TYRE').textContent).toContain('3 in cart')
  expect(row('TYRE').textContent).toContain('More than one order may hold: at most 5')
  expect(add().textContent).toBe('Add 2 lines · $\u00a040.00')
  fireEvent.click(add())
  expect((await screen.findByRole('dialog')).textContent).toContain(
    '2 × Article TYRE: More than one order may hold: at most 5',
  )
  await waitFor(() => expect(lines()).toEqual(['2000/CHAIN 2', '2000/TYRE 5']))
})

test('more than one order may hold does not go in, and its field says so', async () => {
  const tyre = article('TYRE', { orderQuota: 5 })
  await show([line('1', tyre, 1)], [[tyre, 3]])
  fireEvent.change(field('TYRE'), { target: { value: '3' } })
  fireEvent.blur(field('TYRE'))
  await waitFor(() =>
    expect(row('TYRE').textContent).toContain('More than one order may hold: at most 5'),
  )
  expect(add().disabled).toBe(true)
})

test('a line that is no whole number holds the button back, also where nothing else is taken, and is led to', async () => {
  const { lines } = await show([line('1', article('TYRE'), 4), line('2', article('CHAIN'), 2)])
  const type = (code: string, value: string) => {
    fireEvent.change(field(code), { target: { value } })
    fireEvent.blur(field(code))
  }
  type('TYRE', '1e3')
  fireEvent.click(add())
  expect([document.activeElement, row('TYRE').textContent]).toEqual([
    field('TYRE'),
    expect.stringContaining('Whole numbers only'),
  ])
  type('TYRE', '0')
  type('CHAIN', '0')
  type('CHAIN', '1.5')
  expect(add().disabled).toBe(false)
  type('CHAIN', '3')
  fireEvent.click(add())
  await waitFor(() => expect(lines()).toEqual(['2000/CHAIN 3']))
})

test('two lines of one article go in as one, and come out as one', async () => {
  const tyre = article('TYRE')
  const { lines, store, added } = await show([line('1', tyre, 4), line('2', tyre, 2)], [[tyre, 1]])
  fireEvent.click(add())
  await waitFor(() => expect(lines()).toEqual(['2000/TYRE 7']))
  await waitFor(() => expect(added).toHaveBeenCalled())
  expect(store.get(toastsAtom).at(-1)!.text).toBe('1 line is in the cart')
  act(() => store.get(toastsAtom).at(-1)!.action!.run())
  await waitFor(() => expect(lines()).toEqual(['2000/TYRE 1']))
})
