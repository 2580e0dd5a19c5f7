// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { Client, type OperationResult } from '@urql/core'
import { createStore, Provider as Store } from 'jotai'
import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromValue, mergeMap, pipe } from 'wonka'
import type { CatalogueProxy } from '#offline/catalogue/catalogue-proxy.ts'
import { deviceCatalogueAtom } from '../catalogue/catalogue-progress.ts'
import { useSuggestions } from './use-suggestions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const named = (name: string) => ({
  suggestion: name,
  products: [{ name, article_code: 'A', slug: 'a', category: 'paa' as const }],
})

function typing(device: Pick<CatalogueProxy, 'answer'> | null) {
  const asked = new Set<string>()
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [
      () => (operations$) =>
        pipe(
          operations$,
          mergeMap((operation) => {
            if (operation.kind === 'query') asked.add(JSON.stringify(operation.variables))
            return fromValue<OperationResult>({
              operation,
              data: { searchSuggestions: named('of the server') },
              error: undefined,
              extensions: undefined,
              stale: false,
              hasNext: false,
            })
          }),
        ),
    ],
  })
  const store = createStore()
  store.set(deviceCatalogueAtom, device as CatalogueProxy | null)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Store store={store}>
      <Provider value={client}>{children}</Provider>
    </Store>
  )
  const { result, rerender } = renderHook(({ term }) => useSuggestions(term, null), {
    wrapper,
    initialProps: { term: '' },
  })
  const type = async (term: string, ms = 0) => {
    rerender({ term })
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return result.current.map(({ name }) => name)
  }
  return { type, asked }
}

test('the device’s own come at once, the server’s after a pause of 650 ms', async () => {
  const answer = vi.fn((_field: string, { term }: Record<string, unknown>) =>
    Promise.resolve({ data: named(`own for ${String(term)}`), at: 0 }),
  )
  const { type, asked } = typing({ answer })
  expect(await type('gr', 700)).toEqual([])
  expect(await type('gra')).toEqual(['own for gra'])
  expect(await type('grav', 640)).toEqual(['own for grav'])
  expect(asked.size).toBe(0)
  expect(await type('grav', 20)).toEqual(['of the server'])
  expect([...asked]).toEqual([JSON.stringify({ term: 'grav', category: null })])
  expect(await type('gr')).toEqual([])
})

test('without a catalogue on the device the server alone is asked', async () => {
  const { type } = typing(null)
  expect(await type('gravel', 600)).toEqual([])
  expect(await type('gravel', 100)).toEqual(['of the server'])
})
