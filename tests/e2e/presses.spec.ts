import { expect, type Page, test } from '@playwright/test'
import { handOn } from './hand.ts'
import { closeBanners, ownServer, signIn } from './portal.ts'
import { addToCart, allSaved, bikeCodes, bikeList, openCart, orderable } from './shop.ts'

const server = ownServer()
const phone = { width: 390, height: 844 }
const password = 'Pannier2026'

// The everyday jobs, each with the fewest presses and keys that it may cost.
test('a desk logs in without a press', async ({ page }) => {
  const hand = handOn(page)
  await page.goto(`${server().url}/en-us/login`)
  await expect(page.getByLabel('Username')).toBeFocused()
  await hand.type('dealer')
  await hand.key('Tab')
  await hand.type(password)
  await hand.key('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect([hand.presses, hand.keys]).toEqual([0, 'dealer'.length + password.length + 2])
})

test('a desk finds bottles from the start page with seven keys', async ({ page }) => {
  const hand = handOn(page)
  await signIn(page, server(), 'dealer', '/home')
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search' })).toBeVisible()
  await hand.key('/')
  await hand.type('bottle')
  const found = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(found.first()).toContainText(/bottle/i)
  expect([hand.presses, hand.keys]).toEqual([0, 7])
})

test('a phone finds tubes with a press and four keys', async ({ page }) => {
  const hand = handOn(page)
  await page.setViewportSize(phone)
  await signIn(page, server(), 'dealer', '/home')
  await hand.press(page.getByRole('banner').getByRole('button', { name: 'Search' }))
  await hand.type('tube')
  const found = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(found.first()).toContainText(/tube/i)
  expect([hand.presses, hand.keys]).toEqual([1, 4])
})

test('a brand is filtered with two presses', async ({ page }) => {
  const hand = handOn(page)
  await signIn(page, server(), 'dealer', '/catalog/bike')
  await hand.press(page.getByRole('button', { name: /^Brand/ }))
  await hand.press(
    page.getByRole('dialog', { name: 'Brand' }).getByRole('button', { name: /^Halden/ }),
  )
  await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Halden')
  expect([hand.presses, hand.keys]).toEqual([2, 0])
})

/** Address of a bicycle of which at least three sizes of one colour can be ordered. */
async function manySizes(page: Page): Promise<string> {
  await page.goto(`${server().url}/en-us/catalog/bike?stock=true`)
  const card = page.getByRole('article').filter({ hasText: /1[0-9] of 1[0-9] in stock/ })
  return (await card.first().getByRole('link').first().getAttribute('href'))!
}

test('a bicycle in three sizes is in the cart with a press and six keys', async ({ page }) => {
  await signIn(page, server(), 'dealer', '/catalog/bike')
  await page.goto(`${server().url}${await manySizes(page)}`)
  const hand = handOn(page)
  await hand.press(page.getByRole('main').getByRole('table').getByRole('spinbutton').first())
  await hand.type('1')
  await hand.key('ArrowDown')
  await hand.type('1')
  await hand.key('ArrowDown')
  await hand.type('1')
  await hand.key('Control+Enter')
  await expect(page.getByText(/^3 lines added/)).toBeVisible()
  expect([hand.presses, hand.keys]).toEqual([1, 6])
})

test('twelve pasted codes are in the cart with two presses, two mistyped ones with two more', async ({
  page,
}) => {
  const codes = bikeCodes(12)
  await signIn(page, server(), 'dealer', '/catalog')
  const hand = handOn(page)
  await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Fast order' }).first())
  await expect(page.getByRole('combobox', { name: /row 1/ })).toBeFocused()
  // A clipboard needs a permission that a person gives once; the event is the one it ends in.
  hand.keys += 1
  const wrong = (code: string) => code.replace('0', 'O')
  const text = codes.map((code, at) => `${at < 2 ? wrong(code) : code}\t1`).join('\n')
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
  for (const code of codes.slice(0, 2))
    await hand.press(page.getByRole('button', { name: `Did you mean ${code}?` }))
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary).toContainText('12 lines · 12 pieces')
  await hand.press(summary.getByRole('button', { name: 'Add to cart' }))
  await expect(page.getByText('12 lines added')).toBeVisible()
  expect([hand.presses, hand.keys]).toEqual([4, 1])
})

