import { expect, type Page, test } from '@playwright/test'
import { watchAlarms } from './alarms.ts'
import { ownServer, signIn } from './portal.ts'
import {
  addToCart,
  allSaved,
  bikeList,
  nameOf,
  openCart,
  orderable,
  quantities,
  waiting,
} from './shop.ts'

// So that the test sees everything that is sent, and can hold it.
const server = ownServer()

const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^\w+ - / })

/** Chooses a customer in the dialog that is open. */
async function choose(page: Page, at: number) {
  const dialog = page.getByRole('dialog', { name: 'Select customer' })
  await dialog.getByRole('list', { name: 'Customers' }).getByRole('button').nth(at).click()
  await expect(dialog).toBeHidden()
}

test('a customer that is changed in one tab is changed in the other, and what waits stays with the one it was meant for', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const alarms = await watchAlarms(context)
  await signIn(page, server(), 'dealer2', '/outbox')
  await page.getByRole('button', { name: 'Select customer' }).click()
  await choose(page, 0)
  await expect(chip(page)).toBeVisible()
  const first = (await chip(page).getAttribute('aria-label'))!
  await page.goto(`${server().url}/en-us${bikeList}`)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(chip(other)).toHaveAccessibleName(first)

  const sent: string[] = []
  let held = true
  await context.route('**/graphql', (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('"intents"')) return route.continue()
    if (held) return route.abort()
    sent.push(...[...body.matchAll(/"customerKey":"(\w+)"/g)].map(([, key]) => key!))
    return route.continue()
  })
  const article = await nameOf(orderable(page).first())
  await addToCart(orderable(page).first(), 2)
  await waiting(other, 1)

  await chip(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change customer' }).click()
  await choose(page, 1)
  await expect(chip(page)).not.toHaveAccessibleName(first)
  await expect(chip(other)).toHaveAccessibleName((await chip(page).getAttribute('aria-label'))!)
  held = false
  await Promise.all([allSaved(page), allSaved(other)])
  expect(new Set(sent).size).toBe(1)
  await openCart(other)
  await expect(other.getByRole('heading', { name: 'The cart is empty' })).toBeVisible()

  await chip(other).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Change customer' }).click()
  await choose(other, 0)
  await expect(chip(other)).toHaveAccessibleName(first)
  await expect.poll(() => quantities(other)).toEqual({ [article]: 2 })
  // All of it was the person's own doing.
  expect(alarms()).toEqual([])
})
