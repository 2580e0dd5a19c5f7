import { CombinedError } from '@urql/core'
import { expect, test } from 'vitest'
import { failureOf } from './failure.ts'

const refused = (extensions: Record<string, unknown>) =>
  new CombinedError({ graphQLErrors: [{ message: 'no', extensions }] })
const broken = (networkError: Error, status?: number) =>
  new CombinedError({ networkError, ...(status && { response: { status } }) })

test.each<[string, CombinedError | undefined, string, string]>([
  ['a line that is cut', broken(new TypeError('Failed to fetch')), 'network', 'NETWORK'],
  ['a server that is being started', refused({ code: 'UNAVAILABLE' }), 'network', 'NETWORK'],
  ['a gate’s own page', broken(new Error('Unexpected token'), 403), 'network', 'NETWORK'],
  ['a failure without an answer', broken(new Error('Internal'), 500), 'unknown', 'UNKNOWN'],
  ['a failure with one', refused({ code: 'INTERNAL_SERVER_ERROR' }), 'unknown', 'UNKNOWN'],
  ['an error without a code', refused({}), 'unknown', 'UNKNOWN'],
  ['a missing permission', refused({ code: 'FORBIDDEN' }), 'forbidden', 'FORBIDDEN'],
  ['a session that has ended', refused({ code: 'UNAUTHENTICATED' }), 'coded', 'UNAUTHENTICATED'],
  [
    'a question nobody waits for any more',
    broken(Object.assign(new Error('aborted'), { name: 'AbortError' })),
    'cancelled',
    'CANCELLED',
  ],
])('%s', (_, error, kind, code) => {
  expect(failureOf(error)).toMatchObject({ kind, code })
})

test('a wrong field has its code, and the log its request', () => {
  expect(failureOf(refused({ code: 'too_long', field: 'name', requestId: 'r1' }))).toMatchObject({
    kind: 'coded',
    fields: { name: 'too_long' },
    requestId: 'r1',
  })
})
