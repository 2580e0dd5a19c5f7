import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logIn, startApp } from '../../tests/support/server.ts'
import { emptyPglite } from '../../tests/support/database.ts'
import { buildWorld, type World } from '../../tests/support/world.ts'
import type { Database } from '../db/database.ts'
import { createWorkBudget } from './work-budget.ts'

let database: Database
let world: World
let now = new Date('2026-06-01T08:00:00Z')
const clock = () => now
beforeAll(async () => {
  database = await emptyPglite()
  world = await buildWorld(database, 'aa')
})
afterAll(() => database.close())

const worker = () => ({ tenantId: 'aa', userId: world.users.dealer! })
const nextMinute = () => {
  now = new Date(now.getTime() + 60_000)
}

test('two processes share one limit, and the next minute begins anew', async () => {
  const [a, b] = [createWorkBudget(database, clock, 100), createWorkBudget(database, clock, 100)]
  a.charge(worker(), 60)
  await vi.waitFor(async () => {
    b.charge(worker(), 10)
    expect(b.waitOf(worker())).toBeGreaterThan(0)
  })
  expect(a.waitOf({ ...worker(), userId: world.users.rep! })).toBe(0)
  nextMinute()
  expect(b.waitOf(worker())).toBe(0)
})

test('searches by the hundred are refused with the time to wait, and count by their aliases', async () => {
  nextMinute()
  const app = await startApp(database, { clock, settings: { workLimit: 100 } })
  const dealer = await logIn(app, world.host, 'dealer')
  const many = `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: products(search: "bike") { total }`).join(' ')} }`
  const statuses: number[] = []
  for (let n = 0; n < 7; n += 1) statuses.push((await dealer.ask(many)).status)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5)
  const refused = await dealer.send({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ portal { name } }' },
  })
  expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([429, 'TOO_MANY'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  nextMinute()
  expect((await dealer.ask('{ portal { name } }')).status).toBe(200)
  await app.close()
})

test('a session is not renewed hundreds of times a minute, and a forged secret asks no database', async () => {
  const app = await startApp(database, { clock })
  const dealer = await logIn(app, world.host, 'dealer')
  const renew = (cookies: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/refresh-token', headers: { host: world.host }, cookies })
  let cookies = dealer.cookies
  const codes: number[] = []
  for (let n = 0; n < 65; n += 1) {
    const answer = await renew(cookies)
    codes.push(answer.statusCode)
    cookies = { ...cookies, ...Object.fromEntries(answer.cookies.map((c) => [c.name, c.value])) }
  }
  expect(codes.indexOf(429)).toBe(60)
  const forged = { ...cookies }
  forged['__Host-pannier-refresh'] = `${dealer.cookies['__Host-pannier-refresh']}x`
  const asked = vi.spyOn(database, 'within')
  expect((await renew(forged)).statusCode).toBe(401)
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
  await app.close()
})
