import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { ownServer, signIn, workerReady } from './portal.ts'

test.use({ serviceWorkers: 'allow' })
const server = ownServer()
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

/** Returns accessibility faults, in light and dark. */
async function obstacles(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${colorScheme}: ${id} ${target.join(' ')}`),
      ),
    )
  }
  return found
}

/** Counts the rows of a store in a database of this browser. */
const rowsIn = (page: Page, database: string, store: string) =>
  page.evaluate(
    ([name, table]) =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open(name!)
        open.onerror = () => reject(new Error('not opened'))
        open.onsuccess = () => {
          open.result.transaction(table!).objectStore(table!).count().onsuccess = (event) =>
            resolve((event.target as IDBRequest<number>).result)
        }
      }),
    [database, store],
  )

const choices = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Save customers offline' })
    .getByRole('list', { name: 'Customers' })
    .getByRole('button')

/** Saves customers of the list offline, all at once. @returns their names, as the table has them */
async function take(page: Page, ...at: number[]): Promise<string[]> {
  await page.getByRole('button', { name: 'Save customers offline' }).click()
  const names: string[] = []
  for (const place of at) {
    const choice = choices(page).nth(place)
    names.push((await choice.locator('strong').textContent())!)
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('button', { name: /^Save \d customers? offline$/ }).click()
  await expect(page.getByRole('main').getByText(/^Saving /)).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Saving /)).toBeHidden({ timeout: 40_000 })
  return Promise.all(
    names.map(
      async (name) =>
        (await page
          .getByRole('row', { name: new RegExp(name, 'i') })
          .getByRole('link')
          .textContent())!,
    ),
  )
}

test('customers are taken along before a visit, open without a network with all that belongs to them, and go at the logout', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await signIn(page, server(), 'rep', '/road')
  await workerReady(page)
  const [first = '', second = ''] = await take(page, 0, 1)
  await expect(page.getByText('2 customers are saved offline')).toBeVisible()
  expect(await rowsIn(page, 'pannier-frames', 'frames')).toBe(2)
  for (const name of [first, second])
    await expect(row(page, name).getByRole('cell').nth(4)).toHaveText(/^[\d,]+ articles$/)
  await expect(row(page, second).getByRole('cell').nth(5)).toHaveText(/\d+ kB|[\d.]+ MB/)

  expect(await obstacles(page)).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You’re offline. Customers on this device stay')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save customers offline' })).toBeDisabled()
  await row(page, first).getByRole('link').click()
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/As of .* expires/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Credit' })).toContainText('Credit limit')
  await expect(
    page.getByRole('region', { name: 'Ship-to addresses' }).getByRole('listitem').first(),
  ).toBeVisible()

  expect(await obstacles(page)).toEqual([])

  await page.getByRole('tab', { name: 'Articles' }).click()
  const theyBuy = page.getByRole('table', { name: 'Articles they buy' }).getByRole('row')
  await expect(theyBuy.nth(1)).toContainText(/Bought in \d+ orders?/)
  await expect(theyBuy.nth(1)).toContainText(/\$[\d,]+\.\d\d/)
  // What they have never bought is there too, at their price, a slip of the finger or not.
  const search = page.getByRole('searchbox', { name: 'Search the whole catalog' })
  await search.fill('front wheal')
  const found = page.getByRole('table', { name: 'Articles found' }).getByRole('row')
  await expect(page.getByRole('heading', { name: /^[\d,]+ articles found$/ })).toBeVisible()
  const neverBought = found
    .filter({ has: page.getByRole('button', { name: 'Add to cart' }) })
    .filter({ hasNotText: 'Bought in' })
    .first()
  await expect(neverBought).toContainText(/\$[\d,]+\.\d\d/)
  const code = (await neverBought
    .getByRole('cell')
    .first()
    .locator('span span')
    .first()
    .textContent())!
  await search.fill(code)
  await expect(found).toHaveCount(2)
  await found.getByRole('button', { name: 'One more' }).click()
  await found.getByRole('button', { name: 'Add to cart' }).click()
  await expect(found.getByText('2 in cart')).toBeVisible()
  expect(await obstacles(page)).toEqual([])
  await page.getByRole('tab', { name: 'Cart 1' }).click()
  const line = page.getByRole('table', { name: 'Their cart' }).getByRole('row').nth(1)
  await expect(line).toContainText(code)
  await line.getByRole('button', { name: 'One more' }).click()
  await expect(line.getByRole('spinbutton')).toHaveValue('3')
  await expect(page.getByText('2 changes waiting')).toBeVisible()
  expect(await obstacles(page)).toEqual([])

  await page.getByRole('tab', { name: /Orders/ }).click()
  await page.locator('summary').first().click()
  await expect(
    page
      .getByRole('table', { name: /Lines of order/ })
      .getByRole('row')
      .nth(1),
  ).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('main strong', { hasText: first })).toBeVisible()
  expect(await obstacles(page)).toEqual([])
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('tab', { name: /Documents/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('tabpanel').getByRole('link').first().click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)

  await page.goto(`${server().url}/en-us/road`)
  await page.getByRole('button', { name: `Remove ${first} from this device` }).click()
  await expect(row(page, first)).toHaveCount(0)
  await expect(row(page, second)).toBeVisible()
  expect(await rowsIn(page, 'pannier-frames', 'frames')).toBe(1)

  await context.setOffline(false)
  await expect(page.getByText('All saved')).toBeVisible({ timeout: 30_000 })
  // The line is in that customer's cart and in no other.
  await page.getByRole('button', { name: 'Select customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select customer' })
  await dialog
    .getByRole('list', { name: 'Customers' })
    .getByRole('button')
    .filter({ hasText: first })
    .click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^\w+ - / })).toBeVisible()
  await page.goto(`${server().url}/en-us/cart`)
  await expect(
    page.getByRole('main').getByRole('row').filter({ hasText: code }).getByRole('spinbutton'),
  ).toHaveValue('3')

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect([
    await rowsIn(page, 'pannier-packs', 'packs'),
    await rowsIn(page, 'pannier-frames', 'frames'),
    await rowsIn(page, 'pannier-catalogue', 'sets'),
    await rowsIn(page, 'pannier-catalogue', 'pages'),
  ]).toEqual([0, 0, 0, 0])
})

test('a catalogue whose coming is cut short says so, and “Refresh” takes the rest', async ({
  page,
}) => {
  await signIn(page, server(), 'rep', '/road')
  await workerReady(page)
  let pieces = 0
  await page.route('**/catalogue/snapshot/articles*', (route) =>
    route.request().headers()['x-on-behalf-of'] && ++pieces > 1 ? route.abort() : route.continue(),
  )
  const [name = ''] = await take(page, 2)
  await expect(
    page.getByText(`${name} is saved offline, but the catalog is incomplete.`),
  ).toBeVisible()
  await expect(row(page, name).getByRole('cell').nth(4)).toHaveText(/^[1-9]\d?%$/)
  await row(page, name).getByRole('link').click()
  await page.getByRole('tab', { name: 'Articles' }).click()
  await expect(page.getByText('The whole catalog is not here yet')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Articles they buy' })).toBeVisible()
  await page.unroute('**/catalogue/snapshot/articles*')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.headers()['x-on-behalf-of'] && request.url().includes('/catalogue/'))
      asked.push(request.url())
  })
  await page.goBack()
  await page.getByRole('button', { name: `Refresh ${name}` }).click()
  await expect(row(page, name).getByRole('cell').nth(4)).toHaveText(/^[\d,]+ articles$/, {
    timeout: 30_000,
  })
  // The download continued: neither the beginning nor the index was requested again.
  expect(asked.map((url) => new URL(url).pathname)).toEqual([
    '/catalogue/snapshot/articles',
    '/catalogue/delta',
  ])
  expect(asked[0]).not.toMatch(/[?&]after=0(&|$)/)
})

test('who logs out while somebody is being taken along leaves nothing behind', async ({ page }) => {
  await signIn(page, server(), 'rep', '/road')
  await workerReady(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let pieces = 0
  await page.route('**/catalogue/snapshot/articles*', async (route) => {
    if (!route.request().headers()['x-on-behalf-of'] || ++pieces === 1) return route.continue()
    // The server has answered before the logout.
    const response = await route.fetch()
    await held
    return route.fulfill({ response }).catch(() => undefined)
  })
  await page.getByRole('button', { name: 'Save customers offline' }).click()
  await choices(page).nth(3).click()
  await page.getByRole('button', { name: 'Save 1 customer offline' }).click()
  await expect(page.getByRole('cell', { name: /^[1-9]\d?%$/ })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  letGo()
  // The running download has ended.
  await expect.poll(() => page.workers().length).toBe(0)
  expect([
    await rowsIn(page, 'pannier-packs', 'packs'),
    await rowsIn(page, 'pannier-catalogue', 'sets'),
    await rowsIn(page, 'pannier-catalogue', 'pages'),
  ]).toEqual([0, 0, 0])
})

test('the chosen customer is saved from its card, and all are refreshed together', async ({
  page,
}) => {
  await signIn(page, server(), 'rep', '/road')
  const [other = ''] = await take(page, 1)
  await page
    .getByRole('button', { name: /Select customer/ })
    .first()
    .click()
  const first = page
    .getByRole('dialog', { name: 'Select customer' })
    .getByRole('list', { name: 'Customers' })
    .getByRole('button')
    .first()
  const name = (await first.locator('strong').textContent())!
  await first.click()
  await expect(page.getByRole('dialog', { name: 'Select customer' })).toBeHidden()
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(name) })
    .click()
  await page.getByRole('button', { name: `Save ${name} offline` }).click()
  await expect(page.getByText(/^Saved offline, available until/)).toBeVisible({ timeout: 40_000 })
  await page.keyboard.press('Escape')
  await expect(row(page, other)).toBeVisible()
  const saved = (who: string) => row(page, who).getByRole('cell').nth(2)
  await expect(row(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Refresh all' }).click()
  await expect(page.getByText(/^Saving .* \(1 of 2\)$/)).toBeVisible()
  await expect(page.getByText('2 customers are saved offline')).toBeVisible({ timeout: 40_000 })
  await expect(saved(other)).not.toBeEmpty()
})

test('who cannot choose among customers has no such page', async ({ page }) => {
  await signIn(page, server(), 'dealer')
  await expect(page.getByRole('link', { name: 'Offline customers' })).toHaveCount(0)
  await page.goto(`${server().url}/en-us/road`)
  await expect(page.getByRole('heading', { name: 'Offline customers' })).toHaveCount(0)
})
