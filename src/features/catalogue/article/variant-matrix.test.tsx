// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addLines } from '#offline/cart/cart-changes.ts'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import type { Article } from '#parts/article/article.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { article, showShop } from '../../../../tests/support/shop-screen.tsx'
import { VariantMatrix } from './variant-matrix.tsx'

const variant = (
  code: string,
  size: string,
  colour: string,
  change: Parameters<typeof article>[1] = {},
) => article(code, { size, colour, name: 'Frame', ...change })
let model = 0
/** A model of its own for each test: what is typed into one outlasts its screen. */
const modelOf = (...variants: Article[]) => variants.map((one) => ({ ...one, model: `M${model}` }))
beforeEach(() => {
  model += 1
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = async (variants: Article[], chosen = variants[0]!.id) => {
  const shop = showShop(<VariantMatrix variants={variants} chosen={chosen} />)
  await screen.findByRole('table')
  return shop
}
const field = (version: string) =>
  screen.getByRole('spinbutton', { name: `Quantity of Frame ${version}` })
const type = (version: string, qty: string) => {
  fireEvent.change(field(version), { target: { value: qty } })
  fireEvent.blur(field(version))
}
const addAll = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add all' })
const saidOf = (version: string) =>
  document.getElementById(field(version).getAttribute('aria-describedby') ?? '')?.textContent

test('each size and colour is the way to its article, named by both and by its stock, and the one of the page is marked', async () => {
  const { address } = await show(
    modelOf(
      variant('A', 'S', 'Red'),
      variant('B', 'M', 'Red', { stocks: { available: 0, inStock: false } }),
    ),
  )
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-current')]),
  ).toEqual([
    ['Open S Red: 5 in stock', 'true'],
    ['Open M Red: Out of stock', null],
  ])
  fireEvent.click(screen.getByRole('link', { name: /^Open M Red:/ }))
  await waitFor(() => expect(address()).toBe('/en-us/catalog/paa/b'))
})

test('two articles of one size and colour stand both in the cell, told apart by their codes, and both can be ordered', async () => {
  const { lines } = await show(
    modelOf(variant('A', 'S', 'Red'), variant('B', 'S', 'Red'), variant('C', 'M', 'Red')),
  )
  const cells = screen.getAllByRole('cell')
  expect(
    cells.map((cell) =>
      within(cell)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['Open S Red A: 5 in stock', 'Open S Red B: 5 in stock'], ['Open M Red: 5 in stock']])
  type('S Red A', '1')
  type('S Red B', '2')
  fireEvent.click(addAll())
  await waitFor(() => expect(lines()).toEqual(['2000/A 1', '2000/B 2']))
})

test('"Add all" says the pieces and the amount, puts all into the cart in one step and empties the cells', async () => {
  const { store, lines } = await show(modelOf(variant('A', 'S', 'Red'), variant('B', 'M', 'Red')))
  expect(addAll().disabled).toBe(true)
  type('S Red', '2')
  type('M Red', '3')
  expect(addAll().previousSibling!.textContent).toMatch(/^5 pieces, \$\s50\.00$/)
  fireEvent.click(addAll())
  await waitFor(() => expect(lines()).toEqual(['2000/A 2', '2000/B 3']))
  await waitFor(() => expect(field('S Red')).toHaveProperty('value', '0'))
  expect(store.get(toastsAtom).at(-1)).toMatchObject({
    tone: 'success',
    text: '2 lines are in the cart',
  })
  expect(within(screen.getAllByRole('cell')[1]!).getByText('3 in cart').tagName).toBe('SPAN')
})

test('a double press adds all once', async () => {
  const { lines } = await show(modelOf(variant('A', 'S', 'Red'), variant('B', 'M', 'Red')))
  type('S Red', '2')
  type('M Red', '3')
  const button = addAll()
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(lines()).toHaveLength(2))
  await waitFor(() => expect(field('S Red')).toHaveProperty('value', '0'))
  expect(lines()).toEqual(['2000/A 2', '2000/B 3'])
  type('S Red', '1')
  fireEvent.click(addAll())
  await waitFor(() => expect(lines()).toEqual(['2000/A 3', '2000/B 3']))
})

test('what the device cannot keep is kept of none: nothing is in the cart, the cells stand and the next press adds each once', async () => {
  const { store, dispatch, lines } = await show(
    modelOf(variant('A', 'S', 'Red'), variant('B', 'M', 'Red')),
  )
  type('S Red', '2')
  type('M Red', '3')
  let full = true
  // The screen renders again before the press, which must reach this device and not the previous one.
  act(() =>
    store.set(offlineAtom, (now) => ({
      ...now!,
      dispatch: (...change: Parameters<typeof dispatch>) =>
        full ? Promise.reject(new Error('full')) : dispatch(...change),
    })),
  )
  await waitFor(() => expect(addAll().disabled).toBe(false))
  fireEvent.click(addAll())
  await waitFor(() =>
    expect(store.get(toastsAtom).at(-1)).toMatchObject({
      tone: 'danger',
      text: 'This device could not keep the change.',
    }),
  )
  expect([lines(), (field('S Red') as HTMLInputElement).value]).toEqual([[], '2'])
  full = false
  fireEvent.click(addAll())
  await waitFor(() => expect(lines()).toEqual(['2000/A 2', '2000/B 3']))
})

test('a cell says at its field what is more than one order may hold, with what is in the cart; it stays while the others are added', async () => {
  const { dispatch, lines } = await show(
    modelOf(
      variant('A', 'S', 'Red', { orderQuota: 5 }),
      variant('B', 'M', 'Red', { stocks: { mostToOrder: 4 } }),
    ),
  )
  await dispatch('c', addLines('', [{ product: article('A'), qty: 3 }]))
  await screen.findByText('3 in cart')
  type('S Red', '3')
  type('M Red', '6')
  expect([saidOf('S Red'), saidOf('M Red')]).toEqual([
    'More than one order may hold: at most 5',
    'More than is available: at most 4',
  ])
  fireEvent.click(addAll())
  await waitFor(() => expect(lines()).toEqual(['2000/A 3', '2000/B 6']))
  expect([
    (field('S Red') as HTMLInputElement).value,
    (field('M Red') as HTMLInputElement).value,
    addAll().disabled,
  ]).toEqual(['3', '0', true])
})

test('a cell that is no whole number holds "Add all" back, also where nothing else is wanted, and is led to', async () => {
  const { lines } = await show(modelOf(variant('A', 'S', 'Red'), variant('B', 'M', 'Red')))
  type('M Red', '2.5')
  expect([addAll().disabled, saidOf('M Red')]).toEqual([false, 'Whole numbers only'])
  type('S Red', '2')
  fireEvent.click(addAll())
  expect(document.activeElement).toBe(field('M Red'))
  type('M Red', '3')
  fireEvent.click(addAll())
  await waitFor(() => expect(lines()).toEqual(['2000/A 2', '2000/B 3']))
})

test('an article that cannot be ordered yet says from which day it can', async () => {
  await show(
    modelOf(
      variant('A', 'S', 'Red', { block: 'not_yet_available', availableForOrderAt: '2027-03-01' }),
      variant('B', 'M', 'Red'),
    ),
  )
  expect(screen.getAllByRole('link')[0]!.textContent).toBe(
    'Open S Red: Can be ordered from 01 Mar 2027 on',
  )
  expect(screen.getAllByRole('spinbutton')).toHaveLength(1)
})
