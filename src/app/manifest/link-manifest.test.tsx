import { beforeEach, expect, test, vi } from 'vitest'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { inProcessFetch } from '../../../tests/support/in-process-fetch.ts'
import { testServer } from '../../../tests/support/render-at.tsx'
import { linkManifest } from './link-manifest.ts'

const features = { WEB_MANIFEST: true } as HostConfig['features']
const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')])

async function line() {
  const { app, world } = await testServer()
  const here = inProcessFetch(app, world.host)
  vi.stubGlobal('fetch', here.fetch)
  return { ...here, host: world.host }
}
beforeEach(() => document.head.replaceChildren())

test('a page without links gets those of its host', async () => {
  const { host } = await line()
  await linkManifest({ features }, host)
  expect(links()).toEqual([
    ['manifest', `/manifests/${host}.webmanifest`],
    ['icon', '/tenant-icons/icon-192.png'],
    ['apple-touch-icon', '/tenant-icons/icon-512.png'],
  ])
})

test('links that are right already stay the same elements', async () => {
  const { host } = await line()
  document.head.innerHTML = `<link rel="manifest" href="/manifests/${host}.webmanifest">`
  const before = document.head.firstElementChild
  await linkManifest({ features }, host)
  expect(document.querySelector('link[rel=manifest]')).toBe(before)
})

test.each(['off', 'offline', 'stranger'] as const)(
  '%s: nothing changes, nothing is told',
  async (how) => {
    const here = await line()
    if (how === 'offline')
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed')))
    if (how === 'stranger')
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ domains: [here.host] }])))
    await linkManifest({ features: { ...features, WEB_MANIFEST: how !== 'off' } }, here.host)
    expect(links()).toEqual([])
  },
)
