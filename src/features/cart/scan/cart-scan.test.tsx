// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onlineAtom } from '#shell/network/network-atom.ts'
import type { Article } from '#parts/article/article.ts'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { strike as strikeKeys } from '../../../../tests/support/hand-scanner.ts'
import { article, showShop } from '../../../../tests/support/shop-screen.tsx'
import { CartScan } from './cart-scan.tsx'

const { beeps } = vi.hoisted(() => ({ beeps: [] as boolean[] }))
vi.mock('#parts/scan/beep.ts', () => ({ beep: (known: boolean) => beeps.push(known) }))

const ean = (article: Article) => `400${article.article_code}`
const [chain, brake, tyre, tube] = [
  article('CHAIN-1'),
  article('BRAKE-1', { block: 'brand_blocked' }),
  article('TYRE-1', { orderQuota: 2 }),
  article('TUBE-1'),
]
const both = 'EAN-OF-TWO'
let reachable: boolean
let marked: string[]
beforeEach(() => {
  sessionStorage.clear()
  reachable = true
  marked = []
  beeps.length = 0
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function show({ open = false, cartKey = '' } = {}) {
  const shop = showShop(
    <>
      <CartScan
        cartKey={cartKey}
        open={open}
        onClose={() => undefined}
        onLine={(id) => marked.push(id)}
      />
      <QuantityField
        label="Quantity"
        value={2}
        max={999}
        onCommit={(qty) => marked.push(`field ${qty}`)}
      />
    </>,
    {
      answers: {
        ArticlesByCode: ({ codes }) => {
          if (!reachable) throw new Error('no network')
          const meant = (code: string) =>
            code === both
              ? [chain, tube]
              : [chain, brake, tyre, tube].filter((one) => ean(one) === code)
          return {
            articlesByCode: (codes as string[]).map((asked) => ({ asked, products: meant(asked) })),
          }
        },
      },
    },
  )
  await screen.findByRole('spinbutton')
  return shop
}

const strike = (
  code: string,
  target: Element = document.body,
  how?: Parameters<typeof strikeKeys>[2],
) => strikeKeys(target, code, how)
const said = () => screen.getByRole('status').textContent
const list = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('each code of a hand scanner is one piece more, told, sounded and marked; the last one can be taken back again and again', async () => {
  const { lines } = await show()
  strike(ean(chain))
  strike(ean(tube))
  strike(ean(chain))
  await waitFor(() => expect(lines()).toEqual(['2000/CHAIN-1 2', '2000/TUBE-1 1']))
  await waitFor(() => expect(said()).toBe('Article CHAIN-1 · 2 pieces'))
  expect([marked, beeps]).toEqual([
    ['2000/CHAIN-1', '2000/TUBE-1', '2000/CHAIN-1'],
    [true, true, true],
  ])
  press('Undo the last scan')
  await waitFor(() => expect(lines()).toEqual(['2000/CHAIN-1 1', '2000/TUBE-1 1']))
  await waitFor(() => expect(said()).toBe('Article CHAIN-1: scan undone'))
  press('Undo the last scan')
  await waitFor(() => expect(lines()).toEqual(['2000/CHAIN-1 1']))
  press('Undo the last scan')
  await waitFor(() => expect(lines()).toEqual([]))
  expect(screen.queryByRole('button', { name: 'Undo the last scan' })).toBeNull()
})

test('codes that nobody knows are counted in a list that can be saved and cleared, over a reload too', async () => {
  await show()
  strike('9999999')
  strike('9999999')
  strike('8888888')
  await waitFor(() =>
    expect(list()).toEqual([
      '1 × 8888888No article has this code',
      '2 × 9999999No article has this code',
    ]),
  )
  expect([said(), beeps]).toEqual([
    '8888888 is not in the cart: No article has this code',
    [false, false, false],
  ])
  cleanup()
  await show()
  expect(list()).toHaveLength(2)
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
  press('Save as a file')
  expect((await saved[0]!.text()).trim().split('\r\n').slice(1)).toEqual([
    '8888888,,1,No article has this code',
    '9999999,,2,No article has this code',
  ])
  press('Clear the list')
  expect(list()).toEqual([])
})

test('what may not be put into the cart is not, and it is said why: a block, the order limit with what lies there', async () => {
  const { lines } = await show()
  strike(ean(brake))
  await waitFor(() =>
    expect(said()).toBe('Article BRAKE-1 is not in the cart: This brand is blocked for you'),
  )
  for (const _ of [1, 2, 3]) strike(ean(tyre))
  await waitFor(() =>
    expect(said()).toBe(
      'Article TYRE-1 is not in the cart: More than one order can have: at most 2, 2 of them in the cart already',
    ),
  )
  await waitFor(() => expect(lines()).toEqual(['2000/TYRE-1 2']))
  expect(list()).toHaveLength(2)
  press('Undo the last scan')
  await waitFor(() => expect(list()).toHaveLength(1))
  expect(lines()).toEqual(['2000/TYRE-1 2'])
})

test('a code of several articles asks which, once', async () => {
  const { lines } = await show()
  strike(both)
  strike(both)
  const which = await screen.findByRole('combobox', { name: `Which article is meant by ${both}?` })
  await waitFor(() => expect(list()[0]).toContain(`2 × ${both}`))
  fireEvent.change(which, { target: { value: '2000/TUBE-1' } })
  expect(which.isConnected).toBe(false)
  await waitFor(() => expect(lines()).toEqual(['2000/TUBE-1 2']))
  strike(both)
  await waitFor(() => expect(lines()).toEqual(['2000/TUBE-1 3']))
  expect(list()).toEqual([])
})

test('a code that could not be looked up waits, and goes in with the network', async () => {
  reachable = false
  const { lines, store } = await show()
  act(() => store.set(onlineAtom, false))
  strike(ean(chain))
  strike(ean(chain))
  await waitFor(() =>
    expect(list()).toEqual([`2 × ${ean(chain)}Not checked yet: you were offline`]),
  )
  reachable = true
  act(() => store.set(onlineAtom, true))
  await waitFor(() => expect(lines()).toEqual(['2000/CHAIN-1 2']))
  expect(list()).toEqual([])
})

test('where there is no camera a code can be typed', async () => {
  const { lines } = await show({ open: true })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Or type the number' }), {
    target: { value: ean(chain) },
  })
  press('Add')
  await waitFor(() => expect(lines()).toEqual(['2000/CHAIN-1 1']))
})

