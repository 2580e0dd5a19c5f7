// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { type ReactNode, useReducer } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCartStore } from '#offline/cart/cart-store.ts'
import { openDatabase, type OfflineDatabase } from '#offline/database.ts'
import { createFastOrderStore, type DraftRow } from '#offline/drafts/fast-order-draft.ts'
import { createLeftDraft } from '#offline/drafts/unload-draft.ts'
import type { Offline } from '#offline/start-offline.ts'
import type { Codes } from '#parts/order-lines/use-codes.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { emptyGrid, gridAfter } from './grid/grid.ts'
import { useSavedDraft } from './use-saved-draft.ts'

let database: OfflineDatabase
beforeEach(() => {
  database = openDatabase(`kept-draft-${Math.random()}`)
})
afterEach(() => database.delete())

const storeOf = () => {
  const device = { database, now: Date.now, newId: () => crypto.randomUUID() }
  const memory = new Map<string, string>()
  const tab = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  }
  return createFastOrderStore(
    device,
    'u',
    createCartStore(device, 'u', () => {}),
    createLeftDraft('u', () => tab),
  )
}
const codes = {
  known: new Map(),
  ask: () => Promise.resolve(),
  remember: () => {},
} as unknown as Codes
const content = (...rows: DraftRow[]) => ({ rows, problems: [], products: [] })
const row = (id: string, code: string, qty: number): DraftRow => ({ id, code, qty, pick: null })

/** A tab that has the fast order open. */
function openTab() {
  const store = createStore()
  store.set(offlineAtom, { fastOrder: storeOf() } as unknown as Offline)
  store.set(cartCustomerAtom, 'c')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  return renderHook(
    () => {
      const [grid, dispatch] = useReducer(gridAfter, emptyGrid)
      return { ...useSavedDraft(grid, codes, dispatch), rows: grid.rows, dispatch }
    },
    { wrapper },
  )
}
const shown = (rows: readonly DraftRow[]) => rows.map(({ code, qty }) => `${code}×${qty}`).join(' ')
const kept = async () => shown((await database.fastOrders.get(['u', 'c']))?.rows ?? [])

test('a tab that has just read the fast order takes over what another types, also before it has kept what it read', async () => {
  const other = storeOf().of('c')
  await other.write(content(row('r1', 'A', 1)))
  const tab = openTab()
  await waitFor(() => expect(shown(tab.result.current.rows)).toBe('A×1'))
  await act(() => other.write(content(row('r1', 'A', 2))))
  await waitFor(() => expect(shown(tab.result.current.rows)).toBe('A×2'))
  // Longer than a change waits before it is kept.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect([shown(tab.result.current.rows), await kept()]).toEqual(['A×2', 'A×2'])
})

test('what is typed in both before either has heard of the other stands in both', async () => {
  const [one, two] = [openTab(), openTab()]
  for (const tab of [one, two]) await waitFor(() => expect(tab.result.current.draft).not.toBeNull())
  act(() => {
    one.result.current.dispatch({ kind: 'code', id: 'r1', code: 'A' })
    two.result.current.dispatch({ kind: 'code', id: 'r1', code: 'B' })
  })
  for (const tab of [one, two])
    await waitFor(() =>
      expect(shown(tab.result.current.rows).split(' ').toSorted()).toEqual(['A×1', 'B×1']),
    )
  expect((await kept()).split(' ').toSorted()).toEqual(['A×1', 'B×1'])
})
