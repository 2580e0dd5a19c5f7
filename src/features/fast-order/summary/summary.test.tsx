// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Article } from '#parts/article/article.ts'
import type { Known } from '#parts/order-lines/grid-line.ts'
import { createLines } from '#parts/order-lines/grid-lines.ts'
import { article, showShop } from '../../../../tests/support/shop-screen.tsx'
import { unlaidWindow } from '../../../../tests/support/unlaid-window.ts'
import { emptyGrid } from '../grid/grid.ts'
import { useInvalidInput } from '#ui/form/use-invalid-input.ts'
import type { GridActions } from '../grid/grid-actions.ts'
import { Summary } from './summary.tsx'
import type { FastOrder } from '../use-fast-order.ts'

unlaidWindow()
const window = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
beforeEach(() => {
  window(true)
})

/** Shows two pieces of each article, and quantities in the cart. */
async function show(given: Article | readonly Article[], lying: number) {
  const products = [given].flat()
  const rows = products.map((_, at) => ({ id: `r${at}`, code: `c${at}`, qty: 2, pick: null }))
  const known = new Map<string, Known>(
    products.map((product, at) => [`c${at}`, { kind: 'answered', products: [product] }]),
  )
  const order = {
    grid: { ...emptyGrid, rows },
    lines: createLines()(rows, known, new Map(products.map(({ id }) => [id, lying]))),
    linesAlone: createLines()(rows, known),
    known,
  } as unknown as FastOrder
  const Screen = () => (
    <Summary order={order} actions={{} as GridActions} unread={useInvalidInput()} />
  )
  showShop(<Screen />, {
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
  return (await screen.findByRole('complementary', { name: 'Order summary' })).textContent
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u2060', '')
}
const mayPress = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled

const cheaper = article('A', {
  price: {
    discount: [
      {
        salesDealNo: 'V',
        description: '',
        detail: [{ salesDealNo: 'V', discount: '-10', qty: 5, uom: 'EA', term: '>=', type: '%' }],
      },
    ] as never,
  },
})

test('the total is what the cart grows by, and what lies there at another price is named', async () => {
  expect(await show(cheaper, 4)).toContain('Price change of what is in the cart-$4.00Total$14.00')
})

test('where no price changes nothing is said of it', async () => {
  const text = await show(cheaper, 1)
  expect([text.includes('Price change'), text.includes('Total$20.00')]).toEqual([false, true])
})

test('where the cart holds all that an order may, the rows can still be a cart of their own', async () => {
  await show(article('A', { orderQuota: 3 }), 3)
  expect([mayPress('Add to cart'), mayPress('Save as cart')]).toEqual([false, true])
})

const dearer = (sorg: string, symbol: string) =>
  article(`B${sorg}`, { id: `${sorg}/B`, sorg, price: { ...cheaper.price, symbol } })

test('of several sales organisations in one currency the change is said once, beside the total', async () => {
  expect(await show([dearer('1000', '$'), dearer('2000', '$')], 4)).toContain(
    '1000$14.002000$14.00Price change of what is in the cart-$8.00Total$28.00',
  )
})

test('of several currencies no sum is made, and each change stands below its own', async () => {
  const text = await show([dearer('1000', '$'), dearer('2000', 'EUR')], 4)
  expect(text).toContain(
    '1000$14.00Price change of what is in the cart-$4.002000EUR 14.00Price change of what is in the cart-EUR 4.00',
  )
  expect(text).not.toContain('Total')
})

test('every row that is to be looked at stands in the error file, also one that goes into the cart and cannot be ordered yet', async () => {
  const text = await show(
    [article('A', { stocks: { available: 1, mostToOrder: 1 } }), article('B')],
    0,
  )
  expect(text).toContain('1 row needs attention')
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(file: Blob) {
        saved.push(file)
        return 'blob:x'
      }
    },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Download errors' }))
  expect((await saved[0]!.text()).trim().split('\r\n').slice(1)).toEqual([
    '1,c0,2,More than is available: at most 1',
  ])
})

test('under the thumb stands one amount of each currency, and what it is made of comes at a press', async () => {
  window(false)
  const folded = await show([dearer('1000', '$'), dearer('2000', 'EUR')], 4)
  const toggle = screen.getByRole('button', { name: /14\.00.*EUR/ })
  expect([folded.includes('Price change'), toggle.getAttribute('aria-expanded')]).toEqual([
    false,
    'false',
  ])
  fireEvent.click(toggle)
  const open = screen
    .getByRole('complementary', { name: 'Order summary' })
    .textContent.replaceAll('\u00A0', ' ')
    .replaceAll('\u2060', '')
  expect(open).toContain(
    '1000$14.00Price change of what is in the cart-$4.002000EUR 14.00Price change of what is in the cart-EUR 4.00',
  )
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
})