test('a scan while a quantity has the focus leaves the quantity as it was', async () => {
  const { lines } = await show()
  const field = screen.getByRole<HTMLInputElement>('spinbutton')
  field.focus()
  fireEvent.change(field, { target: { value: '12345678' } })
  strike(ean(chain), field)
  await waitFor(() => expect(lines()).toEqual(['2000/CHAIN-1 1']))
  act(() => field.blur())
  expect([field.value, marked]).toEqual(['2', ['2000/CHAIN-1']])
})

test.each([
  ['on the page', () => document.body, 'Enter'],
  ['in a quantity, which stays as it was', () => screen.getByRole('spinbutton'), 'Enter'],
  ['in a quantity, with Tab at the end', () => screen.getByRole('spinbutton'), 'Tab'],
])('a scanner may rest in mid-code: %s', async (_, target, end) => {
  const { lines } = await show()
  const at = target()
  if (at instanceof HTMLElement) at.focus()
  strike('400C|HAIN-1', at, { end })
  await waitFor(() => expect(lines()).toEqual(['2000/CHAIN-1 1']))
  strike('400CHAI|N-1', at, { end, rest: 290 })
  await waitFor(() => expect(lines()).toEqual(['2000/CHAIN-1 2']))
  act(() => screen.getByRole('spinbutton').blur())
  expect([screen.getByRole<HTMLInputElement>('spinbutton').value, marked, list()]).toEqual([
    '2',
    ['2000/CHAIN-1', '2000/CHAIN-1'],
    [],
  ])
})

test('a quantity by hand is a quantity, however fast', async () => {
  const { asked } = await show()
  const field = screen.getByRole('spinbutton')
  act(() => field.focus())
  strike('12', field, { gap: 15 })
  act(() => {
    field.blur()
    field.focus()
  })
  strike('1|2|3', field, { rest: 90 })
  act(() => {
    field.blur()
    field.focus()
  })
  strike('9|99999999', field, { gap: 33, rest: 250, held: true })
  expect([marked, asked.filter((name) => name === 'ArticlesByCode')]).toEqual([
    ['field 12', 'field 123', 'field 999'],
    [],
  ])
})

test('a named cart takes what is scanned while it is looked at', async () => {
  const key = '5b0e6f0c-0000-4000-8000-000000000001'
  const { cart, lines } = await show({ cartKey: key })
  strike(ean(chain))
  await waitFor(async () =>
    expect((await cart.read('c', key)).lines.map(({ id, qty }) => `${id} ${qty}`)).toEqual([
      '2000/CHAIN-1 1',
    ]),
  )
  expect(lines()).toEqual([])
})
