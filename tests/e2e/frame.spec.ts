import { expect, test } from '@playwright/test'
import { ownServer, signIn } from './portal.ts'

const server = ownServer()

test('the first tab stop leads past the bars', async ({ page }) => {
  await signIn(page, server(), 'dealer')
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('an article is put into the cart with the keyboard alone', async ({ page }) => {
  await signIn(page, server(), 'dealer', '/catalog/paa?view=item')
  const article = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Add to cart' }) })
    .first()
  await article.getByRole('spinbutton', { name: 'Quantity' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(article.getByText('3 in cart')).toBeVisible()
})

test('a phone has its places under the thumb and the rest in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, server(), 'dealer')
  const places = page.getByRole('navigation', { name: 'Places' })
  await expect(places.getByRole('link', { name: 'Catalog' })).toBeVisible()
  await expect(places.getByRole('link', { name: 'Cart' })).toBeVisible()
  await places.getByRole('button', { name: 'More' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('button', { name: 'Log out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(places.getByRole('button', { name: 'More' })).toBeFocused()
})

test('who turns his tablet keeps what he has typed', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn(page, server(), 'dealer', '/catalog/bike')
  await page.getByRole('article').first().getByRole('link').first().click()
  const quantity = page
    .getByRole('group', { name: 'Sizes and colors' })
    .getByRole('spinbutton')
    .first()
  await quantity.fill('3')
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(quantity).toHaveValue('3')
  await page.setViewportSize({ width: 600, height: 960 })
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()
  await expect(quantity).toHaveValue('3')
})

test('a number of four figures at the cart keeps its distance from the next symbol', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, server(), 'dealer', '/catalog/bike?view=item')
  const article = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Add to cart' }) })
    .first()
  await article.getByRole('spinbutton', { name: 'Quantity' }).fill('1200')
  await article.getByRole('button', { name: 'Add to cart' }).click()
  const bar = page.getByRole('banner')
  const number = await bar.getByText('999+', { exact: true }).boundingBox()
  const next = await bar.getByRole('link', { name: 'Notifications' }).getByRole('img').boundingBox()
  expect(next!.x - number!.x - number!.width).toBeGreaterThanOrEqual(16)
})

test('the palette goes to a screen by typing alone', async ({ page }) => {
  await signIn(page, server(), 'dealer')
  await expect(page.getByRole('button', { name: /^Go to…/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Go to…' })
  await expect(field).toBeFocused()
  await field.fill('car')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Cart')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server().url}/en-us/cart`)
  // The new screen is announced, and reading goes on at its heading.
  await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Cart – /)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})

test('the side menu stays folded on this device', async ({ page }) => {
  await signIn(page, server(), 'dealer')
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand menu' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Bikes' }),
  ).toBeVisible()
})

for (const path of ['/catalog/paa', '/claim']) {
  test(`the bar of a phone on ${path} is one row and lies on the content by a pixel`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, server(), 'dealer', path)
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(50)
    expect(
      await page.evaluate(
        () =>
          getComputedStyle(document.documentElement).getPropertyValue('--frame-top') &&
          document.querySelector('header + *')?.getBoundingClientRect().top,
      ),
    ).toBe(49)
  })
}

test('the palette is moved through with the arrow keys, and the page behind it stays', async ({
  page,
}) => {
  await signIn(page, server(), 'dealer')
  await expect(page.getByRole('button', { name: /^Go to…/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  const chosen = palette.getByRole('option', { selected: true })
  await page.getByRole('combobox', { name: 'Go to…' }).fill('o')
  const first = await chosen.textContent()
  for (let n = 0; n < 2; n++) await page.keyboard.press('ArrowDown')
  await expect(chosen).not.toHaveText(first!)
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(page.getByRole('main')).toBeVisible()
})
