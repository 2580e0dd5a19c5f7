import { expect, it, vi } from 'vitest'
import { createAuthorisedFetch, type SessionLoss } from '#offline/sync/authorised-fetch.ts'
import type { PendingLogout } from '#offline/pending-logout.ts'
import { tokenOf } from './phone.ts'

type Answer = number | 'lost' | 'maintenance'
/** An answer to /refresh-token: with whose token, working for whom. */
type Renewed = [Answer, string?, string?]
const answerOf = (answer: Answer, token?: string) => {
  if (answer === 'lost') throw new TypeError('Load failed')
  if (answer === 'maintenance')
    return new Response(JSON.stringify({ status: 'maintenance' }), { status: 500 })
  return new Response(JSON.stringify(token ? { requestToken: token } : {}), { status: answer })
}

/** @param asked answers to the request, in their order @param renewed answers to /refresh-token, with whose token */
function session(asked: Answer[], renewed: Renewed[] = [], owed: PendingLogout = 'none') {
  let other = 0
  const log: string[] = []
  const lost: SessionLoss[] = []
  let held: string | null = tokenOf('1')
  const parts = createAuthorisedFetch({
    token: {
      get: () => held,
      set: (next) => {
        held = next
      },
    },
    exclusive: (work) => work(),
    deliverLogOut: () => Promise.resolve(owed),
    onLost: (why) => lost.push(why),
    onOther: () => {
      other += 1
    },
    fetch: async (input) => {
      log.push(String(input))
      if (input !== '/refresh-token') return answerOf(asked.shift() ?? 200)
      const [answer, user, customer] = renewed.shift() ?? [200, '1']
      return answerOf(answer, tokenOf(user ?? '1', customer))
    },
  })
  return { ...parts, log, lost, others: () => other }
}
const q = '/graphql'
const r = '/refresh-token'

it.each<[string, Answer[], Renewed[], string[], number | 'throws', SessionLoss[]]>([
  ['a good answer', [200], [], [q], 200, []],
  ['a 401 is tried once more with the token as it is', [401, 200], [], [q, q], 200, []],
  ['a second 401 renews, and a last try', [401, 401, 200], [[200]], [q, q, r, q], 200, []],
  ['a refused renewal ends the session', [401, 401], [[401]], [q, q, r], 401, ['expired']],
  ['a 401 after a renewal ends it too', [401, 401, 401], [[200]], [q, q, r, q], 401, ['expired']],
  [
    'no network during the renewal says nothing about it',
    [401, 401],
    [['lost']],
    [q, q, r],
    'throws',
    [],
  ],
  ['nor does a server in trouble', [401, 401], [[503]], [q, q, r], 'throws', []],
  ["another person's session is not used", [401, 401], [[200, '2']], [q, q, r], 401, ['expired']],
  ['403', [403], [], [q], 403, ['forbidden']],
  ['maintenance', ['maintenance'], [], [q], 500, ['maintenance']],
  ['a server that broke', [500], [], [q], 500, []],
])('%s', async (_, asked, renewed, log, status, lost) => {
  const page = session(asked, renewed)
  const answer = page.authorisedFetch(q).then(
    ({ status: got }) => got,
    () => 'throws' as const,
  )
  expect(await answer).toBe(status)
  expect(page.log).toEqual(log)
  expect(page.lost).toEqual(lost)
})

it('renews once for several requests at a time', async () => {
  const page = session([401, 401, 401, 401])
  await Promise.all([page.authorisedFetch(q), page.authorisedFetch(q)])
  expect(page.log.filter((url) => url === r)).toHaveLength(1)
})

it('delivers an owed log-out instead of renewing, and never renews while it is owed', async () => {
  const delivered = session([401, 401], [[200]], 'delivered')
  expect((await delivered.authorisedFetch(q)).status).toBe(401)
  expect(delivered.log).not.toContain(r)
  expect(delivered.lost).toEqual(['expired'])
  const owed = session([401, 401], [[200]], 'owed')
  await expect(owed.authorisedFetch(q)).rejects.toThrow()
  expect(owed.log).not.toContain(r)
  expect(owed.lost).toEqual([])
})

it("says when the session has become another person's or another customer's", async () => {
  const person = session([401, 401], [[200, '2']])
  await person.authorisedFetch(q)
  expect(person.others()).toBe(1)
  const same = session([401, 401, 200], [[200, '1']])
  await same.authorisedFetch(q)
  expect(same.others()).toBe(0)
  const customer = session([401, 401, 200], [[200, '1', '0000100002']])
  await customer.authorisedFetch(q)
  expect(customer.others()).toBe(1)
})

it('a renewal that the line swallows ends by itself: everything else of this browser waits for it', async () => {
  const patience = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')))
  const { renewToken } = createAuthorisedFetch({
    token: { get: () => null, set: () => {} },
    exclusive: (work) => work(),
    deliverLogOut: () => Promise.resolve('none'),
    onLost: () => {},
    onOther: () => {},
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        if (init?.signal?.aborted) reject(init.signal.reason as Error)
      }),
  })
  expect(await renewToken()).toBe('unreachable')
  expect(patience).toHaveBeenCalledWith(8_000)
  patience.mockRestore()
})
