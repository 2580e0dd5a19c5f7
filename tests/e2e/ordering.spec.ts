import { expect, type Page, test } from '@playwright/test'
import { ownServer, signIn, workerReady } from './portal.ts'
import {
  addToCart,
  allSaved,
  bikeList,
  nameOf,
  openCart,
  orderable,
  placeOrder,
  quantities,
  waiting,
} from './shop.ts'
import { witness } from './witness.ts'

test.use({ serviceWorkers: 'allow' })
const server = ownServer()

/** Finds controls that are useless on paper. */
const pressable = (page: Page) => page.locator('nav, button').filter({ visible: true })

test('a phone orders on one page, and is led to the field in which something is wrong', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, server(), 'dealer', bikeList)
  await addToCart(orderable(page).first(), 1)
  await allSaved(page)
  await openCart(page)
  await page.getByRole('button', { name: 'Checkout' }).click()
  const number = page.getByLabel('PO number')
  await expect(number).toBeInViewport()
  await number.fill('PO 🚲')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(number).toBeFocused()
  await expect(page.getByText('These characters aren’t allowed: 🚲')).toBeVisible()
  await number.fill('PO 7')
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0)
  await placeOrder(page)
  await expect(page.getByText('PO 7')).toBeVisible({ timeout: 30_000 })
})

test('a confirmation on paper has the order and nothing to press', async ({ page }) => {
  await signIn(page, server(), 'dealer', bikeList)
  const bike = orderable(page).first()
  const name = await nameOf(bike)
  await addToCart(bike, 2)
  await allSaved(page)
  await openCart(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('row', { name })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Carts' })).toBeHidden()
  // White from a dark screen too, the sums below lines that have the whole width, and their head on every page.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('light')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
  const [row, sums] = await Promise.all(
    [
      page.getByRole('row', { name }),
      page.getByRole('complementary', { name: 'Order summary' }),
    ].map((part) => part.boundingBox()),
  )
  expect(sums!.y).toBeGreaterThanOrEqual(row!.y + row!.height)
  expect(
    await page
      .getByRole('main')
      .locator('section > header')
      .evaluate((head) => getComputedStyle(head).display),
  ).toBe('table-header-group')
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await page.getByRole('button', { name: 'Checkout' }).click()
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible({ timeout: 30_000 })
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText(name)).toBeVisible()
  await expect(main.getByText('Placed', { exact: true })).toBeVisible()
  expect(
    await pressable(page)
      .filter({ hasText: /Print|Continue shopping|Fast order/ })
      .count(),
  ).toBe(0)
})

test('a day that is not wholly typed is no order without a day', async ({ page }) => {
  await signIn(page, server(), 'dealer', bikeList)
  const orders = async () => (await (await witness(server().url, 'dealer')).orders()).length
  const before = await orders()
  await addToCart(orderable(page).nth(2), 1)
  await allSaved(page)
  await openCart(page)
  await page.getByRole('button', { name: 'Checkout' }).click()
  const day = page.getByLabel('Deliver from')
  await day.focus()
  await page.keyboard.type('1231')
  await placeOrder(page)
  await expect(
    page.getByRole('alert').filter({ hasText: 'This day is not complete' }),
  ).toBeVisible()
  await expect(day).toBeFocused()
  await day.fill(`${new Date().getFullYear() + 1}-06-01`)
  await expect(page.getByText('This day is not complete')).toBeHidden()
  expect(await orders()).toBe(before)
})

test('ordering again adds to what is in the cart and replaces nothing', async ({ page }) => {
  await signIn(page, server(), 'dealer', bikeList)
  const bike = orderable(page).nth(3)
  const name = await nameOf(bike)
  await addToCart(bike, 4)
  await allSaved(page)
  await openCart(page)
  const before = await quantities(page)
  expect(before[name]).toBe(4)
  await page.goto(`${server().url}/en-us/catalog/repeat-order?view=orders`)
  await page
    .getByRole('button', { name: /^Order \S+ again$/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Add \d+ line/ }).click()
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' }).last()
  await expect(page.getByText(/lines? added/).first()).toBeVisible()
  if (await close.isVisible()) await close.click()
  await allSaved(page)
  await openCart(page)
  const after = await quantities(page)
  for (const [article, qty] of Object.entries(before))
    expect(after[article]).toBeGreaterThanOrEqual(qty)
  expect(Object.values(after).reduce((sum, qty) => sum + qty, 0)).toBeGreaterThan(
    Object.values(before).reduce((sum, qty) => sum + qty, 0),
  )
})

test('what waits without a network can be taken back, and never reaches the server', async ({
  page,
  context,
}) => {
  await signIn(page, server(), 'dealer', bikeList)
  await workerReady(page)
  await page.reload()
  const [first, second] = [orderable(page).nth(5), orderable(page).nth(6)]
  const [kept, withdrawn] = await Promise.all([nameOf(first), nameOf(second)])
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await addToCart(first, 1)
  await addToCart(second, 2)
  await waiting(page, 2)
  await page.goto(`${server().url}/en-us/outbox`)
  await page.getByRole('button', { name: `Undo: ${withdrawn}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await waiting(page, 1)
  await expect(page.getByRole('button', { name: `Undo: ${withdrawn}` })).toHaveCount(0)
  await context.setOffline(false)
  await allSaved(page)
  await openCart(page)
  const cart = await quantities(page)
  expect([cart[kept], cart[withdrawn]]).toEqual([1, undefined])
})
