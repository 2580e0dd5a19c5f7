import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page, test } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { watchAlarms } from './alarms.ts'
import { countApplied } from './applied.ts'
import { breaksOf } from './breaks.ts'
import { type Line, openLine } from './line.ts'
import { ownServer, signIn, workerReady } from './portal.ts'
import { addToCart, allSaved, bikeList, comeOnline, nameOf, openCart, orderable } from './shop.ts'
import { witness } from './witness.ts'

test.use({ serviceWorkers: 'allow' })
const server = ownServer()
let line: Line
test.beforeAll(async () => {
  line = await openLine(server().port)
})
test.afterAll(async () => line.close())

const { during: whileItBreaks } = breaksOf(() => line)

const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^\w+ - / })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Carts' })
const rowOf = (page: Page, name: string) => page.getByRole('row', { name, exact: true })

/** Chooses a customer, once more where the line was down just then. */
async function choose(page: Page, at: number) {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(async () => {
    const again = dialog.getByRole('button', { name: 'Try again' })
    if (await again.isVisible()) await again.click({ timeout: 3_000 })
    if (await dialog.isVisible())
      await dialog
        .getByRole('list', { name: 'Customers' })
        .getByRole('button')
        .nth(at)
        .click({ timeout: 3_000 })
    await expect(dialog).toBeHidden({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}
async function changeTo(page: Page, at: number) {
  await chip(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change customer' }).click()
  await choose(page, at)
}

const more = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
async function called(page: Page, name: string, button: string) {
  await page.getByLabel('Name of the cart').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
}
/** An entry of a line's menu; `under` which heading it stands, where two read the same. */
async function lineMenu(page: Page, name: string, entry: (menu: Locator) => Locator) {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await entry(page.getByRole('menu')).click()
}
const contentOf = async (download: Download) => readFile(await download.path())
async function exported(page: Page, as: 'CSV' | 'XLSX'): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    more(page, `Export as ${as}`),
  ])
  return contentOf(download)
}

test('named carts: made, named, filled, noted, left for another customer, exported and imported while the line breaks, and sent exactly once', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const alarms = await watchAlarms(page.context())
  let customer = ''
  line.onRequest = (_, body) => {
    customer ||= /"customerKey":"(\w+)"/.exec(body)?.[1] ?? ''
  }
  const applied = countApplied(line)
  await signIn(page, line, 'dealer2', '/outbox')
  await page.getByRole('button', { name: 'Select customer' }).click()
  await choose(page, 0)
  await expect(chip(page)).toBeVisible()
  const first = (await chip(page).getAttribute('aria-label'))!
  await workerReady(page)
  await page.goto(`${line.url}/en-us${bikeList}`)
  await expect(orderable(page).nth(2)).toBeVisible()
  const names = await Promise.all([0, 1, 2].map((n) => nameOf(orderable(page).nth(n))))
  const [moved, copied, noted] = names as [string, string, string]

  await whileItBreaks(page, async () => {
    for (const n of [0, 1, 2]) await addToCart(orderable(page).nth(n), n + 1)
  })
  await openCart(page)
  await whileItBreaks(page, async () => {
    await more(page, 'Duplicate')
    await called(page, 'Spring', 'Duplicate')
    await expect(tabs(page).getByRole('link', { name: /Spring/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await more(page, 'New cart')
    await called(page, 'Fair', 'Open it')
    await more(page, 'Rename')
    await called(page, 'Eurobike', 'Rename')
    await expect(tabs(page).getByRole('link', { name: /Eurobike/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  await tabs(page)
    .getByRole('link', { name: /Spring/ })
    .click()
  await whileItBreaks(page, async () => {
    await lineMenu(page, moved, (menu) => menu.getByRole('menuitem', { name: 'Eurobike' }).first())
    await expect(rowOf(page, moved)).toHaveCount(0)
    await lineMenu(page, copied, (menu) => menu.getByRole('menuitem', { name: 'Eurobike' }).last())
    await lineMenu(page, noted, (menu) => menu.getByRole('menuitem', { name: 'Write a note' }))
    await page.getByRole('dialog').getByLabel('Note').fill('for Ann')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(rowOf(page, noted).getByText('for Ann')).toBeVisible()
  })

  await whileItBreaks(page, () => changeTo(page, 1))
  await expect(chip(page)).not.toHaveAccessibleName(first)
  await expect(tabs(page)).toHaveCount(0)
  await whileItBreaks(page, () => changeTo(page, 0))
  await expect(chip(page)).toHaveAccessibleName(first)
  await expect(tabs(page).getByRole('link')).toHaveText([
    /^Cart\s*3$/,
    /^Spring\s*2$/,
    /^Eurobike\s*2$/,
  ])

  await tabs(page)
    .getByRole('link', { name: /Spring/ })
    .click()
  await expect(rowOf(page, noted).getByText('for Ann')).toBeVisible()
  const [csv, xlsx] = await whileItBreaks(
    page,
    async () => [await exported(page, 'CSV'), await exported(page, 'XLSX')] as const,
  )
  const rows = await readSheet(xlsx)
  const codes = Object.fromEntries(
    rows.slice(1).map(([code, , name]) => [String(name), String(code)]),
  )
  expect(
    rows
      .slice(1)
      .map(
        ([, , name, , quantity, , , , , note]) =>
          `${String(name)}×${String(quantity)} ${String(note ?? '')}`,
      )
      .sort(),
  ).toEqual([`${copied}×2 `, `${noted}×3 for Ann`].sort())
  expect(csv.toString()).toContain(`${codes[noted]},`)

  await tabs(page)
    .getByRole('link', { name: /Eurobike/ })
    .click()
  await expect(rowOf(page, moved)).toBeVisible()
  await whileItBreaks(page, async () => {
    await more(page, 'Import lines')
    await page.getByLabel('File with lines').setInputFiles({
      name: 'spring.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: xlsx,
    })
    const add = page.getByRole('dialog').getByRole('button', { name: 'Add 2 lines' })
    await expect(async () => {
      const again = page.getByRole('dialog').getByRole('button', { name: 'Ask again' })
      if (await again.isVisible()) await again.click({ timeout: 1_000 })
      await expect(add).toBeEnabled({ timeout: 2_000 })
    }).toPass({ timeout: 15_000 })
    await add.click()
  })
  await expect(rowOf(page, noted).getByText('for Ann')).toBeVisible()
  await comeOnline(page)
  await allSaved(page)

  const there = await witness(server().url, 'dealer2', customer)
  const codeOf = (name: string) => codes[name] ?? movedCode
  const active = await there.cart()
  const movedCode = Object.keys(active).find((code) => !Object.values(codes).includes(code))!
  expect(active).toEqual({ [movedCode]: 1, [codeOf(copied)]: 2, [codeOf(noted)]: 3 })
  expect(await there.namedCarts()).toEqual({
    Spring: { [codeOf(copied)]: '2', [codeOf(noted)]: '3: for Ann' },
    Eurobike: { [movedCode]: '1', [codeOf(copied)]: '4', [codeOf(noted)]: '3: for Ann' },
  })
  console.log(`${line.lost} requests or answers were lost on the line`)
  // All of it was the buyer's own doing.
  expect(alarms()).toEqual([])
  // Each change took effect at one request and no other, whatever was sent again.
  expect([...applied.values()].filter((times) => times !== 1)).toEqual([])
  // Adding (3), saving (1 + 3), opening, renaming, moving, copying, noting, exporting (2), importing (2 lines, one with its note).
  expect(applied.size).toBe(3 + 4 + 1 + 1 + 1 + 1 + 1 + 2 + 3)
})

test('a cart that is deleted elsewhere, or that another customer has, is said to be gone, and a change of customer leaves it', async ({
  page,
  context,
}) => {
  await signIn(page, server(), 'dealer2', '/outbox')
  await page.getByRole('button', { name: 'Select customer' }).click()
  await choose(page, 1)
  await page.goto(`${server().url}/en-us${bikeList}`)
  await addToCart(orderable(page).first(), 1)
  await openCart(page)
  await more(page, 'Duplicate')
  await called(page, 'Autumn', 'Duplicate')
  await expect(page).toHaveURL(/cart=/)
  await allSaved(page)
  const address = page.url()
  await expect(tabs(page).locator('[aria-current]')).toHaveText(/Autumn/)

  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(address)
  await more(other, 'Delete the cart')
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete the cart' }).click()
  await expect(page.getByRole('heading', { name: 'This cart is gone' })).toBeVisible()

  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(other).toHaveURL(/cart=/)
  await changeTo(other, 0)
  await expect(other).not.toHaveURL(/cart=/)
  await expect(other.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'This cart is gone' })).toHaveCount(0)
})
