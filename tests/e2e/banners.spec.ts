import { expect, type Locator, type Page, test } from '@playwright/test'
import { fillLogin, ownServer } from './portal.ts'

const server = ownServer()

/** Goes to the cart and back until a banner is there: a page in sight is not moved, what comes late stands above the next one. */
async function untilSeen(page: Page, banner: Locator): Promise<Locator> {
  await expect(async () => {
    await page.getByRole('link', { name: /^Cart/ }).first().click()
    await expect(page).toHaveURL(/\/cart$/)
    await page.goBack()
    await expect(banner).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  return banner
}

const seeAnnouncements = (page: Page) =>
  untilSeen(page, page.getByRole('region', { name: 'Announcements' }))

test('announcements come before the promotion, and each is closed once', async ({ page }) => {
  await page.goto(`${server().url}/en-us/login?target=${encodeURIComponent('/en-us/catalog')}`)
  await fillLogin(page, 'dealer')
  const promotion = page.getByRole('complementary', { name: 'Promotion' })
  const announcements = await seeAnnouncements(page)
  await expect(promotion).toBeHidden()
  await announcements.getByRole('button', { name: /^Close/ }).click()
  await expect(announcements).toBeHidden()
  await untilSeen(page, promotion.getByRole('link'))
  await promotion.getByRole('button', { name: 'Close the promotion' }).click()
  await expect(promotion).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(promotion).toBeHidden()
  await expect(announcements).toBeHidden()
})

test('a phone shows goods: one bar, one line of announcements, and both give way to who reads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server().url}/en-us/login?target=${encodeURIComponent('/en-us/catalog/bike')}`)
  await fillLogin(page, 'dealer')
  const announcements = await seeAnnouncements(page)
  expect((await announcements.boundingBox())!.height).toBeLessThanOrEqual(48)
  const picture = page.getByRole('article').first().locator('img')
  await expect.poll(async () => (await picture.boundingBox())?.y ?? 999).toBeLessThanOrEqual(200)
  await announcements.getByRole('button', { name: 'Read' }).press('Enter')
  await expect(announcements.getByText('Nothing leaves our warehouse')).toBeVisible()
  await announcements.getByRole('button', { name: 'Show less' }).press('Enter')
  await expect(announcements.getByText('Nothing leaves our warehouse')).toBeHidden()
  const bar = page.getByRole('banner')
  await page.mouse.move(200, 500)
  await page.mouse.wheel(0, 600)
  await expect(announcements).not.toBeInViewport()
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, -100)
  await expect(bar).toBeInViewport()
})
