import { expect, type Page, test } from '@playwright/test'
import { type Server, startServer } from './server.ts'

const password = 'Pannier2026'

/** A server for the tests of one file. */
export function ownServer(): () => Server {
  let server: Server
  test.beforeAll(async () => {
    server = await startServer()
  })
  test.afterAll(async () => server.stop())
  return () => server
}

/** Fills in and sends the login form that is in sight. */
export async function fillLogin(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Announcements and promotions as if they had been closed just now: they stand in front of what a test looks at. */
export const closeBanners = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const key of ['ANNOUNCEMENT_OPEN', 'PROMO_BANNER_OPEN'])
      localStorage.setItem(key, String(Date.now() + 7_000_000))
  })

/** Signs in and opens a page; `path` without the locale. */
export async function signIn(
  page: Page,
  { url }: Pick<Server, 'url'>,
  username: string,
  path = '/catalog',
): Promise<void> {
  await closeBanners(page)
  await page.goto(`${url}/en-us/login?target=${encodeURIComponent(`/en-us${path}`)}`)
  await fillLogin(page, username)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page).toHaveURL(`${url}/en-us${path}`)
}

/** Waits until the worker that answers offline has taken over this page. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
}
