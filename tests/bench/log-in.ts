import type { Page } from '@playwright/test'

/**
 * Opens and fills the log-in as the demo's dealer, without sending it.
 * @param target path to open afterwards, below the locale
 */
export async function fillLogin(page: Page, url: string, target?: string): Promise<void> {
  await page.goto(
    `${url}/en-us/login${target ? `?target=${encodeURIComponent(`/en-us${target}`)}` : ''}`,
  )
  await page.getByLabel('Username').fill('dealer')
  await page.getByLabel('Password', { exact: true }).fill('Pannier2026')
}

/**
 * Logs in as the demo's dealer.
 * @param target path to open afterwards, below the locale
 */
export async function logIn(page: Page, url: string, target?: string): Promise<void> {
  await fillLogin(page, url, target)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((to) => !to.pathname.endsWith('/login'))
}

/** Lets a page run what this loader has made: it names functions by a helper that the page lacks. */
export const allowNamedFunctions = (page: Page) =>
  page.evaluate('globalThis.__name = (made) => made')
