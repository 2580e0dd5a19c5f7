import { expect, test } from '@playwright/test'
import { ownServer, signIn } from './portal.ts'

// As before the worker has come: what was not opened yet is not on this device.
const server = ownServer()

// One screen fails in its loader. The other has none and fails in its component, where the router would reload the
// page.
for (const [who, from, name] of [
  ['dealer', '/catalog/bike', 'Repeat order'],
  ['rep', '/outbox', 'Offline customers'],
] as const)
  test(`${name} cannot be fetched and says so where it is; the page stays, and the screen comes with the network`, async ({
    page,
    context,
  }) => {
    await signIn(page, server(), who, from)
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
    await page.evaluate(() => {
      Object.assign(globalThis, { stays: true })
    })
    await context.setOffline(true)
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByText('Nothing you have entered was lost.')).toBeVisible()
    expect(await page.evaluate(() => (globalThis as { stays?: boolean }).stays)).toBe(true)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  })
