// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { type ReactNode, useReducer, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDispatch } from '#offline/sync/dispatch.ts'
import { openDatabase, type OfflineDatabase } from '#offline/database.ts'
import { createFastOrderStore, type DraftRow } from '#offline/drafts/fast-order-draft.ts'
import { createDraftStash } from '#offline/drafts/draft-stash.ts'
import type { Offline } from '#offline/start-offline.ts'
import type { Codes } from '#parts/order-lines/use-codes.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { gridAfter, newGrid } from './grid/grid.ts'
import { type TypedQuantity, useSavedDraft } from './use-saved-draft.ts'

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
    createDispatch({ device, userId: 'u', onAppended: () => {} }),
    createDraftStash('u', () => tab),
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
function openTab(prefix = 'r') {
  const store = createStore()
  store.set(offlineAtom, { fastOrder: storeOf() } as unknown as Offline)
  store.set(cartCustomerAtom, 'c')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  return renderHook(
    () => {
      const [grid, dispatch] = useReducer(gridAfter, null, () => newGrid(prefix))
      const [typing, setTyping] = useState<TypedQuantity | null>(null)
      const saved = useSavedDraft(grid, codes, dispatch, typing)
      return { ...saved, rows: grid.rows, dispatch, setTyping }
    },
    { wrapper },
  )
}
const shown = (rows: readonly DraftRow[]) => rows.map(({ code, qty }) => `${code}×${qty}`).join(' ')
const kept = async () => shown((await storeOf().of('c').open()).rows)

test('a tab that has just read the fast order takes over what another types, also before it has kept what it read', async () => {
  const other = storeOf().of('c')
  await other.open()
  other.set(content(row('r1', 'A', 1)))
  await other.flush()
  const tab = openTab()
  await waitFor(() => expect(shown(tab.result.current.rows)).toBe('A×1'))
  other.set(content(row('r1', 'A', 2)))
  await act(() => other.flush())
  await waitFor(() => expect(shown(tab.result.current.rows)).toBe('A×2'))
  // Longer than a change waits before it is kept.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect([shown(tab.result.current.rows), await kept()]).toEqual(['A×2', 'A×2'])
})

test('what is typed in both before either has heard of the other stands in both', async () => {
  const [one, two] = [openTab('a-'), openTab('b-')]
  for (const tab of [one, two]) await waitFor(() => expect(tab.result.current.draft).not.toBeNull())
  act(() => {
    one.result.current.dispatch({ kind: 'code', id: 'a-1', code: 'A' })
    two.result.current.dispatch({ kind: 'code', id: 'b-1', code: 'B' })
  })
  for (const tab of [one, two])
    await waitFor(() =>
      expect(shown(tab.result.current.rows).split(' ').toSorted()).toEqual(['A×1', 'B×1']),
    )
  expect((await kept()).split(' ').toSorted()).toEqual(['A×1', 'B×1'])
})

test('a quantity that is being typed is stored with its code, marked until somebody has looked at it', async () => {
  const tab = openTab()
  await waitFor(() => expect(tab.result.current.draft).not.toBeNull())
  act(() => {
    tab.result.current.dispatch({ kind: 'code', id: 'r1', code: 'A' })
    tab.result.current.setTyping({ id: 'r1', qty: 7 })
  })
  await waitFor(async () => expect(await kept()).toBe('A×7'))
  // The page crashes here: nothing was committed. Another one reads what there is.
  const next = openTab('n')
  await waitFor(() =>
    expect(next.result.current.rows).toMatchObject([{ code: 'A', qty: 7, unsure: true }]),
  )
  act(() => next.result.current.dispatch({ kind: 'qty', id: 'r1', qty: 7 }))
  expect(next.result.current.rows).toMatchObject([{ code: 'A', qty: 7 }])
  expect(next.result.current.rows[0]).not.toHaveProperty('unsure')
})
