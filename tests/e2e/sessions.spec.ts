import { expect, type Page, test } from '@playwright/test'
import { fillLogin, ownServer, signIn, workerReady } from './portal.ts'
import { addToCart, allSaved, bikeList, orderable, waiting } from './shop.ts'
import { witness } from './witness.ts'

test.use({ serviceWorkers: 'allow' })
const server = ownServer()

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

test('a session that ran out asks for the password on the page, and sends what waits', async ({
  page,
  context,
}) => {
  await signIn(page, server(), 'fixed', bikeList)
  await workerReady(page)
  const article = orderable(page).nth(2)
  await expect(article).toBeVisible()
  await context.setOffline(true)
  await addToCart(article, 2)
  await waiting(page, 1)
  await context.clearCookies()
  await context.setOffline(false)
  const dialog = page.getByRole('alertdialog', { name: 'Log in to send 1 change' })
  await expect(dialog).toBeVisible({ timeout: 20_000 })
  await dialog.getByLabel(/^Password of/).fill('Wrong2026')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Username or password is incorrect')
  await dialog.getByLabel(/^Password of/).fill('Pannier2026')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog).toBeHidden()
  await allSaved(page)
  await expect(page).toHaveURL(`${server().url}/en-us${bikeList}`)
  await expect(article.getByText(/\d+ in cart/)).toBeVisible()
})

test('a log-out in one tab is a log-out in all', async ({ page, context }) => {
  await signIn(page, server(), 'dealer', bikeList)
  const other = await context.newPage()
  await other.goto(`${server().url}/en-us${bikeList}`)
  await expect(orderable(other).first()).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  // Signing in in one lets the other in as well.
  await fillLogin(page, 'dealer')
  await expect(page).not.toHaveURL(/\/login/)
  await expect(other).not.toHaveURL(/\/login/)
})

test('after a log-out without a network the worker sends nothing in that name', async ({
  page,
  context,
}) => {
  await signIn(page, server(), 'fixed', bikeList)
  await workerReady(page)
  const before = await (await witness(server().url, 'fixed')).cart()
  const article = orderable(page).nth(1)
  await expect(article).toBeVisible()
  await context.setOffline(true)
  await addToCart(article, 7)
  await waiting(page, 1)
  await logOut(page)
  await page.getByRole('button', { name: 'Keep for me and log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  const refreshed: string[] = []
  context.on('request', (request) => refreshed.push(new URL(request.url()).pathname))
  // Page or worker: the first to wake must send it before anything else.
  const loggedOut = context.waitForEvent('response', (response) =>
    response.url().endsWith('/logout'),
  )
  await context.setOffline(false)
  const session = await context.newCDPSession(page)
  const registrations: { registrationId: string; scopeURL: string }[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) =>
    registrations.push(...found),
  )
  await session.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: server().url,
    registrationId: registrations[0]!.registrationId,
    tag: 'pannier-outbox',
    lastChance: false,
  })
  expect((await loggedOut).status()).toBe(204)
  await expect.poll(async () => (await witness(server().url, 'fixed')).cart()).toEqual(before)
  expect(refreshed.find((path) => path === '/logout' || path === '/refresh-token')).toBe('/logout')
})

/** Everything that lies in IndexedDB, Cache storage, local and session storage of the page's origin, as one text. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage, ...sessionStorage })]
    const text = (value: unknown) =>
      JSON.stringify(value, (_, part: unknown) =>
        part instanceof ArrayBuffer || ArrayBuffer.isView(part)
          ? new TextDecoder('latin1').decode(part as ArrayBuffer)
          : part,
      )
    for (const { name } of await indexedDB.databases()) {
      const open = indexedDB.open(name!)
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        open.onsuccess = () => resolve(open.result)
        open.onerror = () => reject(open.error!)
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => (all.onsuccess = resolve))
        texts.push(text(all.result))
      }
      database.close()
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        if (!/\/assets\//.test(request.url)) {
          const kept = await caches.match(request, { cacheName: name })
          texts.push(request.url, await kept!.text())
        }
    return texts.join('\n')
  })

test('who takes over a device without a log-out reads nothing of the one before, who loses nothing', async ({
  page,
  context,
}) => {
  const own = await witness(server().url, 'fixed')
  const before = await own.cart()
  await signIn(page, server(), 'fixed', bikeList)
  await workerReady(page)
  const article = orderable(page).nth(3)
  await expect(article).toBeVisible()
  await context.setOffline(true)
  await addToCart(article, 3)
  await waiting(page, 1)
  const customer = await page.evaluate(async () => {
    const open = indexedDB.open('pannier')
    await new Promise((resolve) => (open.onsuccess = resolve))
    const all = open.result.transaction('outbox').objectStore('outbox').getAll()
    await new Promise((resolve) => (all.onsuccess = resolve))
    open.result.close()
    return (all.result as { customerKey: string }[])[0]!.customerKey
  })
  expect(await everythingKept(page)).toContain(customer)

  // The session is gone, and another person logs in.
  await context.clearCookies()
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await signIn(next, server(), 'dealer', bikeList)
  // The page of the one before may still be reloading.
  const kept = () => everythingKept(next).catch(() => customer)
  await expect.poll(kept, { timeout: 60_000 }).not.toContain(customer)
  expect(await own.cart()).toEqual(before)

  await logOut(next)
  await fillLogin(next, 'fixed')
  const added = async () => {
    const now = Object.entries(await own.cart())
    return now.map(([code, qty]) => qty - (before[code] ?? 0)).filter((qty) => qty !== 0)
  }
  await expect.poll(added, { timeout: 60_000 }).toEqual([3])
  await allSaved(next)
  expect(await added()).toEqual([3])
})
