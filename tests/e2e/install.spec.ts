import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, test } from '@playwright/test'
import { openLine } from './line.ts'
import { ownServer, signIn, workerReady } from './portal.ts'

const server = ownServer()

test('a browser finds nothing that keeps it from installing the portal', async ({
  launchOptions,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'pannier-profile-'))
  // A window without a profile counts as private, and nothing can be installed from there.
  const context: BrowserContext = await chromium.launchPersistentContext(profile, launchOptions)
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${server().url}/en-us/login`)
  await workerReady(page)
  const devtools = await context.newCDPSession(page)
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  await context.close()
  rmSync(profile, { recursive: true, force: true })
})

for (const [host, title] of [
  ['localhost', 'Northlane Cycles'],
  ['us.localhost', 'Northlane Cycles'],
  ['de.localhost', 'Radwerk Händlerportal'],
] as const) {
  test(`${host} is installed as ${title}`, async ({ page }) => {
    const url = `http://${host}:${server().port}`
    await page.goto(url)
    await expect(page).toHaveTitle(new RegExp(`(^|– )${title}$`))
    const manifest = await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!
      return (await fetch(href)).json() as Promise<{
        name: string
        start_url: string
        display: string
        icons: { src: string }[]
      }>
    })
    expect(manifest).toMatchObject({ name: title, display: 'standalone' })
    for (const { src } of manifest.icons)
      expect((await page.request.get(`${server().url}${src}`)).status(), src).toBe(200)
  })
}

test('a page seen before opens without a network', async ({ page, context }) => {
  await signIn(page, server(), 'dealer', '/catalog/paa?view=item')
  await workerReady(page)
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  const name = await first.getAttribute('aria-label')
  // What was loaded before the worker took over goes through it once more.
  await page.reload()
  await expect(first).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.reload()
  await expect(first).toHaveAttribute('aria-label', name!)
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeHidden()
})

test('a page seen before opens while the server is down', async ({ page }) => {
  await signIn(page, server(), 'dealer', '/catalog/paa?view=item')
  await workerReady(page)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await server().kill()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await server().restart()
})

test('a missing file stays missing, a screen is always there', async ({ request }) => {
  expect((await request.get(`${server().url}/assets/x`)).status()).toBe(404)
  expect((await request.get(`${server().url}/assets/index-00000000.js`)).status()).toBe(404)
  expect((await request.get(`${server().url}/icons/none.png`)).status()).toBe(404)
  const screen = await request.get(`${server().url}/en-us/catalog/paa`)
  expect(screen.status()).toBe(200)
  expect(screen.headers()['content-type']).toContain('text/html')
})

test('a new build is offered, never forced', async ({ page }) => {
  const line = await openLine(server().port)
  await page.goto(`${line.url}/en-us/login`)
  await workerReady(page)
  line.rewrite = (path, body) =>
    path === '/index.js' ? Buffer.concat([body, Buffer.from('\n// the next build')]) : body
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())!.update()
  })
  const offer = page.getByRole('button', { name: 'Reload' })
  await expect(offer).toBeVisible()
  await page.getByLabel('Username').fill('half a na')
  // The new worker has everything it needs, and waits.
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
  )
  await expect(page.getByLabel('Username')).toHaveValue('half a na')
  await Promise.all([page.waitForEvent('load'), offer.click()])
  await workerReady(page)
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.waiting),
  ).toBeNull()
  await line.close()
})

test('a build that differs by its list of files alone is offered once the list has come; until then the old one starts offline', async ({
  page,
  context,
}) => {
  const line = await openLine(server().port)
  await page.goto(`${line.url}/en-us/login`)
  await workerReady(page)
  const isList = (path: string) => /precache-.*\?next$/.test(path)
  let lists = 0
  line.onAnswer = (path) => !isList(path)
  line.rewrite = (path, body) => {
    if (isList(path)) lists += 1
    return path === '/index.js'
      ? Buffer.from(body.toString().replace(/(precache-[\w-]+\.js)/, '$1?next'))
      : body
  }
  const update = () =>
    page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!
      await registration.update().catch(() => undefined)
      return [registration.installing, registration.waiting].filter(Boolean).length
    })
  expect(await update()).toBe(0)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByLabel('Username')).toBeVisible()
  await context.setOffline(false)
  line.onAnswer = undefined
  await update()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(lists).toBeGreaterThan(0)
  await line.close()
})
