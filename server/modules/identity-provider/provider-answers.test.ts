import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderFailureCode } from '#domain/users/provider-failure.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { providerGround, refusedWith, sessionOf } from '../../../tests/support/provider-ground.ts'
import { logIn, startApp, testSettings } from '../../../tests/support/server.ts'

const cookieName = '__Host-pannier-provider'
const ground = providerGround()

describe('an answer of the provider', () => {
  let id: number
  beforeEach(async () => {
    id = await ground.addProvider({ match_email: true })
    ground.provider.person = { sub: 'jo', email: 'dealer@example.com', email_verified: true }
  })

  test('counts once', async () => {
    const { begun, back, answer } = await ground.logInThere(id)
    expect(sessionOf(answer)).toMatch(/./)
    const again = await ground.get(back, { cookies: begun.cookies })
    expect(again).toMatchObject(refusedWith(-1))
    expect(sessionOf(again)).toBeUndefined()
  })

  test('counts in the browser that asked', async () => {
    const [mine, strangers] = [await ground.start(id), await ground.start(id)]
    const back = await ground.visit(mine)
    expect(await ground.get(back)).toMatchObject(refusedWith(-1))
    expect(await ground.get(back, { cookies: strangers.cookies })).toMatchObject(refusedWith(-1))
    // The browser that asked may continue.
    expect(sessionOf(await ground.get(back, { cookies: mine.cookies }))).toMatch(/./)
  })

  test('counts for ten minutes', async () => {
    const begun = await ground.start(id)
    const back = await ground.visit(begun)
    const later = await startApp(ground.here.database, {
      clock: () => new Date(Date.now() + 10 * 60_000 + 1_000),
    })
    const answer = await ground.get(back, { cookies: begun.cookies, app: later })
    await later.close()
    expect(answer).toMatchObject(refusedWith(-1))
  })

  test.each<[string, (asked: URLSearchParams) => void]>([
    ['nonce', (asked) => asked.set('nonce', 'another')],
    ['PKCE challenge', (asked) => asked.set('code_challenge', 'x'.repeat(43))],
  ])('with another %s is refused', async (_, change) => {
    expect((await ground.logInThere(id, '', change)).answer).toMatchObject(refusedWith(-2))
  })

  test.each([
    ['a code that it did not give', 'code=forged', -2],
    ['an error', 'error=server_error', -2],
    ['the person’s no', 'error=access_denied', -4],
  ])('with %s is refused', async (_, given, code) => {
    const begun = await ground.start(id, '/fr/cart')
    const state = new URL(begun.location!).searchParams.get('state')!
    const search = `${given}&${new URLSearchParams({ state, iss: ground.provider.issuer })}`
    expect(
      await ground.get(`/server/log-in/callback?${search}`, { cookies: begun.cookies }),
    ).toMatchObject(refusedWith(code, '/fr/cart'))
  })

  test('with the wrong client secret is refused', async () => {
    await ground.sql('UPDATE identity_provider SET client_secret = $1', [ground.sealed('wrong')])
    expect((await ground.logInThere(id)).answer).toMatchObject(refusedWith(-2))
  })

  test('is not for another tenant', async () => {
    expect(await ground.start(id, '', ground.other.host)).toMatchObject(refusedWith(-2))
    const begun = await ground.start(id)
    const back = await ground.visit(begun)
    expect(
      await ground.get(back, { cookies: begun.cookies, host: ground.other.host }),
    ).toMatchObject(refusedWith(-1))
  })
})

