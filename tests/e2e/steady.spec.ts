import { expect, type Page, test } from '@playwright/test'
import { fillLogin, ownServer, signIn } from './portal.ts'
import { addToCart, allSaved, bikeList, orderable } from './shop.ts'

const server = ownServer()

/** Most that the parts of a page may move while it loads, as "Cumulative Layout Shift" counts it. */
const most = 0.02

/** The screens used most. */
const screens = [
  '/home',
  '/catalog',
  '/catalog/bike',
  '/catalog/paa?view=item',
  '/catalog/bike?search=road',
  '/catalog/fast-order',
  '/catalog/repeat-order',
  '/cart',
  '/cart/checkout',
  '/quotes',
]

/** Sum of all shifts of the page that no press or key has made. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 1_500)
      }),
  )

for (const [device, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`nothing moves under the eyes while a page loads, on a ${device}`, async ({ page }) => {
    test.setTimeout(360_000)
    await page.setViewportSize(viewport)
    await signIn(page, server(), 'dealer', bikeList)
    await addToCart(orderable(page).first(), 1)
    await allSaved(page)
    const moved: Record<string, number> = {}
    for (const path of screens) {
      await page.goto(`${server().url}/en-us${path}`)
      await expect(page.getByRole('main')).toBeVisible()
      const shift = await shiftOf(page)
      if (shift > most) moved[path] = shift
    }
    expect(moved).toEqual({})
  })

for (const [name, closed] of [
  ['announced', []],
  ['promoted', ['ANNOUNCEMENT_OPEN']],
] as const)
  test(`what is ${name} after a page stands there does not move it`, async ({ page }) => {
    await page.addInitScript((keys) => {
      for (const key of keys) localStorage.setItem(key, String(Date.now() + 7_000_000))
    }, closed)
    await page.goto(`${server().url}/en-us/login?target=${encodeURIComponent(`/en-us${bikeList}`)}`)
    await fillLogin(page, 'dealer')
    await expect(orderable(page).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shiftOf(page)).toBeLessThanOrEqual(most)
  })
