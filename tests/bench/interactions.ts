import type { Page } from '@playwright/test'
import { openBrowser } from '../support/browser.ts'
import { logIn } from './log-in.ts'

/** A machine four times as slow as this one. */
const cpu = 4
const rounds = 3

/** Runs in the page: keeps the longest event of each interaction, as "Interaction to Next Paint" counts them. */
function watch(): void {
  const longest = new Map<number, number>()
  Object.assign(globalThis, { longestOfInteractions: longest })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId)
        longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

const durations = (page: Page) =>
  page.evaluate(() => {
    const { longestOfInteractions } = globalThis as unknown as {
      longestOfInteractions: Map<number, number>
    }
    return [...longestOfInteractions.values()]
  })

/** Presses and types as a dealer does most, one after the other. @returns the interactions there were, the quick ones too */
async function use(page: Page, url: string): Promise<number> {
  let made = 0
  const press = async (name: RegExp | string, role: 'button' | 'link' = 'button') => {
    made += 1
    await page.getByRole(role, { name }).first().click()
    await page.waitForTimeout(150)
  }
  const type = async (text: string) => {
    made += text.length
    await page.keyboard.type(text, { delay: 90 })
    await page.waitForTimeout(150)
  }
  await page.goto(`${url}/en-us/catalog/paa?view=item`)
  await page.getByRole('article').first().waitFor()
  await press('One more')
  await press('Add to cart')
  await press(/^In stock/)
  await press(/^Brand/)
  await page.keyboard.press('Escape')
  await press('Show as table')
  await press('Show as cards')
  await page.keyboard.press('/')
  await type('bottle cage')
  await page.keyboard.press('Escape')
  await page.goto(`${url}/en-us/catalog/fast-order`)
  await page.getByRole('combobox', { name: /row 1/ }).focus()
  await type('helmet')
  await page.goto(`${url}/en-us/cart`)
  await page.getByRole('spinbutton', { name: 'Quantity' }).first().click()
  await type('3')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  return made + 5
}

/** Time from a press or a key to the next paint, CPU ×4. Interactions below 16 ms are not listed by browsers, and count as 16. */
export async function measureInteractions(
  url: string,
): Promise<{ count: number; p95: number; worst: number }> {
  const browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(watch)
  const page = await context.newPage()
  await page.addInitScript(() => {
    for (const key of ['ANNOUNCEMENT_OPEN', 'PROMO_BANNER_OPEN'])
      localStorage.setItem(key, String(Date.now() + 7_000_000))
  })
  await logIn(page, url, '/catalog/paa?view=item')
  await page.waitForTimeout(5_000)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  const all: number[] = []
  for (let round = 0; round < rounds; round++) {
    const seen: number[] = []
    // A load of a page begins a new list: it is read before each.
    const goto = page.goto.bind(page)
    page.goto = async (...to) => {
      seen.push(...(await durations(page).catch(() => [])))
      return goto(...to)
    }
    const made = await use(page, url)
    seen.push(...(await durations(page)))
    page.goto = goto
    all.push(...seen, ...Array.from({ length: Math.max(0, made - seen.length) }, () => 16))
  }
  await browser.close()
  all.sort((a, b) => a - b)
  return {
    count: all.length,
    p95: Math.round(all[Math.ceil(all.length * 0.95) - 1]!),
    worst: Math.round(all.at(-1)!),
  }
}
