// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addArticle, type NewArticle } from '../../../../tests/support/add-article.ts'
import { cartLines, emptyCarts, fillCart } from '../../../../tests/support/fill-cart.ts'
import { renderAt, testServer } from '../../../../tests/support/render-at.tsx'

let made = 0
beforeEach(async () => {
  made += 1
  await emptyCarts(await testServer({ stockDisplay: 'perArea' }))
})

/** Opens a new article named Frame. @param others of its model, by a letter @param inCart pieces of it in the dealer's cart */
async function show(
  frame: NewArticle = {},
  {
    others = {},
    inCart = 0,
    as = 'dealer',
  }: { others?: Record<string, NewArticle>; inCart?: number; as?: string } = {},
) {
  const server = await testServer()
  const code = `P${made}`
  const path = await addArticle(server, code, { name: 'Frame', ...frame })
  for (const [letter, other] of Object.entries(others))
    await addArticle(server, `${code}-${letter}`, { model: code, ...other })
  if (inCart > 0) await fillCart(server, { [code]: inCart })
  const view = await renderAt(path, { as })
  await screen.findByRole('heading', { level: 1, name: /Frame|^P\d+$/ })
  return { ...view, code }
}

const twoColours = {
  others: {
    B: { colour: 'Red', picture: 'red' },
    C: { colour: 'Blue', picture: 'blue' },
  },
}

test('the gallery has one small picture for each colour, the shown one marked, each the way to its article', async () => {
  const { address, code } = await show({ colour: 'Red', picture: 'red' }, twoColours)
  const thumbs = within(await screen.findByRole('navigation', { name: 'Colors' })).getAllByRole(
    'link',
  )
  expect(
    thumbs.map((link) => [link.getAttribute('aria-label'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['Red', 'page'],
    ['Blue', null],
  ])
  fireEvent.click(thumbs[1]!)
  await waitFor(() => expect(address()).toBe(`/catalog/paa/${code.toLowerCase()}-c`))
})

test('one colour needs no choice, and without a picture there is nothing to enlarge', async () => {
  await show()
  expect([
    screen.queryByRole('navigation', { name: 'Colors' }),
    screen.queryByRole('button', { name: /Enlarge/ }),
  ]).toEqual([null, null])
})

test('of several pictures one is large, and any other can be', async () => {
  const hashes = [1, 2].map((n) => `${made}${n}`.padEnd(64, '0'))
  await show({ pictures: hashes })
  const source = (n: number) => `/files/${hashes[n]}/low.webp`
  const large = () => screen.getByRole('img', { name: 'Frame' }).getAttribute('src')
  const choices = within(await screen.findByRole('group', { name: 'Pictures' })).getAllByRole(
    'button',
  )
  expect([choices.length, large()]).toEqual([2, source(0)])
  fireEvent.click(choices[1]!)
  expect(large()).toBe(source(1))
  expect(choices[1]!.getAttribute('aria-current')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge the picture of Frame' }))
  const dialog = await screen.findByRole('dialog', { name: 'Frame' })
  expect(within(dialog).getByRole('img').getAttribute('src')).toBe(source(1).replace('low', 'hi'))
})

test('the picture opens as large as the window, larger by the button or a double click, and closes', async () => {
  await show({ colour: 'Red', picture: 'red' }, twoColours)
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

const deals = [
  { from: 5, percent: '-5' },
  { from: 10, percent: '-10' },
]
test.each([
  [0, ['1+', '$10.00', '–'], 'Add 4 to save 5%'],
  [5, ['5+', '$9.50', '-5%'], 'Add 5 to save 5.3%'],
  [7, ['5+', '$9.50', '-5%'], 'Add 3 to save 5.3%'],
  [10, ['10+', '$9.00', '-10%'], null],
])(
  'with %i in the cart the break in force is marked, and how far the next one is',
  async (inCart, inForce, next) => {
    await show({ deals }, { inCart })
    const rows = within(await screen.findByRole('table', { name: 'Price by quantity' }))
      .getAllByRole('row')
      .slice(1)
    const said = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent!.replaceAll(/\s/g, ' '))
    expect(rows.map((row) => said(row)[0])).toEqual(['1+', '5+', '10+'])
    await waitFor(() =>
      expect(rows.filter((row) => row.getAttribute('aria-current') === 'true').map(said)).toEqual([
        inForce,
      ]),
    )
    expect(screen.queryByText(/^Add \d+ to save/)?.textContent ?? null).toBe(next)
  },
)

test.each([
  ['without a deal', {}, 'dealer'],
  ['before a customer is chosen', { deals }, 'dealer2'],
])('%s there is no table of breaks', async (_, frame, as) => {
  await show(frame, { as })
  expect(screen.queryByRole('table', { name: 'Price by quantity' })).toBe(null)
})

const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' })
const type = (text: string) => {
  fireEvent.change(quantity(), { target: { value: text } })
  fireEvent.blur(quantity())
}
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
const holds = (lines: string[]) =>
  waitFor(async () => expect(await cartLines(await testServer())).toEqual(lines))

test('what is no whole number is put into no cart, by its button or by Enter', async () => {
  const { code } = await show()
  await screen.findByRole('spinbutton', { name: 'Quantity' })
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
  await holds([`${code} 2`])
})

test('more than one order may hold is said at the field and not put into the cart; what is in it counts', async () => {
  const { code } = await show({ quota: 5 })
  await screen.findByRole('spinbutton', { name: 'Quantity' })
  type('3')
  add()
  await screen.findByText('3 in cart')
  expect(screen.queryByRole('alert')).toBe(null)
  type('3')
  expect(screen.getByRole('alert').textContent).toBe('More than one order can have: at most 5')
  add()
  type('2')
  expect(screen.queryByRole('alert')).toBe(null)
  add()
  await holds([`${code} 5`])
})

test('more than is there is said at the field, and may be put into the cart', async () => {
  const { code } = await show({ available: 2 })
  await screen.findByRole('spinbutton', { name: 'Quantity' })
  type('3')
  expect(screen.getByRole('alert').textContent).toBe('More than is available: at most 2')
  add()
  await holds([`${code} 3`])
})

test('the stock of warehouses is written with its thousands apart', async () => {
  await show({ areas: { North: 12_000, South: 1_000 } })
  const areas = within(screen.getByText('North').closest('dl')!)
  expect(areas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '12,000',
    '1,000',
  ])
})

test('in a list the stock of warehouses stands in one line', async () => {
  const code = `P${made}`
  await addArticle(await testServer(), code, { areas: { North: 12_000, South: 1_000 } })
  await renderAt(`/catalog/paa?view=item&search=${code}`, { as: 'dealer' })
  expect((await screen.findByText(/North/)).textContent).toBe('North 12,000 · South 1,000')
})

test('what cannot be ordered yet says from which day it can', async () => {
  await show({ availableFrom: '2999-03-01' })
  expect((await screen.findByText(/^Available to order/)).textContent).toBe(
    'Available to order from 01 Mar 2999',
  )
})
