import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { type Line, openLine } from './line.ts'
import { ownServer, signIn, workerReady } from './portal.ts'
import {
  addToCart,
  allSaved,
  comeOnline,
  openCart,
  orderable,
  bikeList,
  nameOf,
  placeOrder,
  waiting,
} from './shop.ts'
import { witness } from './witness.ts'

test.use({ serviceWorkers: 'allow' })
const server = ownServer()
let line: Line
test.beforeAll(async () => {
  line = await openLine(server().port)
})
test.afterAll(async () => line.close())

/** Kills the server at a moment of the next request whose body holds a word. @returns settles when it is dead */
function killDuring(word: string, moment: { afterMs: number } | 'committed'): Promise<void> {
  return new Promise((resolve, reject) => {
    const strike = () => {
      line.onRequest = undefined
      line.onAnswer = undefined
      server().kill().then(resolve, reject)
    }
    const meant = (path: string, body: string) => path === '/graphql' && body.includes(word)
    if (moment === 'committed') {
      line.onAnswer = (path, body) => {
        if (!meant(path, body)) return true
        strike()
        return false
      }
    } else {
      line.onRequest = (path, body) => {
        if (meant(path, body)) void wait(moment.afterMs).then(strike)
      }
    }
  })
}

/** More moments on the way, which `npm run soak` tries. */
const further = process.env.SOAK === '1' ? [{ afterMs: 0 }, { afterMs: 4 }, { afterMs: 12 }] : []

/** After the server has committed and before the browser is told: the moment at which something could be done twice. */
const committed = [...further, 'committed' as const]

/** Before it has committed too. */
const moments = [...(further.length > 0 ? further : [{ afterMs: 4 }]), 'committed' as const]

test('killed in the middle of a checkout: one order, no more and no less', async ({ page }) => {
  test.setTimeout(240_000)
  await signIn(page, line, 'dealer', bikeList)
  await workerReady(page)
  const before = (await (await witness(server().url, 'dealer')).orders()).length
  let rounds = 0
  for (const moment of moments) {
    rounds += 1
    await page.goto(`${line.url}/en-us${bikeList}`)
    await addToCart(orderable(page).first(), 1)
    await allSaved(page)
    await openCart(page)
    await page.getByRole('button', { name: 'Checkout' }).click()
    const dead = killDuring('attemptKey', moment)
    await placeOrder(page)
    await dead
    await server().restart()
    await comeOnline(page)
    const placed = page.getByRole('heading', { name: 'Order placed' })
    const again = page.getByRole('button', { name: 'Place order' })
    await expect(placed.or(again)).toBeVisible({ timeout: 60_000 })
    // Never received: the same attempt may be sent again by the person.
    if (await again.isVisible()) await again.click()
    await expect(placed).toBeVisible({ timeout: 60_000 })
    const there = await witness(server().url, 'dealer')
    expect((await there.orders()).length - before).toBe(rounds)
    expect(await there.cart()).toEqual({})
  }
})

test('killed in the middle of a sync: nothing doubled, nothing lost', async ({ page }) => {
  test.setTimeout(360_000)
  await signIn(page, line, 'dealer', bikeList)
  await workerReady(page)
  const article = orderable(page).first()
  let expected = 0
  for (const moment of moments) {
    const dead = killDuring('"ADD"', moment)
    expected += 3
    await addToCart(article, 3)
    await dead
    await expect(article.getByText(`${expected} in cart`)).toBeVisible()
    await server().restart()
    await comeOnline(page)
    await allSaved(page)
    await expect(article.getByText(`${expected} in cart`)).toBeVisible()
    expect(Object.values(await (await witness(server().url, 'dealer')).cart())).toEqual([expected])
  }
})

