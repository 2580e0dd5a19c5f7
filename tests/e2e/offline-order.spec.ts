import { expect, type Page, test } from '@playwright/test'
import { ownServer, signIn, workerReady } from './portal.ts'
import {
  addToCart,
  allSaved,
  bikeList,
  cartLine,
  nameOf,
  openCart,
  orderable,
  placeOrder,
  quantities,
} from './shop.ts'
import { witness } from './witness.ts'

test.use({ serviceWorkers: 'allow' })
const server = ownServer()

const waitsToBeSent = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your order is waiting to be sent' })

/** Number of customers whose delivery and payment terms this browser holds. */
const storedTerms = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('pannier')
        open.onerror = () => reject(new Error('not opened'))
        open.onsuccess = () => {
          const count = open.result
            .transaction('checkoutTerms')
            .objectStore('checkoutTerms')
            .count()
          count.onsuccess = () => {
            open.result.close()
            resolve(count.result)
          }
        }
      }),
  )

/** Signs in, fills the cart with one line and waits until everything for an order is on the device. */
async function ready(page: Page, qty: number): Promise<string> {
  await signIn(page, server(), 'dealer', bikeList)
  await workerReady(page)
  await page.reload()
  const article = orderable(page).first()
  const name = await nameOf(article)
  await addToCart(article, qty)
  await allSaved(page)
  await expect.poll(() => storedTerms(page), { timeout: 40_000 }).toBe(1)
  return name
}

async function orderOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByText('You can place the order now.')).toBeVisible()
  await placeOrder(page)
  await expect(waitsToBeSent(page)).toBeVisible()
}

test('an order made without a network is taken back, made again, kept over a reload, and placed once', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const name = await ready(page, 2)
  const there = await witness(server().url, 'dealer')
  const before = await there.orders()
  await context.setOffline(true)
  await openCart(page)
  await orderOffline(page)

  await page.getByRole('link', { name: 'Back to the cart' }).click()
  await expect(waitsToBeSent(page)).toBeVisible()
  await expect(cartLine(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: /^Undo: Order of/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(cartLine(page, name)).toBeVisible()
  expect(await quantities(page)).toEqual({ [name]: 2 })

  await orderOffline(page)
  await page.reload()
  await openCart(page)
  await expect(waitsToBeSent(page)).toBeVisible()
  expect(await there.orders()).toEqual(before)

  await context.setOffline(false)
  await expect(page.getByText(/^Your offline order was placed: W/)).toBeVisible({ timeout: 60_000 })
  await allSaved(page)
  const placed = (await there.orders()).filter((number) => !before.includes(number))
  expect(placed).toHaveLength(1)
  await expect(page.getByText(`Your offline order was placed: ${placed[0]}`)).toBeVisible()
  expect(await there.cart()).toEqual({})
  await expect(waitsToBeSent(page)).toHaveCount(0)
})

test('what has changed meanwhile is reviewed on the sheet, and only then ordered', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const name = await ready(page, 2)
  const there = await witness(server().url, 'dealer')
  const before = await there.orders()
  await context.setOffline(true)
  await openCart(page)
  await orderOffline(page)
  await there.addOneMore()
  await context.setOffline(false)

  const refused = page.getByRole('alert').filter({ hasText: 'Your offline order wasn' })
  await expect(refused).toBeVisible({ timeout: 60_000 })
  expect(await there.orders()).toEqual(before)
  await refused.getByRole('link', { name: 'Review order' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(name)
  await sheet.getByRole('button', { name: 'Order with these changes' }).click()
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible({ timeout: 30_000 })
  expect((await there.orders()).length - before.length).toBe(1)
  expect(await there.cart()).toEqual({})
  await openCart(page)
  await expect(refused).toHaveCount(0)
})
