import { expect, test } from 'vitest'
import { createRequester } from './graphql-request.ts'

const answerOf = (status: number, body: object) =>
  createRequester({
    fetch: () => Promise.resolve(Response.json(body, { status })),
    tokenUser: () => '1',
    ready: () => Promise.resolve(),
    hashed: false,
  })('1', { operationName: 'Q', text: 'query Q { q }' }, {})

const refusal = (code: string) => ({
  data: null,
  errors: [{ message: code, path: ['q'], extensions: { code } }],
})

test.each([
  ['SECOND_FACTOR_REQUIRED', 'forbidden'],
  ['PASSWORD_CHANGE_REQUIRED', 'forbidden'],
  ['UNAVAILABLE', 'busy'],
  ['UNAUTHENTICATED', 'session'],
  ['BAD_INPUT', 'refused'],
])('what waits is kept or given up after %s: %s', async (code, why) =>
  expect(await answerOf(200, refusal(code))).toEqual({ ok: false, why, code }),
)
