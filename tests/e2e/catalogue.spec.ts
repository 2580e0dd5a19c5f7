import { expect, test } from '@playwright/test'
import { ownServer, signIn, workerReady } from './portal.ts'
import { comeOnline } from './shop.ts'
import { witness } from './witness.ts'

const server = ownServer()

test('the whole catalogue is on the device: an article never opened before is found and priced without a network, and changes come after it', async ({ page, context }) => {
  test.setTimeout(120_000)
  await signIn(page, server(), 'dealer', '/catalog')
  await workerReady(page)
  await page.goto(`${server().url}/en-us/user/edit-profile`)
  await expect(page.getByText(/Catalogue: \d+ articles/)).toBeVisible({ timeout: 60_000 })

  await context.setOffline(true)
  const search = page.getByRole('searchbox').first()
  await search.fill('helmte')
  await expect(page.getByRole('navigation', { name: 'Suggestions' }).getByRole('link').first()).toBeVisible()
  await search.press('Enter')
  const article = page.getByRole('article').first()
  await expect(article).toBeVisible()
  await article.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('as of')
  const slug = new URL(page.url()).pathname.split('/').at(-1)!
  const there = await witness(server().url, 'dealer')
  const dealerPrice = await there.dealerPrice(slug)
  await expect(page.getByRole('main')).toContainText(dealerPrice)
  // After a reload in the middle of nowhere too.
  await page.reload()
  await expect(page.getByRole('main')).toContainText(dealerPrice)

  await context.setOffline(false)
  const again = page.waitForResponse((answer) => answer.url().includes('/catalogue/delta') && answer.ok())
  await comeOnline(page)
  await again
})
