import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { emptyPostgres } from '../../tests/support/database.ts'
import { portalDir } from '../../tests/support/portal-dir.ts'
import { startApp } from '../../tests/support/server.ts'
import type { Database } from '../db/database.ts'
import { screenshots } from './manifest.ts'

const radwerk: Partial<HostConfig> = {
  webTitle: 'Radwerk Händlerportal',
  webDescription: 'Räder',
  accent: '#0f766e',
  languages: [
    { code: 'de', name: 'Deutsch' },
    { code: 'fr', name: 'Français' },
  ],
  matomoUrl: 'https://zahlen.radwerk.example/m',
  matomoSiteId: '4',
  features: { MATOMO: true } as HostConfig['features'],
}

let database: Database
let app: FastifyInstance
beforeAll(async () => {
  database = await emptyPostgres()
  await database.bare(async (tx) => {
    const add = async (id: string, config: Partial<HostConfig>, hosts: string[]) => {
      await tx.query(
        `INSERT INTO tenant (id, name, country, time_zone, config) VALUES ($1, $2, 'DE', 'UTC', $3::jsonb)`,
        [id, id, JSON.stringify(config)],
      )
      for (const host of hosts)
        await tx.query('INSERT INTO tenant_host (host, tenant_id) VALUES ($1, $2)', [host, id])
    }
    await add('Radwerk', radwerk, ['radwerk.test', 'shop.radwerk.test'])
    await add(
      'Plain',
      { webTitle: 'Plain & "Co"', features: { WEB_MANIFEST: false } as HostConfig['features'] },
      ['plain.test'],
    )
  })
  app = await startApp(database, { portalDir: portalDir() })
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})

const get = (host: string, url: string) => app.inject({ url, headers: { host } })

test('a tenant’s manifest, in its first language, with the words of the others', async () => {
  const answer = await get('radwerk.test', '/manifests/radwerk.test.webmanifest')
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(answer.json()).toMatchObject({
    id: '/',
    scope: '/',
    start_url: '/',
    display: 'standalone',
    lang: 'de',
    name: 'Radwerk Händlerportal',
    short_name: 'Radwerk',
    theme_color: '#0f766e',
    background_color: '#ffffff',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
    shortcuts: [
      {
        name: 'Warenkorb',
        name_localized: { fr: 'Panier' },
        url: '/cart',
        icons: [{ src: '/tenant-icons/shortcut-cart.png', sizes: '96x96', type: 'image/png' }],
      },
      {
        name: 'Schnellbestellung',
        name_localized: { fr: 'Commande rapide' },
        url: '/catalog/fast-order',
        icons: [
          { src: '/tenant-icons/shortcut-fast-order.png', sizes: '96x96', type: 'image/png' },
        ],
      },
      {
        name: 'Besuchsformular',
        name_localized: { fr: 'Formulaire de visite' },
        url: '/visit-form',
        icons: [{ src: '/tenant-icons/shortcut-visit.png', sizes: '96x96', type: 'image/png' }],
      },
    ],
  })
})

test('every file that a manifest names is there', async () => {
  const { icons, shortcuts } = (
    await get('radwerk.test', '/manifests/radwerk.test.webmanifest')
  ).json<{
    icons: { src: string }[]
    shortcuts: { icons: { src: string }[] }[]
  }>()
  for (const { src } of [...icons, ...shortcuts.flatMap((one) => one.icons)]) {
    const icon = await get('radwerk.test', src)
    expect([
      icon.statusCode,
      icon.headers['content-type'],
      icon.rawPayload.toString('latin1', 1, 4),
    ]).toEqual([200, 'image/png', 'PNG'])
  }
  expect((await get('radwerk.test', '/tenant-icons/secret.png')).statusCode).toBe(404)
})

/** Width and height of a JPEG: they stand in its frame header. */
function jpegSize(file: Buffer) {
  let at = 2
  while (file[at + 1]! < 0xc0 || file[at + 1]! > 0xc2) at += 2 + file.readUInt16BE(at + 2)
  return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
}

test.each(screenshots)(
  '$file has the size that is said, and is small',
  ({ file, width, height }) => {
    const picture = readFileSync(join('public/screenshots/en', file))
    expect(jpegSize(picture)).toEqual({ width, height })
    expect(picture.length).toBeLessThan(150_000)
  },
)

