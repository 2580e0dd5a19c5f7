import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { closeBanners, fillLogin, ownServer, signIn } from './portal.ts'

const server = ownServer()
const password = 'Pannier2026'

const codeOf = (secret: string, ms = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ms })

/** Gives the browser a device that makes and keeps passkeys, and whose owner always agrees. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
}

/** Opens a factor's dialog and gives the password. */
async function begin(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
}

test('an authenticator app is set up and asked for; a recovery code stands in for it once', async ({
  page,
  browser,
}) => {
  await signIn(page, server(), 'office', '/user/edit-profile')
  await begin(page, 'Set up authenticator app')
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
  const secret = (await page.getByTitle('Copy').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Code from the app').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  const codes = await list.allInnerTexts()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog')).toBeHidden()
  const paper = page.locator('body > section')
  await expect(paper).toContainText('Northlane Cycles')
  await expect(paper.locator('pre')).toHaveText(codes.join('\n'))
  await expect(paper).toBeVisible()
  await page.emulateMedia({ media: null })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('10 codes left')).toBeVisible()
  await logOut(page)

  await page.goto(`${server().url}/en-us/login?target=%2Fen-us%2Foutbox`)
  await fillLogin(page, 'office')
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('That code or passkey isn’t right')
  await expect(page.getByLabel('Code')).toBeFocused()
  // The next one: each works once, and the former would be too old on a slow machine.
  await page.keyboard.type(codeOf(secret, 30_000))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server().url}/en-us/outbox`)
  await logOut(page)
  await fillLogin(page, 'office')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0]!)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server().url}/en-us/home`)

  // The same where no script runs.
  const bare = await browser.newContext({ javaScriptEnabled: false })
  const plain = await bare.newPage()
  await plain.goto(`${server().url}/en-us/login`)
  await fillLogin(plain, 'office')
  await expect(plain.getByRole('heading', { name: 'Two-step login' })).toBeVisible()
  await plain.getByLabel('Code').fill(codes[0]!)
  await plain.getByRole('button', { name: 'Log in' }).click()
  await expect(plain.getByText('That code or passkey isn’t right')).toBeVisible()
  await plain.getByLabel('Code').fill(codes[1]!)
  await plain.getByRole('button', { name: 'Log in' }).click()
  await expect(plain).toHaveURL(`${server().url}/en-us`)
  await bare.close()
})

test('a passkey is added, is the second step, and logs in alone', async ({ page }) => {
  await addAuthenticator(page)
  await closeBanners(page)
  await signIn(page, server(), 'manager', '/user/edit-profile')
  await begin(page, 'Add a passkey')
  await page.getByRole('dialog', { name: 'Name your passkey' }).getByLabel('Name').fill('Test key')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('Test key')).toBeVisible()
  await expect(page.getByText('not used yet')).toBeVisible()
  await logOut(page)

  await fillLogin(page, 'manager')
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible()
  await expect(page.getByLabel('Code')).toHaveCount(0)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(`${server().url}/en-us/home`)
  await logOut(page)

  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(`${server().url}/en-us/home`)
  await page.goto(`${server().url}/en-us/user/edit-profile`)
  await expect(page.getByText(/last used/i).first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove passkey Test key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('Test key')).toHaveCount(0)
})
