import { expect, type Page, test } from '@playwright/test'
import { type Server, startServer } from './server.ts'

const password = 'Pannier2026'

/** A server for the tests of one file. @param settings variables of its environment @param basePath path that it is below */
export function ownServer(settings: Record<string, string> = {}, basePath = ''): () => Server {
  let server: Server
  test.beforeAll(async () => {
    // A server that starts beside two others has a part of a core.
    test.setTimeout(300_000)
    server = await startServer(undefined, settings, basePath)
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
export const closeBanners = (page: Page, basePath = ''): Promise<unknown> =>
  page.addInitScript((path) => {
    for (const key of ['ANNOUNCEMENT_OPEN', 'PROMO_BANNER_OPEN'])
      localStorage.setItem(key + path, String(Date.now() + 7_000_000))
  }, basePath)

/** Opens a page as a signed-in person; `path` without the locale. The form itself is the matter of login.spec.ts. */
export async function signIn(
  page: Page,
  { url }: Pick<Server, 'url'>,
  username: string,
  path = '/catalog',
): Promise<void> {
  await closeBanners(page)
  const answer = await page.request.post(`${url}/login`, {
    headers: { authorization: `Basic ${btoa('pannier:public')}` },
    data: { username, password },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto(`${url}/en-us${path}`)
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
