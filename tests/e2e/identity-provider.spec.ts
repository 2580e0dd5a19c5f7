import { expect, type Page, test } from '@playwright/test'
import { startIdentityProvider, type TestProvider } from '../support/identity-provider.ts'
import { closeBanners, fillLogin, ownServer, signIn } from './portal.ts'

// Each test goes on with the provider that the first one sets up.
test.describe.configure({ mode: 'serial' })

// The provider is on this machine, which a server on the open internet would never ask.
const server = ownServer({ ALLOW_LOCAL_PUSH: '1' })
const jo = { sub: 'jo', name: 'Jo New', email: 'jo@contoso.example', email_verified: true }
let provider: TestProvider
const startProvider = async (port?: number) => {
  const callback = `${server().url}/server/log-in/callback`
  provider = await startIdentityProvider([callback], jo, { asks: true, ...(port && { port }) })
}
test.beforeAll(() => startProvider())
test.afterAll(() => provider.close())

const button = (page: Page) => page.getByRole('link', { name: 'Log in with Contoso' })

/** Opens the login page and goes to the provider. */
async function goThere(page: Page, target = ''): Promise<void> {
  await closeBanners(page)
  await page.goto(`${server().url}/en-us/login${target && `?target=${encodeURIComponent(target)}`}`)
  await button(page).click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
}

test('an administrator sets a provider up, and a new person gets a user by its rule', async ({
  page,
  browser,
}) => {
  await signIn(page, server(), 'admin', '/admin/identity-providers/create')
  await page.getByLabel('Name').fill('Contoso')
  await page.getByLabel('Issuer').fill(`${provider.issuer}/elsewhere`)
  await page.getByRole('button', { name: 'Test the connection' }).click()
  await expect(page.getByRole('alert')).toContainText('HTTP status 404')
  await page.getByLabel('Issuer').fill(provider.issuer)
  await page.getByLabel('Client ID').fill(provider.clientId)
  await page.getByLabel('Client secret').fill(provider.clientSecret)
  await page.getByRole('button', { name: 'Test the connection' }).click()
  await expect(page.getByText('The provider can be reached.')).toBeVisible()
  await page.getByLabel('Create users').check()
  await page.getByLabel('Email domains').fill('contoso.example')
  await page.getByLabel('Role of new users', { exact: true }).selectOption('dealer')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: 'Contoso', exact: true })).toBeVisible()

  const context = await browser.newContext()
  const other = await context.newPage()
  // The server looks for changed providers every five seconds.
  await expect(async () => {
    await other.goto(`${server().url}/en-us/login`)
    await expect(button(other)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await goThere(other)
  await other.getByRole('link', { name: 'Continue as Jo New' }).click()
  await expect(other).toHaveURL(`${server().url}/en-us/home`)
  await other.getByRole('button', { name: 'Account' }).click()
  await expect(other.getByText('Jo New')).toBeVisible()
  await context.close()
})

test('a user with the same address is linked, lands where they wanted, and logs out', async ({
  page,
}) => {
  provider.person = { sub: 'd', email: 'dealer@us.example', email_verified: true }
  await goThere(page, '/en-us/cart')
  await page.getByRole('link', { name: 'Continue as d' }).click()
  await expect(page).toHaveURL(`${server().url}/en-us/cart`)
  await logOut(page)
  await page.goto(`${server().url}/en-us/cart`)
  await expect(page).toHaveURL(/\/login/)
  // The provider still knows the browser, and the portal the person, whatever the address is now.
  provider.person = { sub: 'd', email: 'married@contoso.example', email_verified: true }
  await button(page).click()
  await expect(page).toHaveURL(`${server().url}/en-us/cart`)
})

test('a person who turns back there is told so, and can try again', async ({ page }) => {
  await goThere(page, '/en-us/cart')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('The login was canceled')
  await expect(page).toHaveURL(/\/en-us\/login\?.*target=%2Fen-us%2Fcart/)
  await button(page).click()
  await page.getByRole('link', { name: /^Continue/ }).click()
  await expect(page).toHaveURL(`${server().url}/en-us/cart`)
})

test('a provider that is down leads back with a message, until it is there again', async ({
  page,
}) => {
  const { port } = new URL(provider.issuer)
  await provider.close()
  await goThere(page)
  await expect(page.getByRole('alert')).toContainText('can’t be reached')
  await startProvider(Number(port))
  await button(page).click()
  await page.getByRole('link', { name: 'Continue as Jo New' }).click()
  await expect(page).toHaveURL(`${server().url}/en-us/home`)
})

test('without passwords the login page has the provider, and the form for the few', async ({
  page,
  browser,
}) => {
  await signIn(page, server(), 'admin', '/admin/config')
  await page.getByRole('button', { name: 'Log in with a password or passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Off').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  // The server's form alone, as it stands before a script.
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  const link = plain.getByRole('link', { name: 'Log in with a password' })
  await expect(async () => {
    await plain.goto(`${server().url}/en-us/login`)
    await expect(link).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(button(plain)).toBeVisible()
  await expect(plain.getByLabel('Username')).toHaveCount(0)
  await link.click()
  await fillLogin(plain, 'dealer')
  await expect(plain.getByText('Use your company account')).toBeVisible()
  await fillLogin(plain, 'admin')
  await expect(plain).toHaveURL(`${server().url}/en-us`)
  await context.close()
})
