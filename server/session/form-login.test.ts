import { beforeEach, expect, test } from 'vitest'
import { serverForTests } from '../../tests/support/test-people.ts'
import { password } from '../../tests/support/world.ts'

const here = serverForTests([])

beforeEach(() =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query('DELETE FROM login_failure'),
  ),
)

/** Sends the form as a browser without a script does. */
async function sent(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const {
    statusCode,
    headers: { location },
    cookies,
  } = await here.app.inject({
    method: 'POST',
    url: '/login/form',
    payload: new URLSearchParams(fields).toString(),
    headers: {
      host: here.world.host,
      referer: `http://${here.world.host}/fr/login`,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  })
  return { statusCode, location, signedIn: cookies.length > 0 }
}
const right = { username: 'dealer', password }
const wrong = { username: 'dealer', password: 'Wrong2026' }

test('who is who he says goes where he wanted to', async () => {
  expect(await sent({ ...right, target: '/fr/cart?step=2' })).toEqual({
    statusCode: 303,
    location: '/fr/cart?step=2',
    signedIn: true,
  })
  expect(await sent(right)).toEqual({ statusCode: 303, location: '/fr', signedIn: true })
})

test('a wrong name and a wrong password lead back to the form with the same word, and to what was wanted behind it', async () => {
  expect(await sent({ ...wrong, target: '/fr/cart' })).toEqual({
    statusCode: 303,
    location: '/fr/login?refused=0&target=%2Ffr%2Fcart',
    signedIn: false,
  })
  expect(await sent({ ...wrong, username: 'nobody-of-that-name' })).toEqual({
    statusCode: 303,
    location: '/fr/login?refused=0',
    signedIn: false,
  })
})

test('who has failed too often is told how long to wait, be the password right then or wrong', async () => {
  const answers = []
  for (let n = 0; n < 12; n++) answers.push((await sent(wrong)).location)
  expect(answers[0]).toBe('/fr/login?refused=0')
  expect(answers.at(-1)).toMatch(/^\/fr\/login\?refused=[1-9]\d*$/)
  expect((await sent(right)).location).toMatch(/^\/fr\/login\?refused=[1-9]\d*$/)
})

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\r\n/evil.example/',
  'https://evil.example/',
  '',
])('nobody is led to %s', async (target) => {
  expect((await sent({ ...right, target })).location).toBe('/fr')
  expect((await sent({ ...wrong, target })).location).toBe('/fr/login?refused=0')
})

test('a form of another site signs nobody in', async () => {
  expect(
    await sent(right, { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' }),
  ).toEqual({
    statusCode: 303,
    location: expect.stringMatching(/\/login\?refused=0$/),
    signedIn: false,
  })
})
