import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, test } from '@playwright/test'
import { openLine } from './line.ts'
import { ownServer, signIn, workerReady } from './portal.ts'
import { wholeBrowser } from './whole-browser.ts'

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser })
const server = ownServer()

/** Members of a manifest that are looked at here. */
interface ManifestText {
  name: string
  start_url: string
  icons: { src: string }[]
  shortcuts: { name: string; url: string }[]
  screenshots: { src: string }[]
}

for (const [host, title, shortcut] of [
  ['us.localhost', 'Northlane Cycles', 'Cart'],
  ['de.localhost', 'Radwerk Händlerportal', 'Warenkorb'],
  ['localhost', 'Northlane Cycles', 'Cart'],
] as const) {
  test(`${host} is installed as ${title}, by the manifest of the repository`, async ({
    launchOptions,
  }) => {
    const profile = mkdtempSync(join(tmpdir(), 'pannier-profile-'))
    // A window without a profile counts as private, and nothing can be installed from there.
    const context: BrowserContext = await chromium.launchPersistentContext(profile, launchOptions)
    const page = context.pages()[0] ?? (await context.newPage())
    const url = `http://${host}:${server().port}`
    const written = readFileSync(`manifests/${host}.webmanifest`, 'utf8')
    await page.goto(url)
    await expect(page).toHaveTitle(new RegExp(`(^|– )${title}$`))
    await workerReady(page)
    const devtools = await context.newCDPSession(page)
    expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    const read = await devtools.send('Page.getAppManifest')
    expect(read.errors).toEqual([])
    expect(read.url).toBe(`${url}/manifests/${host}.webmanifest`)
    expect(read.data).toBe(written)

    const manifest = JSON.parse(written) as ManifestText
    expect(manifest).toMatchObject({ name: title, start_url: '/' })
    expect(manifest.shortcuts[0]).toMatchObject({ name: shortcut, url: '/cart' })
    for (const { src } of [...manifest.icons, ...manifest.screenshots])
      expect(await page.evaluate(async (path) => (await fetch(path)).status, src), src).toBe(200)

    const linked = () =>
      page.evaluate(async () => {
        const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!
        return (await fetch(href)).text()
      })
    expect(await linked()).toBe(written)
    await context.setOffline(true)
    expect(await linked()).toBe(written)
    await context.close()
    rmSync(profile, { recursive: true, force: true })
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
  // The worker stores the whole portal twice: 40 seconds with the machine for itself.
  test.setTimeout(240_000)
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
