// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addLines } from '#offline/cart/cart-changes.ts'
import { article, showShop } from '../../../tests/support/shop-screen.tsx'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import { useAddLines } from './use-add-lines.tsx'
import type { SkippedLine } from './skipped-lines.tsx'

const chain = article('CHAIN')
const left = (n: number): SkippedLine[] =>
  Array.from({ length: n }, (_, at) => ({
    id: `${at}`,
    code: `C${at}`,
    name: `Part ${at}`,
    qty: 2,
    problem: at === 0 ? null : { reason: 'order_blocked', limit: null },
  }))

const back = vi.fn()
const done = vi.fn(() => back)

function Adding({ behind }: { behind: SkippedLine[] }) {
  const { add, outcome } = useAddLines()
  return (
    <>
      <button type="button" onClick={() => void add!([{ product: chain, qty: 3 }], behind, done)}>
        Add
      </button>
      {outcome}
    </>
  )
}

/** Three pieces go to the five that lie in the cart. */
async function show(behind: SkippedLine[]) {
  const shop = showShop(<Adding behind={behind} />)
  await shop.dispatch('c', addLines('', [{ product: chain, qty: 5 }]))
  await waitFor(() => expect(shop.lines()).toEqual(['2000/CHAIN 5']))
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await waitFor(() => expect(shop.lines()).toEqual(['2000/CHAIN 8']))
  return shop
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('where all of it went in, a message says how many, with the way back of the cart and of the screen', async () => {
  const { store, lines } = await show([])
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  const [toast] = store.get(toastsAtom)
  expect(toast).toMatchObject({ text: '1 line added', action: { label: 'Undo' } })
  expect(back).not.toHaveBeenCalled()
  act(() => toast!.action!.run())
  await waitFor(() => expect(lines()).toEqual(['2000/CHAIN 5']))
  expect(back).toHaveBeenCalledTimes(1)
})

test('a double press adds once', async () => {
  const { dispatch, lines } = showShop(<Adding behind={[]} />)
  await dispatch('c', addLines('', [{ product: chain, qty: 5 }]))
  await waitFor(() => expect(lines()).toEqual(['2000/CHAIN 5']))
  const button = await screen.findByRole('button', { name: 'Add' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  fireEvent.click(button)
  await waitFor(() => expect(lines()).toEqual(['2000/CHAIN 11']))
})

test('what stayed behind is said with its reason before the screen goes on, and all of it can be taken back', async () => {
  const { lines } = await show(left(2))
  const dialog = await screen.findByRole('dialog', { name: '1 line is in the cart' })
  expect(dialog.textContent).toContain('2 lines stayed behind:')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 × Part 0: No longer sold',
    '2 × Part 1: Blocked for new orders',
  ])
  expect(done).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(lines()).toEqual(['2000/CHAIN 5']))
  expect([screen.queryByRole('dialog'), done.mock.calls.length]).toEqual([null, 0])
})

test('of many the first are named, and a file has them all', async () => {
  await show(left(11))
  await screen.findByRole('dialog')
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  expect(screen.getByRole('dialog').textContent).toContain('3 more are in the file.')
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
  expect((await saved[0]!.text()).trim().split('\r\n')).toHaveLength(12)
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  expect(done).toHaveBeenCalledTimes(1)
})

test('one that is not named is one', async () => {
  await show(left(9))
  expect(screen.getByRole('dialog').textContent).toContain('1 more is in the file.')
})
