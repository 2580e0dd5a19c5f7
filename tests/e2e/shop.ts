import { expect, type Locator, type Page } from '@playwright/test'
import { demoArticles } from '../../server/demo/range/articles.ts'
import { us } from '../../server/demo/tenants/us.ts'

/** A list in which every article stands alone, of articles that can be ordered without regard to stock. */
export const bikeList = '/catalog/bike?view=item'

/** Codes of bikes that can be ordered without regard to stock: one in 47 has an obstacle. */
export const bikeCodes = (count: number): string[] =>
  [...demoArticles({ count: 800, language: us.language, year: 2026, codeOf: us.codeOf })]
    .flatMap(({ code, category }, at) => (category === 'bike' && at % 47 !== 30 ? [code] : []))
    .slice(0, count)

/** The articles in sight that can be ordered. */
export const orderable = (page: Page): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Add to cart' }) })

/** Puts a number of one article into the cart. */
export async function addToCart(article: Locator, quantity: number): Promise<void> {
  await article.getByRole('spinbutton', { name: 'Quantity' }).fill(String(quantity))
  await article.getByRole('button', { name: 'Add to cart' }).click()
  await expect(article.getByText(/\d+ in cart/)).toBeVisible()
}

export const nameOf = async (article: Locator): Promise<string> =>
  (await article.getAttribute('aria-label')) ?? ''

export const allSaved = async (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible({ timeout: 30_000 })

export const waiting = async (page: Page, changes: number): Promise<void> =>
  expect(
    page
      .getByRole('status')
      .filter({ hasText: `${changes} change${changes === 1 ? '' : 's'} waiting` }),
  ).toBeVisible()

/** Opens the cart without a load of the page, as a person does. */
export async function openCart(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cart' }).first().click()
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Cart', level: 1 }),
  ).toBeVisible()
}

export const cartLine = (page: Page, name: string): Locator => page.getByRole('row', { name })

/** Returns the quantities in the cart on screen, by the article's name. */
export async function quantities(page: Page): Promise<Record<string, number>> {
  const rows = page
    .getByRole('row')
    .filter({ has: page.getByRole('spinbutton', { name: 'Quantity' }) })
  const pairs = (await rows.all()).map(
    async (row) =>
      [await nameOf(row), Number(await row.getByRole('spinbutton').inputValue())] as const,
  )
  return Object.fromEntries(await Promise.all(pairs))
}

/** Places the order as the checkout proposes it. */
export const placeOrder = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Place order' }).click()

/** Says "the network is back", as a browser does for its own network: it knows nothing of a server's. */
export const comeOnline = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('online')))
