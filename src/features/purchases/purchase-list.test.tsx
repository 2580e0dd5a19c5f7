// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { article, showShop } from '../../../tests/support/shop-screen.tsx'
import { PurchaseList } from './purchase-list.tsx'

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const entry = (...products: ReturnType<typeof article>[]) => ({
  id: products[0]!.id,
  parent_name: 'Tyres',
  model_year: null,
  category: 'paa',
  serie: null,
  items: 1,
  starting_at: null,
  max_retail: null,
  brand: { description: 'Gripworks' },
  orders: 1,
  pieces: 3,
  lastBought: '2026-11-01',
  products,
})

test('several articles go into the cart at once, each with the quantity of the last order unless another is typed', async () => {
  const [tyre, tube, chain] = [article('TYRE'), article('TUBE'), article('CHAIN')]
  const coming = (id: string, qty: number) => ({
    id,
    carts: [],
    orders: [],
    lastDelivery: null,
    lastBought: { date: '2026-11-01', qty },
  })
  const { lines } = showShop(
    <PurchaseList
      purchases={{ total: 1, page: 1, pageTotal: 1, entries: [entry(tyre, tube, chain)] } as never}
      onPage={() => undefined}
    />,
    { answers: { AlreadyComing: () => ({ alreadyComing: [coming(tyre.id, 3)] }) } },
  )
  const field = (code: string) =>
    screen.getByRole<HTMLInputElement>('spinbutton', { name: `Quantity of ${code}` })
  await waitFor(() => expect(field('TYRE').value).toBe('3'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add selected' }).disabled).toBe(
    true,
  )
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select TYRE' }))
  fireEvent.change(field('TUBE'), { target: { value: '5' } })
  fireEvent.blur(field('TUBE'))
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select TUBE' }).checked).toBe(
      true,
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: /^Add 2 lines/ }))
  await waitFor(() => expect(lines()).toEqual(['2000/TUBE 5', '2000/TYRE 3']))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select TYRE' }).checked).toBe(
    false,
  )
})
