import { expect, type Page, test } from '@playwright/test'
import { handOn } from './hand.ts'
import { ownServer, signIn, workerReady } from './portal.ts'
import { addToCart, allSaved, bikeList, nameOf, openCart, orderable, waiting } from './shop.ts'

const server = ownServer()

test('a cart is put aside by a name with two presses, and open again with one', async ({
  page,
}) => {
  await signIn(page, server(), 'dealer', bikeList)
  await addToCart(orderable(page).first(), 1)
  await allSaved(page)
  await openCart(page)
  const hand = handOn(page)
  await hand.press(page.getByRole('button', { name: 'More', exact: true }))
  await hand.press(page.getByRole('menuitem', { name: 'Save for later', exact: true }))
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await hand.type('Spring')
  await hand.key('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect([hand.presses, hand.keys]).toEqual([2, 'Spring'.length + 1])
  await page.goto(`${server().url}/en-us/cart`)
  await hand.press(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Spring/ })
      .first(),
  )
  await expect(page.getByRole('heading', { name: 'Spring', level: 1 })).toBeVisible()
  expect(hand.presses).toBe(3)
})

for (const name of ['Mail', 'ERP export', 'Catalog analysis'])
  test(`an administrator sees ${name} with a press`, async ({ page }) => {
    await signIn(page, server(), 'admin', '/home')
    const hand = handOn(page)
    await hand.press(page.getByRole('navigation').getByRole('link', { name, exact: true }))
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    expect([hand.presses, hand.keys]).toEqual([1, 0])
  })

const phone = { width: 390, height: 844 }

/** Opens a bicycle of which at least three sizes of one colour can be ordered. */
async function openBicycle(page: Page): Promise<void> {
  await page.goto(`${server().url}/en-us/catalog/bike?stock=true`)
  const card = page.getByRole('article').filter({ hasText: /1[0-9] of 1[0-9] in stock/ })
  await card.first().getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('a bicycle in three sizes is in the cart by twelve keys alone', async ({ page }) => {
  await signIn(page, server(), 'dealer', '/catalog/bike')
  await openBicycle(page)
  const boxes = page.getByRole('main').getByRole('table').getByRole('spinbutton')
  await expect(boxes.first()).toBeVisible()
  const hand = handOn(page)
  for (let tabs = 0; tabs < 6; tabs++) await hand.key('Tab')
  await expect(boxes.first()).toBeFocused()
  await hand.type('1')
  await hand.key('ArrowDown')
  await hand.type('1')
  await hand.key('ArrowDown')
  await hand.type('1')
  await hand.key('Control+Enter')
  await expect(page.getByText(/^3 lines added/)).toBeVisible()
  expect([hand.presses, hand.keys]).toEqual([0, 12])
})

test('on a phone a bicycle in three sizes takes four presses and three keys, without a swipe', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, server(), 'dealer', '/catalog/bike')
  await openBicycle(page)
  const rows = page.getByRole('main').getByRole('table').getByRole('row')
  const hand = handOn(page)
  for (const size of [1, 2, 3]) {
    await hand.press(rows.nth(size).getByRole('spinbutton').first())
    await hand.type('1')
  }
  await hand.press(page.getByRole('button', { name: /^Add (all|3)/ }))
  await expect(page.getByText(/^3 lines added/)).toBeVisible()
  // A press on something out of sight would have scrolled to it.
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect([hand.presses, hand.keys]).toEqual([4, 3])
})

test('a phone logs in with two presses', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${server().url}/en-us/login`)
  const hand = handOn(page)
  await hand.press(page.getByLabel('Username'))
  await hand.type('dealer')
  await hand.key('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await hand.type('Pannier2026')
  await hand.press(page.getByRole('button', { name: 'Log in' }))
  await expect(page).toHaveURL(/\/home$/)
  expect([hand.presses, hand.keys]).toEqual([2, 18])
})

test('a rep sees the credit of the chosen customer on a phone without a press', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, server(), 'rep', '/home')
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: /Select customer/ }).click()
  await page.getByRole('list', { name: 'Customers' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(bar.getByText(/\$[\d,]+(\.\d\d)? (left|available)/)).toBeVisible()
})

test.describe('without a network', () => {
  // The screen that the press leads to comes out of the worker’s cache.
  test.use({ serviceWorkers: 'allow' })

  test('offline, what waits is in sight, and a press tells what it is', async ({
    page,
    context,
  }) => {
    await signIn(page, server(), 'dealer', bikeList)
    const article = orderable(page).first()
    await expect(article).toBeVisible()
    const name = await nameOf(article)
    await workerReady(page)
    await context.setOffline(true)
    await addToCart(article, 2)
    await waiting(page, 1)
    const hand = handOn(page)
    await hand.press(page.getByRole('status').filter({ hasText: '1 change waiting' }))
    await expect(page.getByRole('main')).toContainText(name)
    expect([hand.presses, hand.keys]).toEqual([1, 0])
  })
})
