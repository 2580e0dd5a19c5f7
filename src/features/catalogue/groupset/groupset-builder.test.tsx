// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addLines } from '#offline/cart/cart-changes.ts'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import type { Article } from '#parts/article/article.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { article, showShop } from '../../../../tests/support/shop-screen.tsx'
import { GroupsetBuilder } from './groupset-builder.tsx'

const places = [
  { mcid: 'CR', wording: 'Crank', count: 2 },
  { mcid: 'CS', wording: 'Cassette', count: 2 },
]
const entry = (product: Article) => ({
  id: product.id,
  parent_name: product.name,
  model_year: null,
  serie: null,
  items: 1,
  items_in_stock: 1,
  starting_at: '20',
  max_retail: '20',
  dealer_from: '10',
  dealer_to: '10',
  product,
})

let sold: Article[]
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  sold = [article('CR-1'), article('CS-1', { block: 'brand_blocked' })]
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The builder as a screen that one leaves and comes back to. */
function Screens() {
  const [here, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(!here)}>
        {here ? 'Leave' : 'Come back'}
      </button>
      {here && <GroupsetBuilder categories={places} />}
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function show(answersCodes = true) {
  const shop = showShop(<Screens />, {
    answers: {
      CataloguePage: ({ mc }) => {
        const entries = sold
          .filter(({ article_code: code }) => code.startsWith(String(mc)))
          .map(entry)
        return {
          products: {
            total: entries.length,
            articles: entries.length,
            page: 1,
            pageTotal: 1,
            facets: [],
            messages: [],
            entries,
          },
        }
      },
      ...(answersCodes && {
        ArticlesByCode: ({ codes }) => ({
          articlesByCode: (codes as string[]).map((asked) => ({
            asked,
            products: sold.filter(({ article_code: code }) => code === asked),
          })),
        }),
      }),
    },
  })
  await screen.findByRole('region', { name: 'Crank' })
  return shop
}
const place = (name: string) => screen.getByRole('region', { name })
async function choose(name: string, code: string) {
  fireEvent.click(within(place(name)).getByRole('button', { name: `${name}: choose` }))
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`Article ${code}`) }))
  await waitFor(() => expect(place(name).textContent).toContain(`Article ${code}`))
}

test('what is chosen outlasts a reload without its price, which is asked for anew', async () => {
  await show()
  await choose('Crank', 'CR-1')
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/dealer|price|available/)
  cleanup()
  sold = [article('CR-1', { price: { dealer: '12' } })]
  const { asked } = await show()
  expect(place('Crank').textContent).toContain('Article CR-1')
  await waitFor(() => expect(place('Crank').textContent).toMatch(/\$12\.00/))
  expect(asked).toContain('ArticlesByCode')
})

test('what is no longer sold is named as such, and what nobody could look up waits for the network', async () => {
  await show()
  await choose('Crank', 'CR-1')
  cleanup()
  sold = []
  await show()
  await waitFor(() => expect(place('Crank').textContent).toContain('No longer sold'))
  cleanup()
  const { store } = await show(false)
  expect(place('Crank').textContent).toContain('Looking it up…')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add all' }).disabled).toBe(true)
  act(() => store.set(onlineAtom, false))
  expect(place('Crank').textContent).toContain('Article CR-1')
})

test('what can be had goes into the cart and its place is empty; what cannot stays in its place and is named', async () => {
  const { lines } = await show()
  await choose('Crank', 'CR-1')
  await choose('Cassette', 'CS-1')
  fireEvent.click(screen.getByRole('button', { name: 'Add all' }))
  const outcome = await screen.findByRole('dialog')
  expect(outcome.textContent).toContain('1 × Article CS-1: This brand is blocked for you')
  fireEvent.click(within(outcome).getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(lines()).toEqual(['2000/CR-1 1']))
  expect(place('Crank').textContent).toContain('None chosen')
  expect(place('Cassette').textContent).toContain('Article CS-1')
})

test('a whole set goes at once and can be taken back', async () => {
  sold = [article('CR-1'), article('CS-1')]
  const { lines, store } = await show()
  await choose('Crank', 'CR-1')
  await choose('Cassette', 'CS-1')
  fireEvent.click(screen.getByRole('button', { name: 'Add all' }))
  await waitFor(() => expect(lines()).toEqual(['2000/CR-1 1', '2000/CS-1 1']))
  await waitFor(() =>
    expect(
      [place('Crank').textContent, place('Cassette').textContent].every((text) =>
        text?.includes('None chosen'),
      ),
    ).toBe(true),
  )
  sold.push(article('CS-2'))
  await choose('Cassette', 'CS-2')
  act(() => store.get(toastsAtom).at(-1)!.action!.run())
  await waitFor(() => expect(lines()).toEqual([]))
  // What was chosen meanwhile stays.
  expect([place('Crank').textContent, place('Cassette').textContent]).toEqual([
    expect.stringContaining('Article CR-1'),
    expect.stringContaining('Article CS-2'),
  ])
})

