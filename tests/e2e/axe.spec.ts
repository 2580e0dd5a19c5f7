import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { watchRequests } from '../gallery/camera.ts'
import { routerScreens } from '../gallery/router-screens.ts'
import { viewsOf } from '../gallery/views.ts'
import { visit } from '../gallery/visit.ts'
import { comeIn, type Visitor } from '../gallery/visitor.ts'
import type { FoundScreen } from '../repo/screens.ts'
import { ownServer } from './portal.ts'
import { policyRefusals } from './policy-refusals.ts'
import { smallTargets } from './touch-targets.ts'
import { wheelTraps } from './wheel-traps.ts'

// A trace of some hundred looks at a page costs more than they do, and what is wrong is said in words.
test.use({ actionTimeout: 10_000, trace: 'off' })
test.describe.configure({ mode: 'parallel' })
const server = ownServer()
let screens: FoundScreen[]
test.beforeAll(async () => {
  screens = await routerScreens()
})

/** Rule of the Web Content Accessibility Guidelines 2.2 that axe leaves out unless it is asked for: 24 px at least. */
const targetSize = { 'target-size': { enabled: true } }

/** Views with the same components and other records, and offline customers, which have a journey of their own. */
const seenElsewhere = /^(catalog-paa|catalog-groupset|product-paa|road-taken-.*)$/

/** Screens for ordering. */
const ordering = /^(catalog|product|cart|restock|outbox)/

/** The rules whose outcome depends on the theme. */
const byTheme = ['color-contrast', 'link-in-text-block']

/** `npm run soak` looks at every screen at both widths; otherwise the screens where one orders, and each other one at the width it is mostly used at. */
const everyWidth = process.env.SOAK === '1'
const isLookedAt = (name: string, address: string, width: number) =>
  everyWidth || ordering.test(name) || /^\/admin\b/.test(address) === width >= 960

/** @param rules the only rules to look at; all, where none is named */
async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  // A view that came without a reload has axe in it from the one before: it is a megabyte, which the builder would send twice a look.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'true' }) }).options({
    resultTypes: ['violations'],
    preload: false,
    rules: targetSize,
  })
  if (rules) axe.withRules(rules)
  // There are no frames to search, and no rule in use reads style sheets: without either it is quicker.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

/**
 * Returns the faults of the open view: all rules in light, colour rules in dark; and whether it overflows sideways or
 * traps the wheel.
 */
async function faults(page: Page, settle: () => Promise<void>): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await settle()
  const light = await faultsOf(page)
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const held = await wheelTraps(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await settle()
  const dark = await faultsOf(page, byTheme)
  return [
    ...light,
    ...held,
    ...dark.map((fault) => `dark: ${fault}`),
    ...(over > 0 ? [`sticks out by ${over} pixels`] : []),
  ]
}

/** Screens are shared out over tests that run at the same time. */
const shares = { nobody: 1, admin: 2 }

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  // Without a log-in there is no screen that is mostly used on a desk.
  for (const name of width >= 960 && !everyWidth
    ? (['admin'] as const)
    : (['nobody', 'admin'] as const))
    for (let share = 0; share < shares[name]; share += 1)
      test(`${name} finds no obstacle at ${width} pixels, part ${share + 1}`, async ({ page }) => {
        test.setTimeout(480_000)
        await page.setViewportSize({ width, height })
        const refused = policyRefusals(page)
        const settle = watchRequests(page)
        const visitor: Visitor = { host: 'localhost', username: name === 'nobody' ? null : name }
        const facts = await comeIn(page, server().port, visitor)
        const found: Record<string, string[]> = {}
        const views = viewsOf(screens, facts, visitor).filter(
          (view) => !seenElsewhere.test(view.name) && isLookedAt(view.name, view.address, width),
        )
        expect(views.length).toBeGreaterThan(shares[name])
        for (const view of views.filter((_, at) => at % shares[name] === share)) {
          await visit(page, view, facts)
          await settle()
          if (view.open) await view.open(page, width >= 960)
          expect(new URL(page.url()).pathname).toBe(
            new URL(`/${facts.locale}${view.address}`, facts.base).pathname,
          )
          const wrong = await faults(page, settle)
          if (wrong.length > 0) found[view.name] = wrong
        }
        expect(found).toEqual({})
        expect(refused).toEqual([])
      })
}

test('what is looked at is the screen that was asked for, however long it takes to come', async ({
  page,
}) => {
  const visitor: Visitor = { host: 'localhost', username: 'dealer' }
  const facts = await comeIn(page, server().port, visitor)
  await page.route(/\/(graphql|assets\/)/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 700)
    })
    await route.continue()
  })
  const seen: string[] = []
  const wanted = [
    'catalog-fast-order',
    'cart',
    'user-edit-profile',
    'catalog-bike',
    'catalog-no-result',
  ]
  const views = viewsOf(screens, facts, visitor)
  for (const name of wanted) {
    await visit(
      page,
      views.find((view) => view.name === name)!,
      facts,
    )
    // As it stands at this moment: no locator, which would wait.
    seen.push(
      await page.evaluate(
        () =>
          `${document.querySelector('main h1')?.textContent} ${document.querySelectorAll('main [role=status][aria-label]').length}`,
      ),
    )
  }
  expect(seen).toEqual([
    'Fast order 0',
    'Cart 0',
    'Edit profile 0',
    'Bikes 0',
    'Parts and accessories 0',
  ])
})

