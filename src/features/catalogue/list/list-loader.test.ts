import { Client, type Exchange, makeErrorResult, type OperationResult } from '@urql/core'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filter, fromArray, mergeMap, pipe } from 'wonka'
import type { RouterContext } from '#shell/navigation/router-context.ts'
import { configAtom } from '#shell/session/session-atoms.ts'
import { load } from '#data/load.ts'
import { configDefaults, type HostConfig } from '#domain/portal/host-config.ts'
import { loadList } from './list-loader.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Answer = 'known' | 'nothing' | 'failed'

/** The questions of a list are answered at once; what stands above it as is said. `known`: from the cache, and the server never says anything. */
function contextWhere(above: Answer): RouterContext {
  const exchange: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind === 'query'),
      mergeMap((operation) => {
        const name = JSON.stringify(operation.query.definitions[0])
        const result: OperationResult = { operation, data: {}, stale: false, hasNext: false }
        if (!/"(HomeAreas|RunningPromotions)"/.test(name)) return fromArray([result])
        return fromArray(
          {
            known: [{ ...result, stale: true }],
            nothing: [],
            failed: [makeErrorResult(operation, new Error('offline'))],
          }[above],
        )
      }),
    )
  const client = new Client({ url: '/graphql', preferGetMethod: false, exchanges: [exchange] })
  const store = createStore()
  store.set(configAtom, { ...configDefaults } as HostConfig)
  return {
    store,
    load: (query: never, variables: never, how: object) => load(client, query, variables, how),
  } as unknown as RouterContext
}

test.each<Answer>(['known', 'failed'])(
  'a list waits for nothing where what stands above it is %s',
  async (above) => {
    // No time passes in this test: a timer would never fire.
    const { list, menu } = await loadList(contextWhere(above), {}, 'bike')
    expect([list.variables, menu.variables]).toMatchObject([{ category: 'bike' }, { type: 'bike' }])
  },
)

test('a list waits a second for what stands above it', async () => {
  let done = false
  const loaded = loadList(contextWhere('nothing'), {}, 'bike').then(() => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(900)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  await loaded
})
