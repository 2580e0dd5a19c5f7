import { devices, expect, test } from '@playwright/test'
import { ownServer, signIn, workerReady } from './portal.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, serviceWorkers: 'allow' })
const server = ownServer()

test('an order from a vendor’s range reaches the vendor, who accepts it, and the dealer sees that', async ({
  page,
  browser,
}) => {
  await signIn(page, server(), 'dealer', '/3rd-party/catalog')
  const row = page.getByRole('row').filter({ hasText: 'Northpine Workwear' }).first()
  const quantity = row.getByRole('spinbutton')
  const article = (await quantity.getAttribute('aria-label'))!.replace('Quantity of ', '')
  await quantity.fill('2')
  await quantity.blur()
  await page.getByRole('button', { name: /Third-party cart/ }).click()
  const cart = page.getByRole('dialog', { name: 'Third-party cart' })
  await cart.getByRole('button', { name: /^Place order/ }).click()
  const said = page.getByText(/^Ordered: T\d+$/)
  await expect(said).toBeVisible()
  const number = (await said.textContent())!.replace('Ordered: ', '')

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const desk = await context.newPage()
  await signIn(desk, server(), 'vendor', '/3rd-party/order')
  const line = desk.getByRole('row').filter({ hasText: number })
  await expect(line).toHaveCount(1)
  await line.getByRole('button', { name: article }).click()
  const item = desk.getByRole('dialog', { name: article })
  await item.getByRole('button', { name: 'Accept' }).click()
  await expect(item.getByText('Accepted')).toBeVisible()
  // The other vendor's lines are not among them.
  await expect(desk.getByText('Showroom Supply Co.')).toHaveCount(0)
  await context.close()

  await page.goto(`${server().url}/en-us/3rd-party/order`)
  await expect(
    page.getByRole('row').filter({ hasText: number }).getByText('Accepted'),
  ).toBeVisible()
})

test('a clerk counts what has come without a connection, and the count is sent once', async ({
  page,
  context,
}) => {
  await signIn(page, server(), 'dealer', '/click-collect?status=shipment_from_hq')
  await workerReady(page)
  const order = page.getByRole('button', { name: /^WEB-\d+$/ }).first()
  const id = (await order.textContent())!
  await expect(order).toBeVisible()
  await context.setOffline(true)
  await order.click()
  const dialog = page.getByRole('dialog', { name: `Order ${id}` })
  const line = dialog
    .getByRole('row')
    .filter({ has: page.getByRole('spinbutton') })
    .first()
  const label = (await line.getByRole('spinbutton').getAttribute('aria-label'))!
  const [, sku] = /\(([^()]+)\)/.exec((await line.textContent())!)!
  const code = dialog.getByRole('textbox', { name: 'Code of an article' })
  await code.fill(sku!.toLowerCase())
  await code.press('Enter')
  await expect(dialog.getByRole('status').filter({ hasText: /: 1 of \d/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save count' }).click()
  const row = page.getByRole('row').filter({ hasText: id })
  await expect(row.getByText('Waiting to be sent')).toBeVisible()
  await page.reload()
  await expect(row.getByText('Waiting to be sent')).toBeVisible()
  await context.setOffline(false)
  await page.goto(`${server().url}/en-us/click-collect?status=partially_shipped`)
  await expect(async () => {
    await page.reload()
    await expect(row).toHaveCount(1, { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await row.getByRole('button', { name: id }).click()
  await expect(dialog.getByRole('spinbutton', { name: label, exact: true })).toHaveValue('1')
})