test('a thumb has room for itself wherever one orders', async ({ browser }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const settle = watchRequests(page)
  const visitor: Visitor = { host: 'localhost', username: 'dealer' }
  const facts = await comeIn(page, server().port, visitor)
  const found: Record<string, string[]> = {}
  for (const view of viewsOf(screens, facts, visitor).filter(
    ({ name, open }) => ordering.test(name) && !open,
  )) {
    await visit(page, view, facts)
    if (view.name === 'catalog-fast-order')
      await page.getByRole('combobox', { name: /row 1/ }).pressSequentially('NO-SUCH-CODE\n')
    await settle()
    const wrong = await smallTargets(page)
    if (wrong.length > 0) found[view.name] = wrong
  }
  expect(found).toEqual({})
  await context.close()
})

/** Maximum height in px of a phone's permanent bar, of 844 or 667. */
const maxOfBar = 140

/** Customers of two companies, by what there is to say of their credit. */
const credits: readonly { is: string; customer: string; said: RegExp }[] = [
  { is: 'usual', customer: '0000100001', said: /after this order/ },
  {
    is: 'blocked for what is overdue',
    customer: '0000100003',
    said: /overdue: the account is blocked|Too many invoices overdue/,
  },
  {
    is: 'blocked for its oldest invoice',
    customer: '0000100015',
    said: /overdue: the account is blocked|Oldest invoice overdue/,
  },
  { is: 'used up', customer: '0000100013', said: /after this order/ },
  {
    is: 'blocked by one company because of the other',
    customer: '0000100023',
    said: /Too many invoices overdue|overdue: the account is blocked/,
  },
  { is: 'of amounts as long as they get', customer: '0000100031', said: /after this order/ },
]

/** A phone on which an administrator works for one customer. */
async function phoneFor(browser: Browser, customer: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 667 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const settle = watchRequests(page)
  const { base } = await comeIn(page, server().port, {
    host: 'localhost',
    username: 'admin',
    customer,
  })
  const bar = page.getByRole('main').getByRole('complementary')
  const open = async (address: string) => {
    await page.goto(`${base}${address}`)
    await bar.waitFor()
    await settle()
  }
  return { context, page, bar, open, height: async () => (await bar.boundingBox())!.height }
}

test('what one orders with leaves the page in sight, whatever there is to say of the credit', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  const found: Record<string, number> = {}
  for (const { is, customer, said } of credits) {
    const { context, bar, open, height } = await phoneFor(browser, customer)
    for (const address of [
      '/en-us/cart',
      '/fr/cart',
      '/en-us/cart/checkout',
      '/fr/cart/checkout',
    ]) {
      await open(address)
      if (address.startsWith('/en-us')) await expect(bar, is).toContainText(said)
      const high = await height()
      if (high > maxOfBar) found[`${is}: ${address}`] = high
    }
    await context.close()
  }
  expect(found).toEqual({})
})

/** Fills in lines of both companies, one above the stock, and one unknown code. */
async function fillFastOrder(page: Page) {
  const codes = await page.getByRole('main').getByTitle('Copy', { exact: true }).allInnerTexts()
  await page.goto(page.url().replace(/cart$/, 'catalog/fast-order'))
  await page.getByRole('combobox', { name: /row 1/ }).focus()
  const copied = [...codes.map((code) => `${code.trim()}\t20`), 'NO-SUCH-CODE\t1'].join('\n')
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, copied)
}

test('the bar of a fast order leaves its rows in sight, and tells what the amounts are made of at a press', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  for (const { is, customer, said } of credits.filter((_, at) => at % 2 === 1)) {
    const { context, page, bar, open, height } = await phoneFor(browser, customer)
    await open('/en-us/cart')
    await fillFastOrder(page)
    await expect(bar, is).toContainText(said)
    await expect(bar.getByRole('button', { name: /needs? attention/ })).toBeVisible()
    expect(await height(), is).toBeLessThanOrEqual(maxOfBar)
    await bar.getByRole('button', { name: /\d[.,]\d{2}/ }).click()
    await expect(bar, is).toContainText('Price change of what is in the cart')
    await context.close()
  }
})

test('without a network and with a change that waits it is no higher, and the other company is a press away', async ({
  browser,
}) => {
  const { context, page, bar, open, height } = await phoneFor(browser, credits[0]!.customer)
  await open('/en-us/cart')
  const more = bar.getByRole('button', { name: 'Credit: +1 company' })
  // Credit loads after the lines, and offline the bar can only show what has already loaded.
  await expect(more).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('spinbutton', { name: 'Quantity' }).first().fill('7')
  await page.keyboard.press('Enter')
  await expect(bar).toContainText('1 change not sent yet')
  expect(await height()).toBeLessThanOrEqual(maxOfBar)
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  const companies = bar.getByText(/^Northlane (Cycles|Components).*after this order/)
  await expect(companies).toHaveCount(1)
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(companies).toHaveCount(2)
  await page.keyboard.press('Space')
  await expect(companies).toHaveCount(1)
  await context.close()
})
