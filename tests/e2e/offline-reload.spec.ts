import { expect, type Page, test } from '@playwright/test'
import { ownServer, signIn, workerReady } from './portal.ts'
import { witness } from './witness.ts'

test.use({ serviceWorkers: 'allow' })
const server = ownServer()

/** Opens a page and waits until it has what it shows. */
async function open(page: Page, path: string, shown: string) {
  await page.goto(`${server().url}/en-us${path}`)
  await expect(page.locator(shown).first()).toBeVisible()
}

/** Whether an answer rests on the device: it is written a moment after it was shown. */
const rests = (page: Page, field: string) =>
  page.evaluate(async (wanted) => {
    const promised = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error!)
      })
    for (const { name } of await indexedDB.databases()) {
      const database = await promised(indexedDB.open(name!))
      const keys = database.objectStoreNames.contains('cacheEntries')
        ? await promised(
            database.transaction('cacheEntries').objectStore('cacheEntries').getAllKeys(),
          )
        : []
      database.close()
      if (JSON.stringify(keys).includes(wanted)) return true
    }
    return false
  }, field)

test('loaded anew without a network every page shows what it had, and throws nothing', async ({
  page,
  context,
}) => {
  test.setTimeout(360_000)
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(`${new URL(page.url()).pathname}: ${message}`))
  await signIn(page, server(), 'dealer', '/catalog/paa?view=item')
  await workerReady(page)
  await page.goto(`${server().url}/en-us/user/edit-profile`)
  await expect(page.getByText(/Catalog: \d+ articles/)).toBeVisible({ timeout: 60_000 })
  const article = await (await witness(server().url, 'dealer')).soldOut()
  await open(page, article, 'main h1')
  await page.getByRole('button', { name: 'Notify me' }).click()
  await expect(page.getByRole('button', { name: 'We’ll notify you when it’s back' })).toBeVisible()
  const pages = [
    ['/', 'main h1'],
    ['/catalog/paa?view=item', 'main article'],
    [article, 'main h1'],
    ['/cart', 'main h1'],
    ['/catalog/fast-order', 'main h1'],
    ['/restock', 'main table'],
  ] as const
  for (const [path, shown] of pages) await open(page, path, shown)
  await expect.poll(() => rests(page, 'restockSubscriptions')).toBe(true)
  const credit = page.getByRole('button', { name: /^Available credit/ })
  const amount = (await credit.innerText()).match(/\$[\d,]+\.\d\d/)![0]
  await context.setOffline(true)
  for (const [path, shown] of pages) {
    await test.step(path, async () => {
      await open(page, path, shown)
      await expect(credit).toContainText(amount)
    })
  }
  await expect(page.getByRole('button', { name: /^Stop alerts for/ })).toBeDisabled()
  await credit.click()
  await expect(page.getByText(/^Credit as of .*; it could not be refreshed\.$/)).toBeVisible()
  expect(thrown).toEqual([])
})

test('an installed app that starts where the line carries nothing goes home by what it knows', async ({
  page,
}) => {
  await signIn(page, server(), 'dealer', '/home')
  await expect.poll(() => rests(page, 'buyingOverview')).toBe(true)
  // Never answered: neither refused nor given up.
  await page.route('**/graphql', (route) =>
    /"(HomeAreas|BuyingOverview)"/.test(route.request().postData() ?? '')
      ? undefined
      : route.continue(),
  )
  await page.goto(server().url)
  await expect(page).toHaveURL(`${server().url}/en-us/home`)
  await expect(
    page.getByRole('region', { name: 'Arriving' }).getByRole('listitem'),
  ).not.toHaveCount(0)
})
