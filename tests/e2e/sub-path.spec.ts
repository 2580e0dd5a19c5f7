import { expect, type Page, test } from '@playwright/test'
import { type Line, openLine } from './line.ts'
import { closeBanners, fillLogin, ownServer, workerReady } from './portal.ts'
import { startServer } from './server.ts'
import { witness } from './witness.ts'
import { addToCart, allSaved, bikeList, cartLine, nameOf, openCart, orderable } from './shop.ts'
import { placeOrder, quantities } from './shop.ts'

const basePath = '/orders'
test.use({ serviceWorkers: 'allow' })
const server = ownServer({}, basePath)

let line: Line
/** Addresses that page, worker and catalogue have asked for. */
let asked: string[]
test.beforeEach(async () => {
  line = await openLine(server().port)
  asked = []
  line.onRequest = (path) => void asked.push(path)
})
test.afterEach(async () => line.close())

/** Opens the login form and logs in, as a person does. */
async function logIn(page: Page, path: string, shown = path): Promise<void> {
  await closeBanners(page, basePath)
  await page.goto(`${line.url}${basePath}${path}`)
  await fillLogin(page, 'dealer')
  await expect(page).toHaveURL(`${line.url}${basePath}/en-us${shown}`)
}

const kept = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name!),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }))

test('a dealer logs in, orders, and sees a page without a network: all below the path', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const refused: string[] = []
  context.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  const portal = `${line.url}${basePath}`

  await logIn(page, '', '/home')
  await workerReady(page)
  await page.goto(`${portal}/en-us${bikeList}`)
  const article = orderable(page).first()
  const name = await nameOf(article)
  await addToCart(article, 2)
  await allSaved(page)
  const picture = article.locator('img').first()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)

  // The kit writes links, and the browser's own history the address bar.
  await expect(page.getByRole('link', { name: 'Cart' }).first()).toHaveAttribute(
    'href',
    `${basePath}/en-us/cart`,
  )
  await openCart(page)
  await expect(page).toHaveURL(`${portal}/en-us/cart`)
  await expect(cartLine(page, name)).toBeVisible()
  expect(await quantities(page)).toEqual({ [name]: 2 })
  const there = await witness(server().url, 'dealer')
  const before = await there.orders()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await placeOrder(page)
  await expect.poll(async () => (await there.orders()).length).toBe(before.length + 1)

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`^${portal}/en-us/`))
  await page.goto(`${portal}/en-us${bikeList}`)
  await expect(orderable(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.reload()
  await expect(orderable(page).first()).toHaveAttribute('aria-label', name)
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeHidden()

  const { databases, caches, workers } = await kept(page)
  expect(workers).toEqual([`${portal}/`])
  expect(databases).toContain(`pannier${basePath}`)
  for (const stored of [...databases, ...caches]) expect(stored).toContain(basePath)
  for (const { name: cookie, path } of await context.cookies(portal))
    expect([cookie, path]).toEqual([cookie, `${basePath}/`])
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.filter((path) => path !== basePath && !path.startsWith(`${basePath}/`))).toEqual([])
  expect(refused).toEqual([])
  expect(thrown).toEqual([])
})

test('a deep link leads through the login form to its screen, in its language', async ({
  page,
}) => {
  await closeBanners(page, basePath)
  await page.goto(`${line.url}${basePath}/fr/catalog/bike?view=item`)
  await page.locator('input[name=username]').fill('dealer')
  await page.locator('input[name=password]').fill('Pannier2026')
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/catalog\/bike\?/)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/^\/orders\/[a-z-]+\/catalog\/bike$/)
  expect(asked.filter((path) => !path.startsWith(`${basePath}/`))).toEqual([])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, serviceWorkers: 'block' })

  test('the form logs in and leads on', async ({ page }) => {
    await page.goto(`${line.url}${basePath}/en-us/cart`)
    await fillLogin(page, 'dealer')
    await expect(page).toHaveURL(`${line.url}${basePath}/en-us/cart`)
    expect(asked.filter((path) => !path.startsWith(`${basePath}/`))).toEqual([])
  })
})

test('portals below two paths of one host share nothing', async ({ page, context }) => {
  // A second server starts.
  test.setTimeout(300_000)
  const other = await startServer(undefined, {}, '/parts')
  const host = await openLine((path) => (path.startsWith('/parts') ? other.port : server().port))
  const at = (path: string) => `${host.url}${path}`
  const account = () => page.getByRole('button', { name: 'Account' })
  try {
    await closeBanners(page, basePath)
    await closeBanners(page, '/parts')
    for (const [path, username] of [
      [basePath, 'dealer'],
      ['/parts', 'admin'],
    ] as const) {
      await page.goto(at(`${path}/en-us/login`))
      await fillLogin(page, username)
      await expect(page).toHaveURL(at(`${path}/en-us/home`))
      await workerReady(page)
    }
    // The dealer is still the dealer, though another person has logged in on the same host since.
    await page.goto(at(`${basePath}/en-us/cart`))
    await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible()
    await page.goto(at('/parts/en-us/home'))
    await account().click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/parts\/en-us\/login/)
    await page.goto(at(`${basePath}/en-us/cart`))
    await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible()
    const { databases, caches, workers } = await kept(page)
    for (const stored of [...databases, ...caches]) expect(stored).toMatch(/\/(orders|parts)/)
    expect(workers.toSorted()).toEqual([at(`${basePath}/`), at('/parts/')])
    expect((await context.cookies(at(`${basePath}/`))).map(({ path }) => path)).not.toContain(
      '/parts/',
    )
  } finally {
    await host.close()
    await other.stop()
  }
})

test('it is installed with its path as its scope', async ({ page }) => {
  await page.goto(`${line.url}${basePath}/`)
  await workerReady(page)
  const devtools = await page.context().newCDPSession(page)
  const read = await devtools.send('Page.getAppManifest')
  expect(read.errors).toEqual([])
  expect(read.url).toBe(`${line.url}${basePath}/manifests/localhost.webmanifest`)
  expect(JSON.parse(read.data!)).toMatchObject({
    id: `${basePath}/`,
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
  })
})