test('for two and a half bikes nothing goes into the cart', async () => {
  const { lines } = await show()
  await choose('Crank', 'CR-1')
  const bikes = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Number of bikes' })
  const type = (value: string) => {
    fireEvent.change(bikes, { target: { value } })
    fireEvent.blur(bikes)
  }
  type('2.5')
  press('Add all')
  expect([document.activeElement, bikes.value]).toEqual([bikes, '2.5'])
  type('3')
  press('Add all')
  await waitFor(() => expect(lines()).toEqual(['2000/CR-1 3']))
})

test('what lies in the cart counts to the order limit, in the picker and in its place, and is named', async () => {
  sold = [article('CR-1', { orderQuota: 2 }), article('CS-1')]
  const { dispatch, lines } = await show()
  await act(() => dispatch('c', addLines('', [{ product: sold[0]!, qty: 2 }])))
  await waitFor(() => expect(lines()).toEqual(['2000/CR-1 2']))
  fireEvent.click(within(place('Crank')).getByRole('button', { name: 'Crank: choose' }))
  expect((await screen.findByRole('button', { name: /Article CR-1/ })).textContent).toContain(
    'More than one order can have: at most 2',
  )
  fireEvent.click(screen.getByRole('button', { name: /Article CR-1/ }))
  await waitFor(() => expect(place('Crank').textContent).toContain('2 in cart'))
  expect(place('Crank').textContent).toContain('More than one order can have: at most 2')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add all' }).disabled).toBe(true)
  await choose('Cassette', 'CS-1')
  fireEvent.click(screen.getByRole('button', { name: 'Add all' }))
  expect((await screen.findByRole('dialog')).textContent).toContain(
    '1 × Article CR-1: More than one order can have: at most 2',
  )
  await waitFor(() => expect(lines()).toEqual(['2000/CR-1 2', '2000/CS-1 1']))
})

test('a price break for all pieces makes cheaper what lies in the cart: that is said', async () => {
  const detail = [{ salesDealNo: 'V', discount: '-10', qty: 3, uom: 'EA', term: '>=', type: '%' }]
  sold = [
    article('CR-1', {
      price: { discount: [{ salesDealNo: 'V', description: '', detail }] } as never,
    }),
  ]
  const { dispatch, lines } = await show()
  await act(() => dispatch('c', addLines('', [{ product: sold[0]!, qty: 2 }])))
  await waitFor(() => expect(lines()).toEqual(['2000/CR-1 2']))
  await choose('Crank', 'CR-1')
  await waitFor(() =>
    expect(screen.getByText(/^Price change of what is in the cart/).textContent).toBe(
      'Price change of what is in the cart: -\u2060$2.00',
    ),
  )
})

test.each([
  ['once one is back', ['Leave', 'Come back', 'Undo']],
  ['while one is elsewhere', ['Leave', 'Undo', 'Come back']],
])('a set that is taken back stands in the builder again: %s', async (_, presses) => {
  sold = [article('CR-1'), article('CS-1')]
  const { lines, store } = await show()
  await choose('Crank', 'CR-1')
  press('Add all')
  await waitFor(() => expect(place('Crank').textContent).toContain('None chosen'))
  for (const name of presses) {
    if (name !== 'Undo') press(name)
    else act(() => store.get(toastsAtom).at(-1)!.action!.run())
  }
  await waitFor(() => expect(place('Crank').textContent).toContain('Article CR-1'))
  await waitFor(() => expect(lines()).toEqual([]))
})

test('what was chosen after coming back stays where a set is taken back, and outlasts the next visit', async () => {
  sold = [article('CR-1'), article('CR-2'), article('CS-1')]
  const { store } = await show()
  await choose('Crank', 'CR-1')
  await choose('Cassette', 'CS-1')
  press('Add all')
  await waitFor(() => expect(place('Crank').textContent).toContain('None chosen'))
  press('Leave')
  press('Come back')
  await choose('Crank', 'CR-2')
  act(() => store.get(toastsAtom).at(-1)!.action!.run())
  const stands = () => [place('Crank').textContent, place('Cassette').textContent]
  await waitFor(() =>
    expect(stands()).toEqual([
      expect.stringContaining('Article CR-2'),
      expect.stringContaining('Article CS-1'),
    ]),
  )
  press('Leave')
  press('Come back')
  expect(stands()).toEqual([
    expect.stringContaining('Article CR-2'),
    expect.stringContaining('Article CS-1'),
  ])
})

test('without categories there is nothing to put together, and the way to the list', async () => {
  showShop(<GroupsetBuilder categories={[]} />, { answers: {} })
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('No groupset parts')
  expect(
    screen.getByRole('link', { name: 'All articles as a list' }).getAttribute('href'),
  ).toContain('list=true')
  expect(screen.queryByRole('button', { name: 'Add all' })).toBeNull()
})
