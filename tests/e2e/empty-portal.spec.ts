import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { customerOf, writeFeeds } from '../operate/feeds.ts'
import { closeBanners, fillLogin } from './portal.ts'
import { type Server, startServer } from './server.ts'
import { allSaved, openCart, placeOrder } from './shop.ts'

let server: Server
/** The administrator's first password, as the operator's command prints it. */
let given = ''

/** The one part that is an operator's: a tenant without anything in it, and its first administrator. */
function setUpTenant(dataDir: string): void {
  const run = (command: string, ...args: string[]) =>
    execFileSync(process.execPath, [`dist-server/${command}.mjs`, ...args], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
      encoding: 'utf8',
    })
  const tenant = ['--id', 'shop', '--name', 'Wheel Works']
  run('tenant', ...tenant, '--host', 'localhost', '--country', 'DE', '--currency', 'EUR')
  const told = run(
    'user',
    '--tenant',
    'shop',
    '--username',
    'boss',
    '--role',
    'admin',
    '--area',
    '1000',
  )
  given = told.trim().split(' ').at(-1)!
}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startServer(setUpTenant)
})
// A page that is left open asks for its server as long as the other files run.
test.afterEach(({ browser }) => Promise.all(browser.contexts().map((context) => context.close())))
test.afterAll(async () => server.stop())

/** Logs in on a device of the person's own, with the password given to them, and chooses another one. */
async function arrive(browser: Browser, username: string, first: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await closeBanners(page)
  await page.goto(`${server.url}/en-us/login`)
  await fillLogin(page, username, first)
  page.setDefaultTimeout(60_000)
  await page.getByLabel('Current password').fill(first)
  const own = 'Nine quiet spokes 42'
  await page.getByLabel('New password', { exact: true }).fill(own)
  await page.getByLabel(/^Repeat/).fill(own)
  await press(page, 'Change password')
  await expect(page).not.toHaveURL(/set-password|login/)
  return page
}

const open = (page: Page, path: string) => page.goto(`${server.url}/en-us${path}`)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Creates a user on the screen. @returns the generated password */
async function createUser(page: Page, username: string, role: string, customer?: string) {
  await open(page, '/admin/users/create')
  await page.getByLabel(/^Name/).fill(`${username} of Wheel Works`)
  await page.getByLabel(/^Username/).fill(username)
  await page.getByLabel(/^Role/).selectOption(role)
  if (customer) await page.getByLabel(/^Own customers/).fill(customer)
  await press(page, 'Save')
  const dialog = page.getByRole('alertdialog', { name: `Password of ${username}` })
  await expect(dialog).toBeVisible()
  const password = /[A-HJ-NP-Za-km-z2-9]{14}/.exec(await dialog.innerText())![0]
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  return password
}

test('an administrator fills an empty portal, an editor publishes, and a dealer orders, without a command line', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const admin = await arrive(browser, 'boss', given)

  await open(admin, '/admin/config?setting=webTitle')
  const setting = admin.getByRole('dialog')
  await setting.getByRole('textbox').fill('Wheel Works B2B')
  await setting.getByRole('button', { name: 'Save' }).click()
  await expect(setting).toBeHidden()

  const feeds = join(server.dataDir, 'first-feeds')
  writeFeeds(feeds)
  await open(admin, '/admin/imports')
  await admin.getByRole('link', { name: 'Import files' }).click()
  const names = [
    'shipment-rates',
    'payment-methods',
    'articles',
    'assortment',
    'customers',
    'areas',
    'ship-tos',
    'prices',
    'stock',
  ]
  await admin
    .getByLabel('Files to import')
    .first()
    .setInputFiles(names.map((name) => join(feeds, `${name}.csv`)))
  await press(admin, 'Check only')
  await expect(admin.getByText('Everything can be imported')).toBeVisible({ timeout: 60_000 })
  await press(admin, 'Import')
  await expect(admin.getByText('Everything was imported')).toBeVisible({ timeout: 60_000 })

  const dealerPassword = await createUser(admin, 'dora', 'dealer', customerOf(1))
  const editorPassword = await createUser(admin, 'edda', 'content')

  await open(admin, '/admin/config')
  await press(admin, 'Open the portal')
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Open the portal' }).click()
  await expect(admin.getByText('This portal is not open yet')).toBeHidden()

  const editor = await arrive(browser, 'edda', editorPassword)
  await open(editor, '/admin/announcements/create')
  await editor.getByLabel(/^Title/).fill('We are open')
  await editor.getByRole('textbox', { name: /^Text/ }).fill('Order from today on.')
  await editor.getByLabel('Published until').fill('2036-01-01T00:00')
  await press(editor, 'Save')
  await expect(editor.getByRole('link', { name: 'We are open' })).toBeVisible()

  const dealer = await arrive(browser, 'dora', dealerPassword)
  await open(dealer, '/content-search?search=order')
  await expect(dealer.getByRole('link', { name: 'We are open' })).toBeVisible()
  await open(dealer, '/catalog/paa?view=item')
  const article = dealer.getByRole('article', { name: /Bolt/ }).first()
  await article.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
  await article.getByRole('button', { name: 'Add to cart' }).click()
  await allSaved(dealer)
  await openCart(dealer)
  await press(dealer, 'Checkout')
  await placeOrder(dealer)
  await expect(dealer.getByRole('main')).toContainText(/Bolt/, { timeout: 30_000 })
  await expect(dealer).toHaveURL(/confirmation/)

  await expect(async () => {
    await open(admin, '/admin/handover')
    await expect(admin.getByRole('main')).toContainText('Shop 1', { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
})