for (const [device, size] of [
  ['desk', { width: 1440, height: 900 }],
  ['phone', phone],
] as const)
  test(`on a ${device} a cart goes to another address, with a PO number, in four presses`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await signIn(page, server(), 'dealer', bikeList)
    await addToCart(orderable(page).first(), 1)
    await allSaved(page)
    await openCart(page)
    const hand = handOn(page)
    await hand.press(page.getByRole('button', { name: 'Checkout' }))
    await hand.press(page.getByLabel('PO number'))
    await hand.type('PO 77')
    await hand.press(page.getByRole('group', { name: 'Ship to' }).getByRole('radio').nth(1))
    await hand.press(page.getByRole('button', { name: 'Place order' }))
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByText('PO 77')).toBeVisible()
    expect([hand.presses, hand.keys]).toEqual([4, 5])
  })

test('a rep chooses a customer on a phone with two presses and three letters', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, server(), 'rep', '/home')
  const hand = handOn(page)
  await hand.press(page.getByRole('banner').getByRole('button', { name: /Select customer/ }))
  const customers = page.getByRole('dialog').getByRole('list', { name: 'Customers' })
  await expect(customers).toBeVisible()
  await hand.type('vel')
  await expect(customers.getByRole('button').first()).toContainText(/vel/i)
  await hand.press(customers.getByRole('button').first())
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('banner')).toContainText(/vel/i)
  expect([hand.presses, hand.keys]).toEqual([2, 3])
})

test('a rep saves the chosen customer offline on a phone with two presses', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, server(), 'rep', '/home')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Select customer/ })
    .click()
  await page.getByRole('list', { name: 'Customers' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const hand = handOn(page)
  await hand.press(page.getByRole('banner').getByRole('button', { name: /available/ }))
  await hand.press(page.getByRole('button', { name: /^Save .* offline$/ }))
  await expect(page.getByText(/^Saved offline, available until/)).toBeVisible({ timeout: 40_000 })
  expect([hand.presses, hand.keys]).toEqual([2, 0])
})

test('a rep makes a quote of a cart with two presses', async ({ page }) => {
  await signIn(page, server(), 'rep', '/home')
  await page.getByRole('button', { name: 'Select customer' }).first().click()
  await page.getByRole('list', { name: 'Customers' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(`${server().url}/en-us${bikeList}`)
  await addToCart(orderable(page).first(), 1)
  await allSaved(page)
  await openCart(page)
  const hand = handOn(page)
  await hand.press(page.getByRole('button', { name: 'Create quote' }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Create quote' }))
  await expect(page).toHaveURL(/\/quotes\//)
  expect([hand.presses, hand.keys]).toEqual([2, 0])
})

test('a past order is in the cart again with two presses', async ({ page }) => {
  await signIn(page, server(), 'dealer', '/home')
  const hand = handOn(page)
  await hand.press(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Order .* again$/ })
      .first(),
  )
  await hand.press(page.getByRole('button', { name: /^Add (all|\d+ lines?)/ }).first())
  await expect(page.getByText(/lines? added/)).toBeVisible()
  expect([hand.presses, hand.keys]).toEqual([2, 0])
})

test('an administrator changes a setting with two presses and its value', async ({ page }) => {
  await closeBanners(page)
  await signIn(page, server(), 'admin', '/admin/config')
  const hand = handOn(page)
  await hand.press(page.getByRole('button', { name: 'Title of the portal' }))
  const field = page.getByRole('dialog').getByRole('textbox').first()
  await expect(field).toBeFocused()
  await hand.key('Control+a')
  await hand.type('North')
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Save' }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('row', { name: /Title of the portal/ })).toContainText('North')
  expect([hand.presses, hand.keys]).toEqual([2, 6])
})
