import { expect, type Page, test } from '@playwright/test'
import { closeBanners, fillLogin, ownServer, signIn } from './portal.ts'

const server = ownServer()

test('every role starts at home with cards to act on, and a dealer finds an article from there at once', async ({
  page,
}) => {
  await closeBanners(page)
  for (const [username, card] of [
    ['vendor', 'What you can do'],
    ['usadmin', 'Recent customers'],
    ['admin', 'Failed mail'],
    ['rep', 'Recent customers'],
    ['dealer', 'Arriving'],
  ] as const) {
    await page.goto(server().url)
    await expect(page).toHaveURL(`${server().url}/en-us/login`)
    await fillLogin(page, username)
    await expect(page).toHaveURL(`${server().url}/en-us/home`)
    await expect(page.getByRole('region', { name: card })).toBeVisible()
    if (username === 'dealer') break
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login/)
  }
  await page.getByRole('combobox', { name: 'Search' }).fill('bottle')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/catalog\?.*search=bottle/)
})

test('what a screen wants otherwise than the kit counts from the log-in on', async ({ page }) => {
  await signIn(page, server(), 'dealer')
  const palette = page.getByRole('button', { name: /^Go to/ })
  await expect(palette).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(palette).toBeHidden()
})

test('a wrong password is refused in words that do not say which half was wrong', async ({
  page,
}) => {
  await page.goto(`${server().url}/en-us/login`)
  await fillLogin(page, 'dealer', 'Wrong2026')
  await expect(page.getByRole('alert')).toHaveText('Username or password is incorrect')
  await fillLogin(page, 'nobody-of-that-name', 'Wrong2026')
  await expect(page.getByRole('alert')).toHaveText('Username or password is incorrect')
  await expect(page).toHaveURL(/\/login/)
})

/** Keeps requests from being answered. @returns lets them go */
async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test('a form that is sent before the script has come says why it was refused, then and when the script takes over', async ({
  page,
}) => {
  const letScriptsGo = await hold(page, '**/assets/*.js')
  const alert = page.getByRole('alert')
  await page.goto(`${server().url}/en-us/login?target=%2Fen-us%2Fcatalog%2Fbike`, {
    waitUntil: 'commit',
  })
  await fillLogin(page, 'dealer', 'Wrong2026')
  await expect(page).toHaveURL(/refused=0&target=/)
  await expect(alert).toHaveText('Username or password is incorrect')
  letScriptsGo()
  await page.waitForFunction(() => document.querySelector('[aria-label=Messages]'))
  await expect(alert).toHaveText('Username or password is incorrect')
  // The error belongs to that try only; the next try counts.
  await fillLogin(page, 'dealer')
  await expect(page).toHaveURL(`${server().url}/en-us/catalog/bike`)
})

test('a press that lasts while the script takes over logs in', async ({ page }) => {
  const letScriptsGo = await hold(page, '**/assets/*.js')
  await page.goto(`${server().url}/en-us/login?target=%2Fen-us%2Fcatalog%2Fbike`, {
    waitUntil: 'commit',
  })
  await page.getByLabel('Username').fill('dealer')
  await page.getByLabel('Password', { exact: true }).fill('Pannier2026')
  await page.getByRole('button', { name: 'Log in' }).hover()
  await page.mouse.down()
  letScriptsGo()
  await page.waitForLoadState('networkidle')
  await page.mouse.up()
  await expect(page).toHaveURL(`${server().url}/en-us/catalog/bike`)
})

test('after login the page that was asked for opens', async ({ page }) => {
  await page.goto(`${server().url}/en-us/catalog/bike?view=item`)
  await expect(page).toHaveURL(/\/en-us\/login\?target=/)
  await fillLogin(page, 'dealer')
  await expect(page).toHaveURL(/\/en-us\/catalog\/bike\?view=item/)
})

test('a target on another site is dropped', async ({ page }) => {
  await page.goto(`${server().url}/en-us/login?target=${encodeURIComponent('//evil.example/')}`)
  await fillLogin(page, 'dealer')
  await expect(page).toHaveURL(`${server().url}/en-us/home`)
})

test('without the right the session ends and the login page names it', async ({ page }) => {
  await signIn(page, server(), 'dealer')
  await page.goto(`${server().url}/en-us/login?target=${encodeURIComponent('/en-us/catalog')}`)
  await expect(page).toHaveURL(/\/en-us\/catalog/)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  // The vendor has no catalogue: the target gives way to a home page, with a word of why.
  await page.goto(`${server().url}/en-us/catalog`)
  await fillLogin(page, 'vendor')
  await expect(page).not.toHaveURL(/\/en-us\/catalog/)
  await expect(
    page.getByText('You don’t have access to that page, so here is your home page.'),
  ).toBeVisible()
  await page.goto(`${server().url}/en-us/catalog`)
  await expect(page).toHaveURL(/\/login\?target=/)
  await expect(page.getByRole('status').filter({ hasText: 'page.catalog' })).toBeVisible()
})

test('logging out ends the session in this browser and on the server', async ({
  page,
  context,
}) => {
  await signIn(page, server(), 'dealer')
  const cookies = await context.cookies()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/en-us\/login/)
  await page.goto(`${server().url}/en-us/catalog`)
  await expect(page).toHaveURL(/\/en-us\/login\?target=/)
  await context.addCookies(cookies)
  const answer = await page.request.post(`${server().url}/refresh-token`, { data: {} })
  expect(answer.status()).toBeGreaterThanOrEqual(400)
})

test('the language is chosen before and after login, and stays', async ({ page }) => {
  await page.goto(`${server().url}/en-us/login`)
  const languages = page.getByRole('navigation', { name: 'Language' }).getByRole('link')
  await expect(languages.first()).toBeVisible()
  const other = page.locator('nav a:not([aria-current])').first()
  const code = (await other.getAttribute('href'))!.split('/')[1]!
  await other.click()
  await expect(page).toHaveURL(new RegExp(`/${code}/login`))
  await page.reload()
  await expect(page).toHaveURL(new RegExp(`/${code}/login`))
  await page.goto(server().url)
  await expect(page).toHaveURL(new RegExp(`/${code}/login`))
})
