// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AddToCart } from '#parts/article/add-to-cart.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import { article, showShop } from '../../../../tests/support/shop-screen.tsx'
import { Gallery } from './gallery.tsx'
import { PriceBreaks } from './price-breaks.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const red = article('A', { name: 'Frame', colour: 'Red', picture: '/pictures/red.svg' })
const models = [
  red,
  article('B', { colour: 'Red', picture: '/pictures/red.svg' }),
  article('C', { colour: 'Blue', picture: '/pictures/blue.svg' }),
]

test('the gallery has one small picture for each colour, the shown one marked, each the way to its article', async () => {
  const { address } = showShop(<Gallery variants={models} chosen={red} />)
  const thumbs = within(await screen.findByRole('navigation', { name: 'Colours' })).getAllByRole(
    'link',
  )
  expect(
    thumbs.map((link) => [link.getAttribute('aria-label'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['Red', 'true'],
    ['Blue', null],
  ])
  fireEvent.click(thumbs[1]!)
  await waitFor(() => expect(address()).toBe('/en-us/catalog/paa/c'))
})

test('one colour needs no choice, and without a picture there is nothing to enlarge', async () => {
  showShop(
    <>
      <p>here</p>
      <Gallery variants={[article('A')]} chosen={article('A')} />
    </>,
  )
  await screen.findByText('here')
  expect([screen.queryByRole('navigation'), screen.queryByRole('button')]).toEqual([null, null])
})

test('of several pictures one is large, and any other can be', async () => {
  const hash = (n: number) => `/files/${String(n).repeat(64)}/low.webp`
  const pictured = { ...red, picture: hash(1), pictures: [hash(1), hash(2)] }
  showShop(<Gallery variants={[pictured]} chosen={pictured} />)
  const large = () => screen.getByRole('img', { name: 'Frame' }).getAttribute('src')
  const choices = within(await screen.findByRole('group', { name: 'Pictures' })).getAllByRole(
    'button',
  )
  expect([choices.length, large()]).toEqual([2, hash(1)])
  fireEvent.click(choices[1]!)
  expect(large()).toBe(hash(2))
  expect(choices[1]!.getAttribute('aria-current')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge the picture of Frame' }))
  const dialog = await screen.findByRole('dialog', { name: 'Frame' })
  expect(within(dialog).getByRole('img').getAttribute('src')).toBe(hash(2).replace('low', 'hi'))
})

test('the picture opens as large as the window, larger by the button or a double click, and closes', async () => {
  showShop(<Gallery variants={models} chosen={red} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Enlarge the picture of Frame' }))
  const dialog = await screen.findByRole('dialog', { name: 'Frame' })
  const picture = within(dialog).getByRole('img', { name: 'Frame' })
  const whole = picture.className
  fireEvent.click(within(dialog).getByRole('button', { name: 'Zoom in', pressed: false }))
  expect(picture.className).not.toBe(whole)
  fireEvent.doubleClick(picture)
  expect([
    picture.className,
    within(dialog).getByRole('button', { name: 'Zoom in' }).getAttribute('aria-pressed'),
  ]).toEqual([whole, 'false'])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})

const term = (from: number, discount: string) => ({
  salesDealNo: `D${from}`,
  description: 'Deal',
  promotion: null,
  badge: null,
  detail: [{ salesDealNo: `D${from}`, discount, qty: from, uom: 'EA', term: '>=', type: '%' }],
})
const staged = article('A', {
  price: { discount: [term(5, '-5'), term(10, '-10')] as never },
}).price
test.each([
  [0, ['1+', '$ 10.00', '–'], '4 more for -5%'],
  [5, ['5+', '$ 9.50', '-5%'], '5 more for -5.3%'],
  [7, ['5+', '$ 9.50', '-5%'], '3 more for -5.3%'],
  [10, ['10+', '$ 9.00', '-10%'], null],
])(
  'with %i in the cart the break in force is marked, and how far the next one is',
  async (qty, inForce, next) => {
    showShop(<PriceBreaks price={staged} qty={qty} />)
    const rows = within(await screen.findByRole('table', { name: 'Price by quantity' }))
      .getAllByRole('row')
      .slice(1)
    const said = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent!.replaceAll(/\s/g, ' '))
    expect(rows.map((row) => said(row)[0])).toEqual(['1+', '5+', '10+'])
    expect(rows.filter((row) => row.getAttribute('aria-current') === 'true').map(said)).toEqual([
      inForce,
    ])
    expect(screen.queryByText(/more for/)?.textContent ?? null).toBe(next)
  },
)

test('without a deal, or before a customer is chosen, there is no table of breaks', async () => {
  showShop(
    <>
      <p>here</p>
      <PriceBreaks price={article('A').price} qty={1} />
      <PriceBreaks price={{ ...staged, dealer: null }} qty={1} />
    </>,
  )
  await screen.findByText('here')
  expect(screen.queryByRole('table')).toBe(null)
})

const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' })
const type = (text: string) => {
  fireEvent.change(quantity(), { target: { value: text } })
  fireEvent.blur(quantity())
}
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))

test('what is no whole number is put into no cart, by its button or by Enter', async () => {
  const { lines } = showShop(<AddToCart product={article('A') as never} />)
  await screen.findByRole('spinbutton')
  for (const text of ['2.5', '1e3']) {
    type(text)
    add()
    expect([quantity().value, document.activeElement]).toEqual([text, quantity()])
  }
  fireEvent.change(quantity(), { target: { value: '-3' } })
  fireEvent.keyDown(quantity(), { key: 'Enter' })
  expect(screen.getByText('Whole numbers only')).not.toBe(null)
  type('2')
  expect(screen.queryByText('Whole numbers only')).toBe(null)
  add()
  await waitFor(() => expect(lines()).toEqual(['2000/A 2']))
})

test('more than one order may hold is said at the field and not put into the cart; what is in it counts', async () => {
  const { lines } = showShop(<AddToCart product={article('A', { orderQuota: 5 }) as never} />)
  await screen.findByRole('spinbutton')
  type('3')
  add()
  await screen.findByText('3 in cart')
  expect(screen.queryByRole('alert')).toBe(null)
  type('3')
  expect(screen.getByRole('alert').textContent).toBe('More than one order may hold: at most 5')
  add()
  type('2')
  expect(screen.queryByRole('alert')).toBe(null)
  add()
  await waitFor(() => expect(lines()).toEqual(['2000/A 5']))
})

test('more than is there is said at the field, and may be put into the cart', async () => {
  const { lines } = showShop(
    <AddToCart product={article('A', { stocks: { mostToOrder: 2 } }) as never} />,
  )
  await screen.findByRole('spinbutton')
  type('3')
  expect(screen.getByRole('alert').textContent).toBe('More than is available: at most 2')
  add()
  await waitFor(() => expect(lines()).toEqual(['2000/A 3']))
})

test('the stock of warehouses is written with its thousands apart', async () => {
  showShop(
    <StockWord
      stocks={{
        available: 13_000,
        nextArrival: [],
        areas: [
          { area: 'North', available: 12_000 },
          { area: 'South', available: 1000 },
        ],
      }}
    />,
  )
  expect((await screen.findByText(/North/)).textContent).toBe('North 12,000 · South 1,000')
})

test('what cannot be ordered yet says from which day it can', async () => {
  showShop(
    <AddToCart
      product={
        article('A', { block: 'not_yet_available', availableForOrderAt: '2027-03-01' }) as never
      }
    />,
  )
  expect((await screen.findByText(/Can be ordered/)).textContent).toBe(
    'Can be ordered from 01 Mar 2027 on',
  )
})
