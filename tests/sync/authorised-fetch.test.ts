import { expect, it } from 'vitest'
import { createAuthorisedFetch, type SessionLoss } from '#offline/authorised-fetch.ts'
import { tokenOf } from './phone.ts'

type Answer = number | 'lost' | 'maintenance'
const answerOf = (answer: Answer, token?: string) => {
  if (answer === 'lost') throw new TypeError('Load failed')
  if (answer === 'maintenance') return new Response(JSON.stringify({ status: 'maintenance' }), { status: 500 })
  return new Response(JSON.stringify(token ? { requestToken: token } : {}), { status: answer })
}

/** @param asked answers to the request, in their order @param renewed answers to /refresh-token, with whose token */
function session(asked: Answer[], renewed: [Answer, string?][] = []) {
  const log: string[] = []
  const lost: SessionLoss[] = []
  let held: string | null = tokenOf('1')
  const parts = createAuthorisedFetch({
    token: { get: () => held, set: (next) => { held = next } },
    exclusive: (work) => work(),
    onLost: (why) => lost.push(why),
    fetch: async (input) => {
      log.push(String(input))
      if (input !== '/refresh-token') return answerOf(asked.shift() ?? 200)
      const [answer, user] = renewed.shift() ?? [200, '1']
      return answerOf(answer, tokenOf(user ?? '1'))
    },
  })
  return { ...parts, log, lost }
}
const q = '/graphql'
const r = '/refresh-token'

it.each<[string, Answer[], [Answer, string?][], string[], number | 'throws', SessionLoss[]]>([
  ['a good answer', [200], [], [q], 200, []],
  ['a 401 is tried once more with the token as it is', [401, 200], [], [q, q], 200, []],
  ['a second 401 renews, and a last try', [401, 401, 200], [[200]], [q, q, r, q], 200, []],
  ['a refused renewal ends the session', [401, 401], [[401]], [q, q, r], 401, ['expired']],
  ['a 401 after a renewal ends it too', [401, 401, 401], [[200]], [q, q, r, q], 401, ['expired']],
  ['no network during the renewal says nothing about it', [401, 401], [['lost']], [q, q, r], 'throws', []],
  ['nor does a server in trouble', [401, 401], [[503]], [q, q, r], 'throws', []],
  ["another person's session is not used", [401, 401], [[200, '2']], [q, q, r], 401, ['expired']],
  ['403', [403], [], [q], 403, ['forbidden']],
  ['maintenance', ['maintenance'], [], [q], 500, ['maintenance']],
  ['a server that broke', [500], [], [q], 500, []],
])('%s', async (_, asked, renewed, log, status, lost) => {
  const page = session(asked, renewed)
  const answer = page.authorisedFetch(q).then(({ status: got }) => got, () => 'throws' as const)
  expect(await answer).toBe(status)
  expect(page.log).toEqual(log)
  expect(page.lost).toEqual(lost)
})

it('renews once for several requests at a time', async () => {
  const page = session([401, 401, 401, 401])
  await Promise.all([page.authorisedFetch(q), page.authorisedFetch(q)])
  expect(page.log.filter((url) => url === r)).toHaveLength(1)
})
