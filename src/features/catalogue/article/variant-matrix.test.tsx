// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { addArticle, type NewArticle } from '../../../../tests/support/add-article.ts'
import { cartLines, emptyCarts, fillCart } from '../../../../tests/support/fill-cart.ts'
import { renderAt, testServer } from '../../../../tests/support/render-at.tsx'

let made = 0
beforeEach(async () => {
  made += 1
  await emptyCarts(await testServer())
})

/** The code of an article of this test's model. */
const codeOf = (letter: string) => `M${made}-${letter}`
const red = (size: string, more: NewArticle = {}) => ({ size, colour: 'Red', ...more })

/** Opens the first article of a model of its own. @param variants by a letter */
async function show(variants: Record<string, NewArticle>, held: Record<string, number> = {}) {
  const server = await testServer()
  const paths: string[] = []
  for (const [letter, variant] of Object.entries(variants))
    paths.push(
      await addArticle(server, codeOf(letter), { name: 'Frame', model: `M${made}`, ...variant }),
    )
  if (Object.keys(held).length > 0)
    await fillCart(
      server,
      Object.fromEntries(Object.entries(held).map(([letter, qty]) => [codeOf(letter), qty])),
    )
  const view = await renderAt(paths[0]!, { as: 'dealer' })
  await screen.findByRole('region', { name: 'Sizes and colors' })
  await screen.findAllByRole('spinbutton', { name: /^Quantity of / })
  return view
}
const matrix = () => within(screen.getByRole('region', { name: 'Sizes and colors' }))
const field = (version: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Quantity of ${version}` })
const type = (version: string, qty: string) => {
  fireEvent.change(field(version), { target: { value: qty } })
  fireEvent.blur(field(version))
}
const addAll = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add all' })
const saidOf = (version: string) =>
  document.getElementById(field(version).getAttribute('aria-describedby') ?? '')?.textContent

/** Waits until the server's cart holds these quantities, by letter. */
const inCart = (held: Record<string, number>) =>
  waitFor(async () =>
    expect(await cartLines(await testServer())).toEqual(
      Object.entries(held).map(([letter, qty]) => `${codeOf(letter)} ${qty}`),
    ),
  )

test('each size and colour is the way to its article, named by both and by its stock, and the one of the page is marked', async () => {
  const { address } = await show({
    A: red('S', { available: 5 }),
    B: red('M', { available: 0 }),
  })
  expect(
    matrix()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-current')]),
  ).toEqual([
    ['Open S Red: 5 in stock', 'page'],
    ['Open M Red: Out of stock', null],
  ])
  fireEvent.click(matrix().getByRole('link', { name: /^Open M Red:/ }))
  await waitFor(() => expect(address()).toBe(`/catalog/paa/${codeOf('B').toLowerCase()}`))
})

test('two articles of one size and colour stand both in the cell, told apart by their codes, and both can be ordered', async () => {
  await show({
    A: red('S', { available: 5 }),
    B: red('S', { available: 5 }),
    C: red('M', { available: 5 }),
  })
  const [a, b] = [codeOf('A'), codeOf('B')]
  expect(
    matrix()
      .getAllByRole('cell')
      .map((cell) =>
        within(cell)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ),
  ).toEqual([
    [`Open S Red ${a}: 5 in stock`, `Open S Red ${b}: 5 in stock`],
    ['Open M Red: 5 in stock'],
  ])
  type(`S Red ${a}`, '1')
  type(`S Red ${b}`, '2')
  fireEvent.click(addAll())
  await inCart({ A: 1, B: 2 })
})

test('"Add all" says the pieces and the amount, puts all into the cart in one step and empties the cells', async () => {
  const { store } = await show({ A: red('S'), B: red('M') })
  expect(addAll().disabled).toBe(true)
  type('S Red', '2')
  type('M Red', '3')
  expect(addAll().previousSibling!.textContent).toMatch(/^5 pieces, \$50\.00$/)
  fireEvent.click(addAll())
  await inCart({ A: 2, B: 3 })
  await waitFor(() => expect(field('S Red')).toHaveProperty('value', '0'))
  expect(store.get(toastsAtom).at(-1)).toMatchObject({
    tone: 'success',
    text: '2 lines added',
  })
  expect(within(matrix().getAllByRole('cell')[1]!).getByText('3 in cart').tagName).toBe('SPAN')
})

test('a double press adds all once', async () => {
  await show({ A: red('S'), B: red('M') })
  type('S Red', '2')
  type('M Red', '3')
  const button = addAll()
  fireEvent.click(button)
  fireEvent.click(button)
  await inCart({ A: 2, B: 3 })
  await waitFor(() => expect(field('S Red')).toHaveProperty('value', '0'))
  type('S Red', '1')
  fireEvent.click(addAll())
  await inCart({ A: 3, B: 3 })
})

test('what the device cannot keep is kept of none: nothing is in the cart, the cells stand and the next press adds each once', async () => {
  const { store } = await show({ A: red('S'), B: red('M') })
  const { dispatch } = store.get(offlineAtom)!
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
      text: 'This device couldn’t save the change.',
    }),
  )
  expect([await cartLines(await testServer()), field('S Red').value]).toEqual([[], '2'])
  full = false
  fireEvent.click(addAll())
  await inCart({ A: 2, B: 3 })
})

test('a cell says at its field what is more than one order may hold, with what is in the cart; it stays while the others are added', async () => {
  await show({ A: red('S', { quota: 5 }), B: red('M', { available: 4 }) }, { A: 3 })
  await screen.findByText('3 in cart')
  type('S Red', '3')
  type('M Red', '6')
  expect([saidOf('S Red'), saidOf('M Red')]).toEqual([
    'More than one order can have: at most 5',
    'More than is available: at most 4',
  ])
  fireEvent.click(addAll())
  await inCart({ A: 3, B: 6 })
  await waitFor(() => expect(field('M Red').value).toBe('0'))
  expect([field('S Red').value, addAll().disabled]).toEqual(['3', true])
})

test('a cell that is no whole number holds "Add all" back, also where nothing else is wanted, and is led to', async () => {
  await show({ A: red('S'), B: red('M') })
  type('M Red', '2.5')
  expect([addAll().disabled, saidOf('M Red')]).toEqual([false, 'Whole numbers only'])
  type('S Red', '2')
  fireEvent.click(addAll())
  expect(document.activeElement).toBe(field('M Red'))
  type('M Red', '3')
  fireEvent.click(addAll())
  await inCart({ A: 2, B: 3 })
})

test('an article that cannot be ordered yet says from which day it can', async () => {
  await show({ A: red('S', { availableFrom: '2999-03-01' }), B: red('M') })
  expect(matrix().getAllByRole('link')[0]!.textContent).toBe(
    'Open S Red: Available to order from 01 Mar 2999',
  )
  expect(matrix().getAllByRole('spinbutton')).toHaveLength(1)
})
