import { expect, test } from '@playwright/test'
import { fillLogin, ownServer, signIn } from './portal.ts'

const server = ownServer()

test('what is announced and promoted is closed once, and stays closed', async ({ page }) => {
  await page.goto(`${server().url}/en-us/login?target=${encodeURIComponent('/en-us/catalog')}`)
  await fillLogin(page, 'dealer')
  const promotion = page.getByRole('complementary', { name: 'Promotion' })
  const announcements = page.getByRole('region', { name: 'Announcements' })
  await expect(announcements).toBeVisible()
  await expect(promotion.getByRole('img')).toHaveJSProperty('complete', true)
  await promotion.getByRole('button', { name: 'Close the promotion' }).click()
  await announcements.getByRole('button', { name: /^Close/ }).click()
  await expect(promotion).toBeHidden()
  await expect(announcements).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(promotion).toBeHidden()
  await expect(announcements).toBeHidden()
})

test('on a phone half of the screen stays the page’s, and what is announced is read at a press', async ({
  page,
}) => {
  const height = 844
  await page.setViewportSize({ width: 390, height })
  await page.goto(`${server().url}/en-us/login?target=${encodeURIComponent('/en-us/catalog')}`)
  await fillLogin(page, 'dealer')
  const promotion = page.getByRole('complementary', { name: 'Promotion' })
  const announcements = page.getByRole('region', { name: 'Announcements' })
  await expect(promotion.getByRole('img')).toHaveJSProperty('complete', true)
  const [above, below] = [await announcements.boundingBox(), await promotion.boundingBox()]
  expect(below!.y - above!.y - above!.height).toBeGreaterThanOrEqual(height / 2)
  await expect(announcements.getByText('Nothing leaves our warehouse')).toBeHidden()
  await announcements.getByRole('button', { name: 'See More' }).press('Enter')
  await expect(announcements.getByText('Nothing leaves our warehouse')).toBeVisible()
  await expect(
    announcements.getByRole('link', { name: 'bikes of the new model year' }),
  ).toBeAttached()
  // Held sideways the bars leave the page half of it: what is announced scrolls away with the rest.
  await page.setViewportSize({ width: height, height: 390 })
  await expect(announcements).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 600))
  await expect(announcements).not.toBeInViewport()
})

test('what somebody has to say is asked about, sent and thanked for', async ({ page }) => {
  await signIn(page, server(), 'dealer')
  await page.getByRole('button', { name: 'change profile' }).click()
  await page.getByRole('button', { name: 'Consumer Voice' }).click()
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('The <b>new</b> wheels')
  await page.getByRole('button', { name: 'SEND' }).click()
  await expect(message).toHaveAttribute('aria-invalid', 'true')
  await message.fill('The new wheels are good,\nplease more of them.')
  await page.getByRole('button', { name: 'SEND' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Your message was sent. Thank you!')).toBeVisible()
  await expect(message).toBeHidden()
})
