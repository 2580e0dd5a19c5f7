import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { ownServer, signIn, workerReady } from './portal.ts'

const server = ownServer()
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

/** What stands in the way of whoever does not see or point, in the light and in the dark. */
async function obstacles(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${colorScheme}: ${id} ${target.join(' ')}`)))
  }
  return found
}

/** Takes a customer of the list along. @returns the name */
async function take(page: Page, at: number): Promise<string> {
  await page.getByRole('button', { name: 'Take a customer along' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take a customer along' })
  const choice = dialog.getByRole('radio').nth(at)
  await choice.check()
  const name = (await dialog.locator('[data-chosen=true] strong').textContent())!
  await dialog.getByRole('button', { name: 'Take along', exact: true }).click()
  await expect(page.getByRole('row', { name: new RegExp(name, 'i') })).toBeVisible()
  return (await page.getByRole('row', { name: new RegExp(name, 'i') }).getByRole('link').textContent())!
}

test('customers are taken along before a visit, open without a network with all that belongs to them, and go at the logout', async ({ page, context }) => {
  test.setTimeout(120_000)
  await signIn(page, server(), 'rep', '/road')
  await workerReady(page)
  const first = await take(page, 0)
  const second = await take(page, 1)
  await expect(row(page, second).getByRole('cell').nth(4)).toHaveText(/\d+ kB|[\d.]+ MB/)

  expect(await obstacles(page)).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Without a network nobody can be taken along')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take a customer along' })).toBeDisabled()
  await row(page, first).getByRole('link').click()
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/As of .* here until/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Credit' })).toContainText('Credit limit')
  await expect(page.getByRole('region', { name: 'Ship-to addresses' }).getByRole('listitem').first()).toBeVisible()

  expect(await obstacles(page)).toEqual([])

  await page.getByRole('tab', { name: 'Articles' }).click()
  const articles = page.getByRole('table', { name: 'Articles they buy' }).getByRole('row')
  const all = await articles.count()
  const code = (await articles.nth(1).getByRole('cell').first().locator('span span').textContent())!
  await page.getByRole('searchbox', { name: 'Search these articles' }).fill(code)
  await expect(articles).toHaveCount(2)
  expect(all).toBeGreaterThan(2)
  await expect(articles.nth(1)).toContainText(/\$\s[\d,]+\.\d\d/)

  await page.getByRole('tab', { name: /Orders/ }).click()
  await page.locator('summary').first().click()
  await expect(page.getByRole('table', { name: /Lines of order/ }).getByRole('row').nth(1)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('main strong', { hasText: first })).toBeVisible()
  expect(await obstacles(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('tab', { name: /Documents/ }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('tabpanel').getByRole('link').first().click()])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)

  await page.goto(`${server().url}/en-us/road`)
  await page.getByRole('button', { name: `Remove ${first} from this device` }).click()
  await expect(row(page, first)).toHaveCount(0)
  await expect(row(page, second)).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'change profile' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  const left = await page.evaluate(() => new Promise<number>((resolve, reject) => {
    const open = indexedDB.open('pannier-packs')
    open.onerror = () => reject(new Error('not opened'))
    open.onsuccess = () => { open.result.transaction('packs').objectStore('packs').count().onsuccess = (event) => resolve((event.target as IDBRequest<number>).result) }
  }))
  expect(left).toBe(0)
})

test('who cannot choose among customers has no such page', async ({ page }) => {
  await signIn(page, server(), 'dealer')
  await expect(page.getByRole('link', { name: 'Ready for the road' })).toHaveCount(0)
  await page.goto(`${server().url}/en-us/road`)
  await expect(page.getByRole('heading', { name: 'Ready for the road' })).toHaveCount(0)
})
