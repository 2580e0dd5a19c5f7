import { expect, test } from '@playwright/test'
import { ownServer, signIn, workerReady } from './portal.ts'
import {
  addToCart,
  allSaved,
  cartLine,
  nameOf,
  openCart,
  orderable,
  bikeList,
  placeOrder,
  quantities,
  waiting,
} from './shop.ts'
import { witness } from './witness.ts'

test.use({ serviceWorkers: 'allow' })
const server = ownServer()

test('a dealer shops through a dead network and orders exactly what is on screen', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await signIn(page, server(), 'dealer', bikeList)
  await workerReady(page)
  await page.reload()
  const [first, second, third] = [
    orderable(page).nth(0),
    orderable(page).nth(1),
    orderable(page).nth(2),
  ]
  await addToCart(first, 2)
  await allSaved(page)
  const names = await Promise.all([first, second, third].map(nameOf))
  // Everything the cart needs has been seen once.
  await openCart(page)
  await expect(cartLine(page, names[0]!)).toBeVisible()
  await page.goBack()
  await expect(second).toBeVisible()
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await addToCart(second, 3)
  await addToCart(third, 1)
  await waiting(page, 2)
  await openCart(page)
  const field = cartLine(page, names[0]!).getByRole('spinbutton', { name: 'Quantity' })
  await field.fill('5')
  await field.press('Enter')
  await waiting(page, 3)
  const wanted = { [names[0]!]: 5, [names[1]!]: 3, [names[2]!]: 1 }
  await page.reload()
  await expect(cartLine(page, names[2]!)).toBeVisible()
  expect(await quantities(page)).toEqual(wanted)
  await waiting(page, 3)
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible()

  await context.setOffline(false)
  await allSaved(page)
  expect(await quantities(page)).toEqual(wanted)
  const there = await witness(server().url, 'dealer')
  expect(Object.values(await there.cart()).sort((one, other) => one - other)).toEqual([1, 3, 5])

  const before = await there.orders()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible({ timeout: 30_000 })
  const placed = (await there.orders()).filter((number) => !before.includes(number))
  expect(placed.length).toBeGreaterThan(0)
  for (const number of placed) await expect(page.getByRole('main')).toContainText(number)
  expect(await there.cart()).toEqual({})
})

test('a quantity that is no whole number is neither ordered, nor copied, nor moved: its field is led to', async ({
  page,
}) => {
  await signIn(page, server(), 'dealer', bikeList)
  await addToCart(orderable(page).first(), 2)
  const name = await nameOf(orderable(page).first())
  await allSaved(page)
  await openCart(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New cart', exact: true }).click()
  await page.getByRole('textbox').fill('Spring')
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByRole('heading', { name: 'Spring', level: 1 })).toBeVisible()
  await page.goBack()
  const line = cartLine(page, name)
  const field = line.getByRole('spinbutton', { name: 'Quantity' })
  await field.fill('2.5')
  const checkout = page.getByRole('button', { name: 'Checkout' })
  const ways = [
    () => checkout.click(),
    async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    },
    async () => {
      await line.getByRole('button', { name: /^More for/ }).click()
      await page.getByRole('menuitem', { name: 'Spring' }).first().click()
    },
  ]
  for (const go of ways) {
    await go()
    await expect(field).toBeFocused()
    await expect(checkout).toHaveAccessibleDescription('Whole numbers only')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await field.fill('3')
  await checkout.click()
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
})

test('two tabs of one dealer show one cart and send everything once', async ({ page, context }) => {
  await signIn(page, server(), 'fixed', bikeList)
  await workerReady(page)
  const other = await context.newPage()
  await other.goto(page.url())
  const [here, there] = [orderable(page).first(), orderable(other).first()]
  await addToCart(here, 1)
  await expect(there.getByText('1 in cart')).toBeVisible()
  await addToCart(there, 2)
  await expect(here.getByText('3 in cart')).toBeVisible()
  await context.setOffline(true)
  await here.getByRole('button', { name: 'Add to cart' }).click()
  await expect(here.getByText('4 in cart')).toBeVisible()
  await there.getByRole('button', { name: 'Add to cart' }).click()
  await expect(there.getByText('5 in cart')).toBeVisible()
  await context.setOffline(false)
  await Promise.all([allSaved(page), allSaved(other)])
  await expect(here.getByText('5 in cart')).toBeVisible()
  await expect(there.getByText('5 in cart')).toBeVisible()
})

test('what was not sent is asked about before logging out, and kept', async ({ page, context }) => {
  await signIn(page, server(), 'fixed', bikeList)
  await workerReady(page)
  const article = orderable(page).nth(1)
  await expect(article).toBeVisible()
  await context.setOffline(true)
  await addToCart(article, 4)
  await waiting(page, 1)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Keep for me and log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await context.setOffline(false)
  // The server has not heard of the log-out: its cookie must not bring the session back.
  await page.goto(`${server().url}/en-us/catalog`)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await signIn(page, server(), 'fixed', bikeList)
  await allSaved(page)
  await expect(article.getByText('4 in cart')).toBeVisible()
})
