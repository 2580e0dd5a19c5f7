import { expect, type Page, test } from '@playwright/test'
import { type Line, openLine } from './line.ts'
import { closeBanners, fillLogin, ownServer, signIn, workerReady } from './portal.ts'
import {
  addToCart,
  allSaved,
  bikeList,
  comeOnline,
  orderable,
  placeOrder,
  quantities,
} from './shop.ts'
import { strangers, strangersAt } from './stranger-answers.ts'
import { witness } from './witness.ts'

test.use({ serviceWorkers: 'allow' })
const server = ownServer()
let line: Line
test.beforeEach(async () => {
  line = await openLine(server().port)
})
test.afterEach(() => line.close())

const fieldOf = (page: Page) => page.getByLabel('Username')

/** Answers that a worker's install tells apart; `npm run soak` tries the others. */
const duringInstall = strangers.filter(
  ([name]) => process.env.SOAK === '1' || !['401', '403', 'JSON of its own'].includes(name),
)

for (const [name, strange] of duringInstall)
  test(`${name} during the install leaves no worker behind, and the next visit installs one`, async ({
    page,
    context,
  }) => {
    line.stranger = strangersAt(strange, /^\/app-shell/)
    await closeBanners(page)
    await page.goto(`${line.url}/en-us/login`)
    await expect(fieldOf(page)).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const found = await navigator.serviceWorker.getRegistration()
          return [found?.active ?? null, found?.waiting ?? null, navigator.serviceWorker.controller]
        }),
      )
      .toEqual([null, null, null])
    line.stranger = undefined
    // The page's registration may still join the install that is about to fail.
    await expect(async () => {
      await page.reload()
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
        timeout: 8_000,
      })
    }).toPass({ timeout: 50_000 })
    await page.reload()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.reload()
    await expect(fieldOf(page)).toBeVisible()
  })

test('an install that failed is tried again on the same page once the network is back', async ({
  page,
  context,
}) => {
  line.stranger = strangersAt(strangers.find(([name]) => name === '500')![1], /^\/app-shell/)
  const failed = context.waitForEvent('response', (answer) => answer.url().endsWith('/app-shell'))
  await page.goto(`${line.url}/en-us/login`)
  await expect(fieldOf(page)).toBeVisible()
  await failed
  line.stranger = undefined
  await expect(async () => {
    await comeOnline(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 5_000,
    })
  }).toPass({ timeout: 50_000 })
})

test('a stranger at the log-in is no answer to it: nobody is signed in, and the form stays', async ({
  page,
}) => {
  await closeBanners(page)
  await page.goto(`${line.url}/en-us/login?target=%2Fen-us%2Fcart`)
  await expect(fieldOf(page)).toBeVisible()
  await workerReady(page)
  const refusal = page.getByText('You’re offline. Connect to log in.')
  for (const [name, strange] of strangers)
    await test.step(name, async () => {
      await page.reload()
      await expect(refusal).toBeHidden()
      line.stranger = strangersAt(strange, /^\/login$/)
      await fillLogin(page, 'dealer')
      await expect(refusal).toBeVisible()
      line.stranger = undefined
    })
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/en-us\/cart$/)
})

test('whatever strangers answer to changes and to an order, each is made once', async ({
  page,
}) => {
  test.setTimeout(360_000)
  const office = await witness(server().url, 'dealer')
  const before = await office.orders()
  await signIn(page, line, 'dealer', bikeList)
  await workerReady(page)
  for (const [at, [, strange]] of strangers.entries()) {
    line.stranger = strangersAt(strange, /^\/(graphql|refresh-token)$/)
    await addToCart(orderable(page).first(), 1)
    await expect(page.getByRole('status').filter({ hasText: /waiting/ })).toBeVisible()
    await expect(page.getByText('ended your session')).toBeHidden()
    line.stranger = undefined
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await allSaved(page)
    expect(Object.values(await office.cart())).toEqual([at + 1])
  }
  await page.goto(`${line.url}/en-us/cart/checkout`)
  expect(Object.values(await quantities(page)).length).toBeLessThanOrEqual(1)
  const button = page.getByRole('button', { name: 'Place order' })
  await expect(button).toBeEnabled()
  // The order arrives, and its answer and every question about it meet strangers.
  let gate = 0
  line.stranger = (path) => (path === '/graphql' && (gate += 1) > 1 ? { status: 403 } : undefined)
  await placeOrder(page)
  await page.waitForTimeout(2_000)
  await expect(page.getByText('ended your session')).toBeHidden()
  line.stranger = undefined
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect
    .poll(async () => (await office.orders()).length - before.length, { timeout: 60_000 })
    .toBe(1)
  // The confirmation met a stranger too: it says so, and asks again at a press.
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByRole('heading', { name: /Thank you|Order placed|ordered/i }).first(),
  ).toBeVisible({
    timeout: 60_000,
  })
})
