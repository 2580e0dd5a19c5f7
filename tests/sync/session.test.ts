import { Client, fetchExchange } from '@urql/core'
import { describe, expect, it, vi } from 'vitest'
import { sessionExchange } from '#data/session-exchange.ts'
import { createAuthorisedFetch, reportLoss } from '#offline/session/authorised-fetch.ts'
import { createSession, type SessionLoss } from '#offline/session/session-renewal.ts'
import type { PendingLogout } from '#offline/pending-logout.ts'
import { tokenOf } from './phone.ts'

type Answer = number | 'lost' | 'maintenance'
/** An answer to /refresh-token: with whose token, working for whom. */
type Renewed = [Answer, string?, string?]
const answerOf = (answer: Answer, body: object) => {
  if (answer === 'lost') throw new TypeError('Load failed')
  if (answer === 'maintenance') return Response.json({ status: 'maintenance' }, { status: 500 })
  return Response.json(answer === 200 ? body : { code: 'REFUSED' }, { status: answer })
}

interface Line {
  /** Answers to the question, in their order; then 200. */
  asked?: Answer[]
  /** Answers to /refresh-token; then a good one for the first person. */
  renewed?: Renewed[]
  owed?: PendingLogout
  token?: string | null
}

/** A page with a session, and both ways to ask in it. */
function page({ asked = [], renewed = [], owed = 'none', token = tokenOf('1') }: Line) {
  const seen = { log: [] as string[], bearers: [] as (string | null)[], others: 0 }
  const lost: SessionLoss[] = []
  let held = token
  const fetch: typeof globalThis.fetch = async (input, init) => {
    seen.log.push(String(input))
    if (input !== '/refresh-token') {
      seen.bearers.push(new Headers(init?.headers).get('authorization'))
      return answerOf(asked.shift() ?? 200, { data: { hello: 'you' } })
    }
    const [answer, user, customer] = renewed.shift() ?? [200, '1']
    return answerOf(answer, { requestToken: tokenOf(user ?? '1', customer) })
  }
  const session = createSession({
    token: {
      get: () => held,
      set: (next) => {
        held = next
      },
    },
    exclusive: (work) => work(),
    deliverLogOut: () => Promise.resolve(owed),
    onOther: () => {
      seen.others += 1
    },
    fetch,
  })
  const onLost = (why: SessionLoss) => void lost.push(why)
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch,
    requestPolicy: 'network-only',
    exchanges: [sessionExchange({ ...session, onLost }, fetch), fetchExchange],
  })
  const rest = reportLoss(createAuthorisedFetch(fetch, session), onLost, { last: true })
  return {
    seen,
    lost,
    /** Asks over REST. @returns whether an answer came */
    rest: () =>
      rest('/graphql').then(
        ({ ok }) => ok,
        () => false,
      ),
    /** Asks the GraphQL client. @returns whether an answer came */
    graphql: (context = {}, query = '{ hello }') =>
      client
        .query(query, {}, context)
        .toPromise()
        .then(({ data }) => data !== undefined),
    session,
  }
}
const q = '/graphql'
const r = '/refresh-token'

describe.each(['rest', 'graphql'] as const)('over %s', (way) => {
  it.each<[string, Answer[], Renewed[], string[], boolean, SessionLoss[]]>([
    ['a good answer', [200], [], [q], true, []],
    ['a 401 is tried once more with the token as it is', [401, 200], [], [q, q], true, []],
    ['a second 401 renews, and a last try', [401, 401, 200], [[200]], [q, q, r, q], true, []],
    ['a refused renewal ends the session', [401, 401], [[401]], [q, q, r], false, ['expired']],
    [
      'a 401 after a renewal ends it too',
      [401, 401, 401],
      [[200]],
      [q, q, r, q],
      false,
      ['expired'],
    ],
    [
      'no network during the renewal says nothing about it',
      [401, 401],
      [['lost']],
      [q, q, r],
      false,
      [],
    ],
    ['nor does a server in trouble', [401, 401], [[503]], [q, q, r], false, []],
    [
      "another person's session is not used",
      [401, 401],
      [[200, '2']],
      [q, q, r],
      false,
      ['expired'],
    ],
    ['403', [403], [], [q], false, ['forbidden']],
    ['maintenance', ['maintenance'], [], [q], false, ['maintenance']],
    ['a server that broke', [500], [], [q], false, []],
    ['no network', ['lost'], [], [q], false, []],
  ])('%s', async (_, asked, renewed, log, answered, lost) => {
    const { seen, ...tab } = page({ asked, renewed })
    expect(await tab[way]()).toBe(answered)
    expect(seen.log).toEqual(log)
    expect(tab.lost).toEqual(lost)
  })

  it('a page without a token asks for one first, and every request carries it', async () => {
    const { seen, ...tab } = page({ token: null })
    expect(await tab[way]()).toBe(true)
    expect(seen.log).toEqual([r, q])
    expect(seen.bearers).toEqual([`Bearer ${tokenOf('1')}`])
  })

  it('renews once for several requests at a time', async () => {
    const { seen, ...tab } = page({ asked: [401, 401, 401, 401] })
    const other = way === 'rest' ? tab.rest() : tab.graphql({}, '{ bye }')
    expect(await Promise.all([tab[way](), other])).toEqual([true, true])
    expect(seen.log.filter((url) => url === r)).toHaveLength(1)
  })

  it('delivers an owed log-out instead of renewing, and never renews while it is owed', async () => {
    const delivered = page({ asked: [401, 401], renewed: [[200]], owed: 'delivered' })
    expect(await delivered[way]()).toBe(false)
    expect(delivered.seen.log).not.toContain(r)
    expect(delivered.lost).toEqual(['expired'])
    const owed = page({ asked: [401, 401], renewed: [[200]], owed: 'owed' })
    expect(await owed[way]()).toBe(false)
    expect(owed.seen.log).not.toContain(r)
    expect(owed.lost).toEqual([])
  })

  it("says when the session has become another person's or another customer's", async () => {
    const person = page({ asked: [401, 401], renewed: [[200, '2']] })
    await person[way]()
    expect(person.seen.others).toBe(1)
    const same = page({ asked: [401, 401, 200], renewed: [[200, '1']] })
    await same[way]()
    expect(same.seen.others).toBe(0)
    const customer = page({ asked: [401, 401, 200], renewed: [[200, '1', '0000100002']] })
    await customer[way]()
    expect(customer.seen.others).toBe(1)
  })
})

it('a question of the public endpoint carries no token and renews none', async () => {
  const { seen, graphql } = page({ asked: [401], token: null })
  expect(await graphql({ url: '/public/graphql' })).toBe(false)
  expect(seen.log).toEqual(['/public/graphql'])
  expect(seen.bearers).toEqual([null])
})

it('questions that came during a renewal go out after it, each once', async () => {
  const { seen, graphql } = page({ token: null })
  expect(await Promise.all([graphql(), graphql({}, '{ bye }')])).toEqual([true, true])
  expect(seen.log.filter((url) => url === r)).toHaveLength(1)
})

it('a renewal that the line swallows ends by itself: everything else of this browser waits for it', async () => {
  const patience = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')))
  const { renewToken } = createSession({
    token: { get: () => null, set: () => {} },
    exclusive: (work) => work(),
    deliverLogOut: () => Promise.resolve('none'),
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
