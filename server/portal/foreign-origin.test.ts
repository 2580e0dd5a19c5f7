import { expect, test } from 'vitest'
import { logIn, startApp } from '../../tests/support/server.ts'
import { serverForTests } from '../../tests/support/test-people.ts'
import { password } from '../../tests/support/world.ts'
import { isForeign } from './foreign-origin.ts'

test.each([
  [{ host: 'a.test' }, false],
  [{ host: 'a.test', origin: 'https://a.test' }, false],
  [{ host: 'a.test:443', origin: 'https://a.test' }, false],
  [{ host: 'a.test:8080', origin: 'http://a.test:8080', 'sec-fetch-site': 'same-origin' }, false],
  [{ host: 'a.test', 'sec-fetch-site': 'none' }, false],
  [{ host: 'a.test', origin: 'https://b.test' }, true],
  [{ host: 'a.test', origin: 'https://sub.a.test', 'sec-fetch-site': 'same-site' }, true],
  [{ host: 'a.test', origin: 'https://a.test:8443' }, true],
  [{ host: 'a.test', origin: 'null' }, true],
  [{ host: 'a.test', 'sec-fetch-site': 'cross-site' }, true],
])('%j: %s', (headers, expected) => expect(isForeign({ headers })).toBe(expected))

const here = serverForTests([])

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'same-site' },
])('a page with %j neither signs in, nor out, nor changes anything', async (foreign) => {
  const session = await logIn(here.app, here.world.host, 'dealer')
  const send = (url: string, payload?: object) =>
    here.app.inject({
      method: 'POST',
      url,
      cookies: session.cookies,
      headers: { host: here.world.host, authorization: `Bearer ${session.token}`, ...foreign },
      ...(payload && { payload }),
    })
  const answers = [
    await send('/login', { username: 'dealer', password }),
    await send('/logout'),
    await send('/refresh-token', {}),
    await send('/graphql', { query: 'mutation { changeLanguage(id: "fr") { status } }' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
  expect(answers.flatMap(({ cookies }) => cookies)).toEqual([])
  expect((await session.send({ method: 'GET', url: '/user' })).statusCode).toBe(200)
})

test('a form under another origin signs nobody in, also from a browser that does not say where it comes from', async () => {
  const { statusCode, headers, cookies } = await here.app.inject({
    method: 'POST',
    url: '/login/form',
    headers: {
      host: here.world.host,
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ username: 'dealer', password }).toString(),
  })
  expect([statusCode, headers.location, cookies]).toEqual([303, '/en-us/login?refused=0', []])
})

test('no page of another origin may read an answer', async () => {
  for (const url of ['/graphql', '/public/graphql', '/user', '/login']) {
    const { headers } = await here.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        host: here.world.host,
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
      },
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('what answers a person is kept by no cache and given to no other origin', async () => {
  const session = await logIn(here.app, here.world.host, 'dealer')
  const answers = [
    await session.send({ method: 'GET', url: '/user' }),
    await session.send({ url: '/graphql', payload: { query: '{ cart { id } }' } }),
    await here.app.inject({
      method: 'POST',
      url: '/login',
      headers: { host: here.world.host },
      payload: { username: 'dealer', password },
    }),
  ]
  for (const { headers } of answers)
    expect([headers['cache-control'], headers['cross-origin-resource-policy']]).toEqual([
      'no-store',
      'same-origin',
    ])
})

test('security.txt names the contact of the portal', async () => {
  await here.database.bare((tx) =>
    tx.query(`UPDATE tenant SET config = config || '{"email":"help@aa.example"}'`),
  )
  const app = await startApp(here.database)
  const ask = () =>
    app.inject({ url: '/.well-known/security.txt', headers: { host: here.world.host } })
  const { statusCode, headers, body } = await ask()
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('Contact: mailto:help@aa.example')
  const [, expires] = /^Expires: (.+)$/m.exec(body)!
  expect(new Date(expires!).getTime()).toBeGreaterThan(Date.now())
})
