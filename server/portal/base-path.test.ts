import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { photo } from '../../tests/support/photo.ts'
import { portalDir } from '../../tests/support/portal-dir.ts'
import { logIn, type Session } from '../../tests/support/server.ts'
import { serverForTests } from '../../tests/support/test-people.ts'
import { tempDir, tusOf } from '../../tests/support/upload.ts'
import { startWork } from '../../tests/support/work.ts'
import { password } from '../../tests/support/world.ts'
import { createTenants } from '../tenants.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { portalAddress } from './portal-address.ts'
import { pageBelow } from './base-path.ts'

const settings = {
  basePath: '/orders',
  publicUrl: 'https://intranet.example:8443/orders',
  dataDir: tempDir('base-path'),
}
const here = serverForTests([], { start: { settings, portalDir: portalDir() } })
const get = (url: string, headers: Record<string, string> = {}) =>
  here.app.inject({ url, headers: { host: here.world.host, ...headers } })

/** A session that sends each request below the base path, as a browser does. */
async function below(username: string): Promise<Session> {
  const { statusCode, cookies, json } = await here.app.inject({
    method: 'POST',
    url: '/orders/login',
    headers: { host: here.world.host },
    payload: { username, password },
  })
  expect(statusCode).toBe(200)
  const token = json<{ requestToken: string }>().requestToken
  const sent = Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
  const headers = { host: here.world.host, authorization: `Bearer ${token}` }
  const send: Session['send'] = ({ method = 'POST', url, payload, headers: more }) =>
    here.app.inject({
      method,
      url: `/orders${url}`,
      cookies: sent,
      headers: { ...headers, ...more },
      ...(payload === undefined ? {} : { payload: payload as object }),
    })
  const ask: Session['ask'] = async (query, variables) => {
    const answer = await send({ url: '/graphql', payload: { query, variables } })
    return {
      status: answer.statusCode,
      ...answer.json<Omit<Awaited<ReturnType<Session['ask']>>, 'status'>>(),
    }
  }
  return { token, cookies: sent, host: here.world.host, send, ask }
}

describe('requests', () => {
  test.each([
    ['/orders', 302, '/orders/'],
    ['/orders?target=%2Fcart', 302, '/orders/?target=%2Fcart'],
    ['/orders/', 200, undefined],
    ['/orders/en-us/catalog', 200, undefined],
    ['/orders/health', 200, undefined],
    ['/orders/server/none', 404, undefined],
    ['/health', 200, undefined],
    ['/ready', 200, undefined],
    ['/', 404, undefined],
    ['/en-us/catalog', 404, undefined],
    ['/graphql', 404, undefined],
    ['/manifests/mappingManifest.json', 404, undefined],
    ['/healthy', 404, undefined],
    ['/orders-old/', 404, undefined],
    ['/ordersx', 404, undefined],
    ['/Orders/', 404, undefined],
    ['/%6frders/', 404, undefined],
    ['//orders/', 404, undefined],
  ])('%s: %i', async (url, status, location) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([status, location])
  })

  test('a change outside is refused too', async () => {
    const { statusCode } = await here.app.inject({
      method: 'POST',
      url: '/login',
      headers: { host: here.world.host },
      payload: { username: 'dealer', password },
    })
    expect(statusCode).toBe(404)
  })

  test('a question of the contract is answered', async () => {
    const dealer = await below('dealer')
    const { status, data } = await dealer.ask('{ cart { key } }')
    expect([status, data.cart]).toEqual([200, { key: '' }])
  })
})

test('cookies are bound to the path, and without it as before', async () => {
  const { cookies } = await here.app.inject({
    method: 'POST',
    url: '/orders/login',
    headers: { host: here.world.host },
    payload: { username: 'dealer', password },
  })
  const set = cookies.filter(({ value }) => value)
  expect(set.map(({ name, path, secure, httpOnly }) => [name, path, secure, httpOnly])).toEqual(
    ['binding', 'refresh', 'device'].map((name) => [
      `__Secure-pannier-${name}`,
      '/orders/',
      true,
      true,
    ]),
  )
  const gone = await here.app.inject({
    method: 'POST',
    url: '/orders/logout',
    headers: { host: here.world.host },
    cookies: Object.fromEntries(set.map(({ name, value }) => [name, value])),
  })
  expect(gone.cookies.map(({ name, path, value }) => [name, path, value])).toEqual([
    ['__Secure-pannier-binding', '/orders/', ''],
    ['__Secure-pannier-refresh', '/orders/', ''],
  ])
})