test('killed while an order made offline is sent: one order, no more and no less', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await signIn(page, line, 'dealer', bikeList)
  await workerReady(page)
  await page.reload()
  const before = (await (await witness(server().url, 'dealer')).orders()).length
  let rounds = 0
  for (const moment of committed) {
    rounds += 1
    await page.goto(`${line.url}/en-us${bikeList}`)
    await addToCart(orderable(page).first(), 1)
    await allSaved(page)
    await openCart(page)
    await page.getByRole('button', { name: 'Checkout' }).click()
    await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('You can place the order now.')).toBeVisible()
    await placeOrder(page)
    await expect(page.getByText('Your order is waiting to be sent')).toBeVisible()
    const dead = killDuring('"ORDER"', moment)
    await context.setOffline(false)
    await dead
    await server().restart()
    await comeOnline(page)
    await allSaved(page)
    const there = await witness(server().url, 'dealer')
    expect((await there.orders()).length - before).toBe(rounds)
    expect(await there.cart()).toEqual({})
  }
})

const manyMoved = 8

test('killed while many lines go into another cart: each lies in it once', async ({ page }) => {
  test.setTimeout(240_000)
  await signIn(page, line, 'dealer', bikeList)
  await workerReady(page)
  const names: string[] = []
  await expect(orderable(page).nth(manyMoved)).toBeVisible()
  for (let n = 0; n < manyMoved; n += 1) {
    names.push(await nameOf(orderable(page).nth(n)))
    await addToCart(orderable(page).nth(n), n + 1)
  }
  await openCart(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New cart', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Fair')
  await page.getByRole('dialog').getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByRole('link', { name: /Fair/ })).toHaveAttribute('aria-current', 'page')
  await allSaved(page)
  const before = await (await witness(server().url, 'dealer')).cart()
  let there = 0
  for (const moment of committed) {
    await page.goto(`${line.url}/en-us/cart`)
    await expect(page.getByRole('row', { name: names[there]!, exact: true })).toBeVisible()
    line.down = true
    for (const name of names.slice(there, there + manyMoved / committed.length)) {
      await page.getByRole('button', { name: `More for ${name}` }).click()
      await page.getByRole('menuitem', { name: 'Fair' }).first().click()
      await expect(page.getByRole('row', { name, exact: true })).toHaveCount(0)
    }
    await waiting(page, manyMoved / committed.length)
    there += manyMoved / committed.length
    const dead = killDuring('"MOVE"', moment)
    line.down = false
    await comeOnline(page)
    await dead
    await server().restart()
    await comeOnline(page)
    await allSaved(page)
    const now = await witness(server().url, 'dealer')
    const { Fair } = await now.namedCarts()
    expect(Object.keys(Fair!)).toHaveLength(there)
    expect({
      ...Object.fromEntries(
        Object.entries(await now.cart()).map(([code, qty]) => [code, String(qty)]),
      ),
      ...Fair,
    }).toEqual(Object.fromEntries(Object.entries(before).map(([code, qty]) => [code, String(qty)])))
  }
})

test('killed while somebody asks to be told when an article is back: one wish, whether it was asked again or not', async ({
  page,
}) => {
  test.setTimeout(360_000)
  await signIn(page, line, 'dealer', bikeList)
  const article = await (await witness(server().url, 'dealer')).soldOut()
  for (const moment of committed) {
    await page.goto(`${line.url}/en-us${article}`)
    const ask = page.getByRole('button', { name: 'Notify me' })
    const asked = page.getByRole('button', { name: 'We’ll notify you when it’s back' })
    const dead = killDuring('"Subscribe"', moment)
    await ask.click()
    await dead
    await server().restart()
    const kept = (await (await witness(server().url, 'dealer')).wishes()).length
    expect(kept).toBe(moment === 'committed' ? 1 : kept)
    await comeOnline(page)
    // The page may learn that the wish was kept just before the button is clicked.
    await expect(async () => {
      await expect(ask.or(asked)).toBeVisible()
      if (await ask.isVisible()) await ask.click({ timeout: 2_000 })
      await expect(asked).toBeVisible({ timeout: 5_000 })
    }).toPass()
    expect(await (await witness(server().url, 'dealer')).wishes()).toHaveLength(1)
    await asked.click()
    await expect(ask).toBeVisible()
    expect(await (await witness(server().url, 'dealer')).wishes()).toEqual([])
  }
})