test('the mapping file names the hosts of one tenant', async () => {
  const of = async (host: string) => (await get(host, '/manifests/mappingManifest.json')).json()
  const entry = (host: string) => ({
    domains: [host],
    manifest: `/manifests/${host}.webmanifest`,
    shortCutIcon: '/tenant-icons/icon-192.png',
    appleTouchIcon: '/tenant-icons/icon-512.png',
  })
  expect(await of('radwerk.test')).toEqual([entry('radwerk.test'), entry('shop.radwerk.test')])
  expect(await of('shop.radwerk.test:4400')).toEqual(await of('radwerk.test'))
  expect(await of('nobody.test')).toEqual([entry('nobody.test')])
  expect(await of('plain.test')).toEqual([])
})

test('an unknown host gets a neutral manifest, a tenant without the feature none', async () => {
  expect((await get('nobody.test', '/manifests/nobody.test.webmanifest')).json()).toMatchObject({
    name: 'Pannier',
    short_name: 'Pannier',
    theme_color: '#1f5fd6',
    lang: 'en-us',
  })
  expect((await get('plain.test', '/manifests/plain.test.webmanifest')).statusCode).toBe(404)
})

test('the page’s head follows the tenant', async () => {
  const head = (await get('radwerk.test', '/de/catalog')).body
  expect(
    head.match(
      /<(?:title|meta name="(?:theme-color|description)"|link rel="[a-z-]*(?:icon|manifest)")[^>]*>/g,
    ),
  ).toEqual([
    '<title>',
    '<link rel="manifest" href="/manifests/radwerk.test.webmanifest">',
    '<meta name="theme-color" content="#0f766e">',
    '<link rel="icon" href="/tenant-icons/icon-192.png" type="image/png">',
    '<link rel="apple-touch-icon" href="/tenant-icons/icon-512.png">',
    '<meta name="description" content="Räder">',
  ])
  const plain = (await get('plain.test', '/en-us/catalog')).body
  expect(plain).toContain('<title>Plain &#38; &#34;Co&#34;</title>')
  expect(plain).not.toContain('rel="manifest"')
  expect((await get('nobody.test', '/de/catalog')).statusCode).toBe(404)
})

const policyOf = async (host: string, url: string) =>
  Object.fromEntries(
    String((await get(host, url)).headers['content-security-policy'])
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  )

test('the policy opens for what this tenant has set up, and for nothing else', async () => {
  const closed = await policyOf('plain.test', '/en-us')
  expect(closed).toMatchObject({
    'script-src': "'self' 'wasm-unsafe-eval'",
    'connect-src': "'self'",
    'img-src': "'self' data: blob:",
    'default-src': "'self'",
    'frame-src': "'self' blob:",
    'frame-ancestors': "'none'",
    'style-src': "'self'",
  })
  // Where analytics are set up, their scripts would break under trusted types.
  const { 'require-trusted-types-for': sinks, 'trusted-types': policies, ...rest } = closed
  expect([sinks, policies]).toEqual(["'script'", 'default dompurify'])
  const matomo = 'https://zahlen.radwerk.example'
  for (const url of ['/de', '/app-shell', '/manifests/mappingManifest.json', '/health']) {
    const open =
      url === '/health'
        ? rest
        : {
            ...rest,
            'script-src': `'self' 'wasm-unsafe-eval' ${matomo}`,
            'connect-src': `'self' ${matomo}`,
            'img-src': `'self' data: blob: ${matomo}`,
          }
    expect(await policyOf('radwerk.test', url), url).toEqual(open)
  }
  expect(await policyOf('nobody.test', '/de')).toEqual(rest)
})

test('nothing of it is in the page that the server writes', async () => {
  const { body } = await get('radwerk.test', '/de')
  const scripts = body.match(/<script[^>]*>/g)
  expect(scripts).toEqual([
    '<script type="application/json" id="host-config">',
    '<script type="module" src="/src/main.tsx">',
  ])
  expect(body.replace(/<script type="application\/json".*?<\/script>/s, '')).not.toContain(
    'radwerk.example',
  )
})
