// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, screen } from '@testing-library/react'
import { Client, CombinedError, type Exchange, makeErrorResult } from '@urql/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filter, map, pipe } from 'wonka'
import { showShop } from '../../../tests/support/shop-screen.tsx'
import { useCredit } from './use-credit.ts'
import { useReport } from './use-report.ts'

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Credit() {
  const view = useCredit()
  useReport(view?.problem ?? null)
  return <p>{view?.kind}</p>
}

const refused = (code?: string) =>
  new CombinedError({ graphQLErrors: [{ message: 'no', extensions: { code } }] })

test.each<[string, CombinedError, string[]]>([
  [
    'there is no network',
    new CombinedError({ networkError: new TypeError('Failed to fetch') }),
    [],
  ],
  ['there is no session', refused('UNAUTHENTICATED'), []],
  ['this person may not know it', refused('FORBIDDEN'), []],
  ['the server has failed', refused(), ['graphql return no data']],
])('%s: what whoever watches the page is told', async (_, error, expected) => {
  const told: string[] = []
  vi.stubGlobal('reportError', ({ message }: Error) => told.push(message))
  const fails: Exchange = () => (operations$) =>
    pipe(
      operations$,
      filter(({ kind }) => kind === 'query'),
      map((operation) => ({ ...makeErrorResult(operation, error), error })),
    )
  showShop(<Credit />, {
    client: new Client({ url: '/graphql', exchanges: [fails], preferGetMethod: false }),
  })
  await screen.findByText('failed')
  expect(told).toEqual(expected)
})