test('a form sent without a script leads on below the path, in the language it was in', async () => {
  const { statusCode, headers } = await here.app.inject({
    method: 'POST',
    url: '/orders/login/form',
    payload: new URLSearchParams({ username: 'dealer', password }).toString(),
    headers: {
      host: here.world.host,
      referer: `https://${here.world.host}/orders/fr/login`,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  })
  expect([statusCode, headers.location]).toEqual([303, '/orders/fr'])
})

describe('addresses that the server writes', () => {
  test('the page: its files, its icons, and where its script reads the path', async () => {
    const { body } = await get('/orders/en-us/catalog')
    expect(body).toContain('<html data-base-path="/orders" lang="en">')
    const addresses = [...body.matchAll(/\b(?:href|src|action)="([^"]+)"/g)].map(([, to]) => to!)
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) expect(address).toMatch(/^\/orders\//)
    // The settings in it are the portal's own; the script puts the path before them.
    expect(/id="host-config">(.*?)<\/script>/s.exec(body)?.[1]).not.toContain('/orders/')
    expect((await get('/orders/app-shell')).body).toContain('data-base-path="/orders"')
  })

  test('its form and its links, none of another site', () => {
    const page =
      '<html lang="en"><form action="/login/form"><a href="/en-us/login">a</a><img src="/language/us.svg"><a href="https://a.example/b">b</a><a href="//a.example/c">c</a></form></html>'
    expect(pageBelow(page, '/orders')).toBe(
      '<html data-base-path="/orders" lang="en"><form action="/orders/login/form"><a href="/orders/en-us/login">a</a><img src="/orders/language/us.svg"><a href="https://a.example/b">b</a><a href="//a.example/c">c</a></form></html>',
    )
    expect(pageBelow(page, '')).toBe(page)
  })

  test('the manifest and its mapping', async () => {
    const { host } = here.world
    const file = `/orders/manifests/${host}.webmanifest`
    const [own] = (await get('/orders/manifests/mappingManifest.json')).json<
      { manifest: string; shortCutIcon: string; appleTouchIcon: string }[]
    >()
    expect(own?.manifest).toBe(file)
    expect(own?.shortCutIcon).toMatch(/^\/orders\/tenant-icons\//)
    expect(own?.appleTouchIcon).toMatch(/^\/orders\/tenant-icons\//)
    const manifest = (await get(file)).json<{
      id: string
      start_url: string
      scope: string
      icons: { src: string }[]
      screenshots: { src: string }[]
      shortcuts: { url: string; icons: { src: string }[] }[]
    }>()
    expect(manifest).toMatchObject({ id: '/orders/', start_url: '/orders/', scope: '/orders/' })
    const { icons, screenshots, shortcuts } = manifest
    for (const { src } of [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)])
      expect(src).toMatch(/^\/orders\/(tenant-icons|screenshots)\//)
    for (const { url } of shortcuts) expect(url).toMatch(/^\/orders\/[a-z]/)
    for (const { src } of icons) expect((await get(src)).statusCode).toBe(200)
  })

  test('an upload', async () => {
    const tus = tusOf(await below('product'))
    const id = randomUUID()
    const content = await photo({ seed: 2 })
    const created = await tus.create({ kind: 'article-picture', content, id })
    expect([created.statusCode, created.headers.location]).toEqual([201, `/orders/uploads/${id}`])
    expect((await tus.head(id)).headers['upload-offset']).toBe('0')
    expect((await tus.patch(id, 0, content)).statusCode).toBe(204)
  })

  test('a mail, the address of an API, a page that a provider leads back to', async () => {
    const tenant = (await createTenants(here.database, () => new Date()).byId('aa'))!
    const { host } = here.world
    await here.database.within({ tenantId: 'aa', user: 'any', customers: [] }, (tx) =>
      queueMail(tx, tenant, {
        to: 'ana@example.com',
        language: null,
        name: 'Ana',
        host,
        link: { path: '/login' },
        say: (words) => words.invitation({ portal: 'Portal', username: 'ana' }),
      }),
    )
    const work = startWork(here.database, { settings })
    await work.drain()
    expect(work.mails().join('\n')).toContain(`https://${host}:8443/orders/en-us/login`)
    expect((await get('/orders/api/machine/v1/openapi.json')).json()).toMatchObject({
      servers: [{ url: `https://${host}:8443/orders/api/machine/v1` }],
    })
    expect(portalAddress({ ...settings, port: 0 }, host)).toBe(`https://${host}:8443/orders`)
  })
})

describe('at the root of its host', () => {
  const root = serverForTests([], { start: { portalDir: portalDir() } })

  test('nothing is different', async () => {
    const { host } = root.world
    const { body } = await root.app.inject({ url: '/en-us', headers: { host } })
    expect(body).toContain('<html lang="en">')
    expect(body).not.toContain('data-base-path')
    const { cookies } = await logIn(root.app, host, 'dealer')
    expect(Object.keys(cookies)).toContain('__Host-pannier-refresh')
  })
})