describe('a provider', () => {
  test('that is down, unknown or switched off leads back to the log-in', async () => {
    const down = await ground.addProvider({ issuer: 'http://127.0.0.1:9' })
    const off = await ground.addProvider({ active: false })
    expect(await ground.start(down, '/fr/cart')).toMatchObject(refusedWith(-5, '/fr/cart'))
    for (const id of [off, 987_654])
      expect(await ground.start(id, '/fr/cart')).toMatchObject(refusedWith(-2, '/fr/cart'))
    expect(await ground.get('/server/log-in/x')).toMatchObject(refusedWith(-2))
  })

  const answers: [string, [number, string, string], number, ProviderFailureCode, string | null][] =
    [
      ['no JSON', [200, 'text/html', '<h1>Hello</h1>'], -2, 'not_json', '200'],
      ['broken JSON', [200, 'application/json', '{'], -2, 'not_json', null],
      [
        'another issuer',
        [200, 'application/json', '{"issuer":"https://other.example"}'],
        -2,
        'other_issuer',
        'https://other.example',
      ],
      ['no issuer', [200, 'application/json', '{}'], -2, 'bad_answer', null],
      ['no endpoints', [200, 'application/json', '{"issuer":"$issuer"}'], -2, 'no_endpoints', null],
      ['that it has none', [404, 'application/json', '{}'], -2, 'http_status', '404'],
      ['an error', [500, 'application/json', '{}'], -5, 'http_status', '500'],
      ['a redirect', [302, 'text/plain', ''], -2, 'http_status', '302'],
      ['an endless answer', [200, 'application/json', ' '.repeat(600_000)], -5, 'closed', null],
    ]
  test.each(answers)(
    'that answers %s leads back to the log-in, and its test tells an administrator so',
    async (_, [status, type, body], refused, code, about) => {
      let issuer = ''
      const server = createServer((__, response) => {
        response
          .writeHead(status, { 'content-type': type, location: `${ground.provider.issuer}/` })
          .end(body.replace('$issuer', issuer))
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const begun = await ground.start(await ground.addProvider({ issuer }))
      const admin = await logIn(ground.here.app, ground.here.world.host, 'admin')
      const url = '/api/admin/identity-provider-test'
      const tested = await admin.send({ url, payload: { issuer } })
      server.close()
      expect(begun).toMatchObject(refusedWith(refused))
      expect(tested.json()).toMatchObject({ ok: false, code, about })
    },
  )

  test('is on the log-in page while it is active', async () => {
    const id = await ground.addProvider()
    await ground.addProvider({ name: 'Asleep', active: false })
    const app = await startApp(ground.here.database)
    const answer = await app.inject({
      url: `/server/config/${ground.here.world.host}`,
      headers: {
        authorization: `Basic ${Buffer.from(testSettings.configAuth).toString('base64')}`,
      },
    })
    await app.close()
    expect(answer.json<{ identityProviders: unknown }>().identityProviders).toEqual([
      { id: String(id), name: 'Contoso' },
    ])
    expect(answer.body).not.toContain('secret between')
  })

  test('in a private network is never asked on a server of the open internet', async () => {
    const id = await ground.addProvider()
    const app = await startApp(ground.here.database, { settings: { localPush: false } })
    const begun = await ground.get(`/server/log-in/${id}`, { app })
    const admin = await logIn(app, ground.here.world.host, 'admin')
    const tested = await admin.send({
      url: '/api/admin/identity-provider-test',
      payload: { issuer: 'https://192.168.1.1' },
    })
    await app.close()
    expect(begun).toMatchObject(refusedWith(-2))
    expect(tested.json()).toMatchObject({ ok: false, code: 'private_address' })
  })

  test('is not asked for ever by one address', async () => {
    const app = await startApp(ground.here.database)
    const locations = []
    for (let n = 0; n < 31; n++)
      locations.push((await ground.get('/server/log-in/1', { app, from: '192.0.2.9' })).location)
    await app.close()
    expect(locations.at(-2)).toBe('/fr/login?refused=-2')
    expect(locations.at(-1)).toMatch(/^\/fr\/login\?refused=\d+$/)
  })

  test('leads nobody to its log-in twice with one cookie', async () => {
    const id = await ground.addProvider()
    const [first, second] = [await ground.start(id), await ground.start(id)]
    expect(first.cookies[cookieName]).not.toBe(second.cookies[cookieName])
    expect(JSON.stringify(await ground.sql('SELECT * FROM identity_log_in'))).not.toContain(
      first.cookies[cookieName],
    )
  })
})
