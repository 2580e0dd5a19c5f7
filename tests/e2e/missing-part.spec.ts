import { expect, test } from '@playwright/test'
import { ownServer, signIn } from './portal.ts'

// As before the worker has come: what was not opened yet is not on this device.
test.use({ serviceWorkers: 'block' })
const server = ownServer()

test('a screen that cannot be fetched says so where it is; the page stays, and the screen comes with the network', async ({
  page,
  context,
}) => {
  await signIn(page, server(), 'dealer', '/catalog/bike')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => {
    Object.assign(globalThis, { stays: true })
  })
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Repeat order' }).first().click()
  await expect(page.getByText('Nothing you have entered was lost.')).toBeVisible()
  expect(await page.evaluate(() => (globalThis as { stays?: boolean }).stays)).toBe(true)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Repeat order' })).toBeVisible()
})
