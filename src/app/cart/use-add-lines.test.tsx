// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewLine } from '#offline/cart-store.ts'
import type { CartView } from '#offline/cart-view.ts'
import type { Offline } from '#offline/start-offline.ts'
import { cartCustomerAtom, cartViewAtom, offlineAtom } from '#parts/sync/sync-state.ts'
import { toastsAtom } from '../toasts/toasts-atom.ts'
import { type LeftLine, useAddLines } from './use-add-lines.tsx'

const lines = [{ product: { id: '1/A', sorg: '1', article_code: 'A' }, qty: 3 }] as unknown as NewLine[]
const left = (n: number): LeftLine[] => Array.from({ length: n }, (_, at) => ({ id: `${at}`, code: `C${at}`, name: `Part ${at}`, qty: 2, problem: at === 0 ? null : { reason: 'order_blocked', limit: null } }))

const addLines = vi.fn(() => Promise.resolve())
const setQuantities = vi.fn(() => Promise.resolve())
const done = vi.fn()
let store: ReturnType<typeof createStore>

function Adding({ behind }: { behind: LeftLine[] }) {
  const { add, outcome } = useAddLines()
  return <><button type="button" onClick={() => void add!(lines, behind, done)}>Add</button>{outcome}</>
}
async function show(behind: LeftLine[]) {
  render(<Provider store={store}><I18nProvider i18n={i18n}><Adding behind={behind} /></I18nProvider></Provider>)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add' })))
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.clearAllMocks()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  store = createStore()
  store.set(offlineAtom, { cart: { addLines, setQuantities } } as unknown as Offline)
  store.set(cartCustomerAtom, 'c')
  store.set(cartViewAtom, { key: '', lines: [{ id: '1/A', qty: 5 }] } as unknown as CartView)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const before = [[ 'c', [{ sorg: '1', article: 'A', qty: 5, seenQty: 8 }], '']]

test('where all of it went in, a message says how many, with the way back', async () => {
  await show([])
  expect(addLines).toHaveBeenCalledWith('c', lines, '')
  expect(done).toHaveBeenCalledTimes(1)
  const [toast] = store.get(toastsAtom)
  expect(toast).toMatchObject({ text: '1 line is in the cart', action: { label: 'Undo' } })
  toast!.action!.run()
  expect(setQuantities.mock.calls).toEqual(before)
})

test('what stayed behind is said with its reason before the screen goes on, and all of it can be taken back', async () => {
  await show(left(2))
  const dialog = screen.getByRole('dialog', { name: '1 line is in the cart' })
  expect(dialog.textContent).toContain('2 lines stayed behind:')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['2 × Part 0: No longer sold', '2 × Part 1: Blocked for new orders'])
  expect(done).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(setQuantities.mock.calls).toEqual(before)
  expect([screen.queryByRole('dialog'), done.mock.calls.length]).toEqual([null, 0])
})

test('of many the first are named, and a file has them all', async () => {
  await show(left(11))
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  expect(screen.getByRole('dialog').textContent).toContain('3 more are in the file.')
  const saved: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => { saved.push(blob); return 'blob:x' }, revokeObjectURL: () => undefined }))
  fireEvent.click(screen.getByRole('button', { name: 'Error file' }))
  expect((await saved[0]!.text()).trim().split('\r\n')).toHaveLength(12)
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  expect(done).toHaveBeenCalledTimes(1)
})
