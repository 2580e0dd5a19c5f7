import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { closeBanners, ownServer } from './portal.ts'

const server = ownServer()

/** Tab stops that a way may take at most. */
const farthest = 60

interface Node {
  role?: { value: string }
  name?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
}

/** Returns the words of a screen reader for the element with the focus, by the browser's accessibility tree. */
async function spoken(client: CDPSession): Promise<string> {
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  const focused = nodes.filter(({ properties }) =>
    properties?.some(({ name, value }) => name === 'focused' && value.value === true),
  )
  const { role, name } = focused.at(-1) ?? {}
  return `${role?.value ?? 'nothing'}: ${name?.value ?? ''}`
}

/** A person who hears the page and has a keyboard alone. */
async function listener(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Accessibility.enable')
  const hears = (words: RegExp) =>
    expect.poll(() => spoken(client), { timeout: 15_000 }).toMatch(words)
  return {
    hears,
    /** Goes on with Tab until this is said. */
    async reaches(words: RegExp) {
      const heard: string[] = []
      for (let stop = 0; stop < farthest; stop++) {
        const said = await spoken(client)
        if (words.test(said)) return
        heard.push(said)
        await page.keyboard.press('Tab')
      }
      throw new Error(`${words} was not among:\n${heard.join('\n')}`)
    },
    /** Said without the focus: a live region. */
    isTold: (words: RegExp) =>
      expect(
        page.locator('[role=status], [role=alert], [aria-live]').filter({ hasText: words }).first(),
      ).toBeAttached(),
  }
}

test('from the log-in to a placed order by keyboard and ear', async ({ page }) => {
  test.setTimeout(240_000)
  await closeBanners(page)
  await page.goto(`${server().url}/en-us/login?target=${encodeURIComponent('/en-us/catalog')}`)
  const { hears, reaches, isTold } = await listener(page)
  await hears(/^textbox: Username/)
  await page.keyboard.type('dealer')
  await page.keyboard.press('Tab')
  await hears(/^textbox: Password/)
  await page.keyboard.type('Pannier2026')
  await page.keyboard.press('Enter')
  await hears(/^heading: /)

  await page.keyboard.press('/')
  await hears(/^combobox: Search/)
  await page.keyboard.type('bottle')
  await isTold(/\d+ suggestions?/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=bottle/)
  await expect(page.getByRole('article').first()).toHaveAccessibleName(/bottle/i)
  await reaches(/^link: .*bottle/i)
  await page.keyboard.press('Enter')
  await hears(/^heading: .*bottle/i)
  await reaches(/^spinbutton: Quantity/)
  await page.keyboard.type('2')
  await reaches(/^button: Add /)
  await page.keyboard.press('Enter')
  await isTold(/added|in the cart/)

  await page.keyboard.press('Control+k')
  await hears(/^(combobox|searchbox|textbox): /)
  await page.keyboard.type('cart')
  await expect(
    page.getByRole('dialog').getByRole('option', { name: /^Cart/ }).first(),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await hears(/^heading: Cart/)
  await reaches(/^spinbutton: Quantity/)
  await reaches(/^button: Checkout/)
  await page.keyboard.press('Enter')
  await hears(/^heading: Checkout/)
  await reaches(/^textbox: PO number/)
  await page.keyboard.type('PO 12')
  await reaches(/^button: Place order/)
  await page.keyboard.press('Enter')
  await hears(/^heading: Order placed/)
})
