import { expect, test } from '@playwright/test'
import { ownServer, signIn, workerReady } from './portal.ts'
import { addToCart, bikeList, orderable, waiting } from './shop.ts'

test.use({ serviceWorkers: 'allow' })
const server = ownServer()

test('storage that is cleared under an open page: the device says what it has lost', async ({
  page,
  context,
}) => {
  await signIn(page, server(), 'dealer', bikeList)
  await workerReady(page)
  await page.reload()
  await expect(orderable(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const article = orderable(page).first()
  const name = (await article.getAttribute('aria-label')) ?? ''
  await addToCart(article, 2)
  await waiting(page, 1)
  // The witness is written a moment after a press.
  await page.waitForTimeout(1_500)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin: server().url,
    storageTypes: 'indexeddb',
  })
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'Needs you' })).toBeVisible({
    timeout: 20_000,
  })
  await page.getByRole('link', { name: /Needs you/ }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'lost 1 change' })
  await expect(notice).toContainText(name)
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByText('Everything is saved')).toBeVisible()
})
