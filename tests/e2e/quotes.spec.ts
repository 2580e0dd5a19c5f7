import { devices, expect, test } from '@playwright/test'
import { ownServer, signIn, workerReady } from './portal.ts'
import { addToCart, bikeList, comeOnline, nameOf, openCart, orderable, quantities } from './shop.ts'

test.use({ serviceWorkers: 'allow' })
const server = ownServer()
const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

test('a rep makes a quote on a phone without a network, and the dealer accepts it into a cart', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const road = await browser.newContext(phone)
  const page = await road.newPage()
  await signIn(page, server(), 'rep', '/outbox')
  await page.getByRole('button', { name: 'Select customer' }).click()
  const customers = page.getByRole('dialog', { name: 'Select customer' })
  await customers.getByRole('searchbox').fill('Boulder Cycles')
  await customers.getByRole('button', { name: /Boulder Cycles/ }).click()
  await expect(customers).toBeHidden()
  await page.goto(`${server().url}/en-us${bikeList}`)
  await workerReady(page)
  await page.reload()
  const article = orderable(page).first()
  const name = await nameOf(article)
  await addToCart(article, 2)

  await road.setOffline(true)
  await openCart(page)
  await page.getByRole('button', { name: 'Create quote' }).click()
  const form = page.getByRole('dialog', { name: 'Create quote' })
  await form.getByLabel('Name of the quote').fill('Made on the road')
  await form.getByRole('button', { name: 'Create quote' }).click()
  await expect(page.getByText('Saved. The quote is created when you’re back online.')).toBeVisible()

  const shop = await browser.newContext()
  const dealer = await shop.newPage()
  await signIn(dealer, server(), 'dealer', '/quotes')
  const quote = dealer.getByRole('link', { name: /Made on the road/ })
  await expect(dealer.getByRole('heading', { name: 'Quotes' })).toBeVisible()
  await expect(quote).toHaveCount(0)

  await road.setOffline(false)
  await comeOnline(page)
  await expect(async () => {
    await dealer.reload()
    await expect(quote).toHaveCount(1, { timeout: 3_000 })
  }).toPass({ timeout: 90_000 })
  await quote.click()
  await dealer.getByRole('button', { name: 'Accept into cart' }).click()
  await expect(dealer.getByRole('heading', { name: 'Made on the road', level: 1 })).toBeVisible()
  await expect(async () => expect(await quantities(dealer)).toEqual({ [name]: 2 })).toPass()
  await road.close()
  await shop.close()
})
