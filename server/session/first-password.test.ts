import { expect, test } from 'vitest'
import { serverForTests } from '../../tests/support/test-people.ts'
import { startApp } from '../../tests/support/server.ts'
import { giveFirstPassword } from '../admin/first-password.ts'

const here = serverForTests([])

const logIn = async (username: string, password: string, clock = () => new Date()) => {
  const app = await startApp(here.database, { clock })
  const answer = await app.inject({
    method: 'POST',
    url: '/login',
    headers: { host: here.world.host },
    payload: { username, password },
  })
  await app.close()
  return answer.statusCode
}
const hours = (n: number) => () => new Date(Date.now() + n * 3_600_000)

test('a first password logs in once', async () => {
  const password = await giveFirstPassword(here.database, 'aa', 'dealer')
  const answers = await Promise.all([logIn('dealer', password), logIn('dealer', password)])
  expect(answers.sort()).toEqual([200, 401])
  expect(await logIn('dealer', password)).toBe(401)
})

test('a first password is over after 72 hours, and another one is good again', async () => {
  const password = await giveFirstPassword(here.database, 'aa', 'rep')
  expect(await logIn('rep', password, hours(72.1))).toBe(401)
  expect(await logIn('rep', password, hours(71.9))).toBe(200)
  expect(await logIn('rep', await giveFirstPassword(here.database, 'aa', 'rep'))).toBe(200)
})
