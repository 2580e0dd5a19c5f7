import { expect, type Page, test } from '@playwright/test'
import { ownServer, signIn, workerReady } from './portal.ts'
import { allSaved, bikeCodes, comeOnline, waiting } from './shop.ts'
import { witness } from './witness.ts'

test.use({ serviceWorkers: 'allow' })
const server = ownServer()
const hundred = 100

const codes = bikeCodes(hundred)

const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })
const rowsWithCode = (page: Page) => page.getByRole('textbox', { name: /^Quantity, row/ })

/** Of how many articles the kept fast order knows what they are. */
const articlesKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const open = indexedDB.open('pannier')
        open.onsuccess = () => {
          const all = open.result.transaction('draftRows').objectStore('draftRows').getAll()
          all.onsuccess = () => {
            open.result.close()
            resolve((all.result as { extra?: unknown[] }[]).filter(({ extra }) => extra).length)
          }
        }
      }),
  )

/** Code, Enter, quantity, Enter, with no look at the screen between them. */
async function typeLine(page: Page, code: string, quantity: number) {
  await page.keyboard.insertText(code)
  await page.keyboard.press('Enter')
  await page.keyboard.insertText(String(quantity))
  await page.keyboard.press('Enter')
}

test('a hundred lines by keyboard alone, taken back and brought again, reloaded, put into the cart without a network', async ({
  page,
  context,
}) => {
  test.setTimeout(360_000)
  await signIn(page, server(), 'dealer', '/catalog/fast-order')
  await workerReady(page)
  await page.reload()
  await page.getByRole('combobox', { name: /row 1$/ }).focus()
  for (const [n, code] of codes.entries()) await typeLine(page, code, (n % 5) + 1)
  await expect(summary(page)).toContainText('100 lines · 300 pieces')

  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(summary(page)).toContainText('99 lines · 295 pieces')
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+y')
  await expect(summary(page)).toContainText('100 lines · 300 pieces')

  // Upwards through rows that are out of sight and not in the page, faster than a slow device draws them.
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await Promise.all(Array.from({ length: 10 }, () => page.keyboard.press('PageUp')))
  await expect(page.getByRole('combobox', { name: /row 1$/ })).toBeFocused()
  await expect(page.getByRole('combobox', { name: /row 1$/ })).toHaveValue(codes[0]!)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })

  // What was learned of the last rows is kept a moment after them.
  await expect.poll(() => articlesKept(page)).toBe(hundred)
  await context.setOffline(true)
  await page.reload()
  await expect(summary(page)).toContainText('100 lines · 300 pieces')
  await page.getByRole('combobox', { name: /row 1$/ }).focus()
  await page.getByRole('button', { name: 'Add to cart' }).press('Enter')
  await waiting(page, hundred)
  await expect(rowsWithCode(page)).toHaveCount(0)
  // The next order is typed where the last one ended.
  await expect(page.getByRole('combobox', { name: /row 1$/ })).toBeFocused()
  await typeLine(page, codes[0]!, 2)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save as cart' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('By keyboard')
  await page.keyboard.press('Enter')
  await expect(rowsWithCode(page)).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: /row 1$/ })).toBeFocused()

  await context.setOffline(false)
  await comeOnline(page)
  await allSaved(page)
  const cart = await (await witness(server().url, 'dealer')).cart()
  expect(cart).toEqual(Object.fromEntries(codes.map((code, n) => [code, (n % 5) + 1])))
  expect((await (await witness(server().url, 'dealer')).namedCarts())['By keyboard']).toEqual({
    [codes[0]!]: '2',
  })
})

test('what was copied elsewhere: good lines are in the grid, bad ones stand with their reason, and a code nobody can check waits for the network', async ({
  page,
  context,
}) => {
  await signIn(page, server(), 'fixed', '/catalog/fast-order')
  await workerReady(page)
  await page.getByRole('button', { name: 'Paste' }).click()
  await page
    .getByRole('textbox', { name: 'Lines' })
    .fill(`> Article;Qty\n> ${codes[0]};3\n> 2x ${codes[1]}\nNOT-SOLD-77 4\nplease be quick`)
  await page.getByRole('button', { name: 'Add lines' }).click()
  await expect(summary(page)).toContainText('2 lines · 5 pieces')
  await expect(page.getByText('No article has this code')).toBeVisible()
  await expect(page.getByText('No article code in this line')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    summary(page).getByRole('button', { name: 'Download errors' }).click(),
  ])
  expect((await (await file.createReadStream()).toArray()).join('')).toContain(
    '5,please be quick,,No article code in this line',
  )

  // What is not on the device and cannot be asked stays in the list.
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await waiting(page, 2)
  await expect(rowsWithCode(page)).toHaveCount(1)
  await context.setOffline(false)
})

test('two tabs show one fast order: neither writes over the other, and it is put into the cart once', async ({
  page,
  context,
}) => {
  await signIn(page, server(), 'fixed', '/catalog/fast-order')
  await workerReady(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await page.bringToFront()
  await page.getByRole('combobox').last().focus()
  await typeLine(page, codes[5]!, 2)
  await typeLine(page, codes[6]!, 1)
  const known = async (tab: Page) =>
    tab
      .getByRole('combobox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  await expect.poll(() => known(other)).toContain(codes[6])
  await other.bringToFront()
  // Only what has been looked up goes into the cart.
  await expect(summary(other)).toContainText('2 lines')
  await summary(other).getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(() => known(page)).not.toContain(codes[6])
  await page.bringToFront()
  await page.getByRole('combobox').last().focus()
  await typeLine(page, codes[7]!, 3)
  await expect.poll(() => known(other)).toContain(codes[7])
  expect(await known(other)).not.toContain(codes[5])
  await allSaved(page)
  const cart = await (await witness(server().url, 'fixed')).cart()
  expect([cart[codes[5]!], cart[codes[6]!], cart[codes[7]!]]).toEqual([2, 1, undefined])
})
