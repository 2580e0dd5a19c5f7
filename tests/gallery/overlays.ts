import type { Page } from '@playwright/test'
import type { Facts } from './visitor.ts'
import type { View } from './visit.ts'

const header = (page: Page) => page.getByRole('banner')
const shown = async (page: Page) => {
  await page.getByRole('dialog').first().waitFor()
}

async function openMenu(page: Page, desk: boolean) {
  await (
    desk
      ? header(page).locator(':scope > div').first().getByRole('button').last()
      : page.locator('nav button').last()
  ).click()
  await shown(page)
}
/** The chip, by its code and name: it says nothing that depends on the language. */
const chip = (page: Page) =>
  header(page).locator('button[aria-haspopup=dialog][title*=" - "]').first()

/** Opens the first offline customer, downloading it once for each browser. */
async function openPack(page: Page, tab: 'Articles' | 'Cart') {
  // The picture before has left the list.
  if (/\/road\/./.test(page.url())) await page.goto(page.url().replace(/(\/road)\/.*$/, '$1'))
  const taken = page.getByRole('main').getByRole('row').getByRole('link').first()
  const take = page.getByRole('button', { name: 'Save customers offline' })
  await taken.or(take).first().waitFor()
  if (!(await taken.isVisible())) {
    await take.click()
    const dialog = page.getByRole('dialog', { name: 'Save customers offline' })
    await dialog.getByRole('list', { name: 'Customers' }).getByRole('button').first().click()
    await dialog.getByRole('button', { name: 'Save 1 customer offline' }).click()
    await page.getByText(/^[\d,]+ articles$/).waitFor({ timeout: 30_000 })
  }
  await taken.click()
  await page.getByRole('tab', { name: 'Articles' }).click()
  await page.getByRole('searchbox', { name: 'Search the whole catalog' }).fill('wheel')
  const add = page
    .getByRole('table', { name: 'Articles found' })
    .getByRole('button', { name: 'Add to cart' })
    .first()
  await add.waitFor()
  if (tab === 'Articles') return
  await add.click()
  await page.getByRole('tab', { name: /^Cart/ }).click()
  await page.getByRole('table', { name: 'Their cart' }).waitFor()
}

/** Lists overlays of the screens. Most are found by position, so that it works in every language. */
export function overlaysOf({ user }: Facts): View[] {
  if (!user) return []
  const { permissions, customerData } = user
  const holds = (scope: (typeof permissions)[number]) => permissions.includes(scope)
  const address = holds('page.catalog') ? '/catalog' : '/outbox'
  const views: View[] = [
    {
      name: 'over-palette',
      address,
      open: (page) => page.keyboard.press('Control+k').then(() => shown(page)),
    },
    { name: 'over-menu', address, open: openMenu },
  ]
  if (!customerData) return views
  views.push({
    name: 'over-customer',
    address,
    open: async (page) => {
      await chip(page).click()
      await shown(page)
    },
  })
  return views
}

/** The rest of them, found by their English words. */
export function englishOverlaysOf({ user }: Facts): View[] {
  if (!user) return []
  const address = '/outbox'
  const views: View[] = []
  if (user.permissions.includes('consumer-voice.submit')) {
    views.push({
      name: 'over-consumer-voice',
      address,
      open: async (page, desk) => {
        await openMenu(page, desk)
        await page.getByRole('button', { name: 'Consumer Voice' }).click()
        await page.getByRole('textbox', { name: 'Your message' }).waitFor()
      },
    })
  }
  if (user.permissions.includes('menu.change-cust') && user.permissions.includes('page.catalog')) {
    for (const tab of ['Articles', 'Cart'] as const)
      views.push({
        name: `road-taken-${tab.toLowerCase()}`,
        address: '/road',
        open: (page) => openPack(page, tab),
      })
  }
  if (user.customerData && user.permissions.includes('credit-status.read')) {
    views.push({
      name: 'over-credit',
      address,
      open: async (page, desk) => {
        // A phone has the credit in the customer's sheet.
        const credit = header(page).getByRole('button', { name: /^(Available credit|Credit)/ })
        await (desk ? credit : chip(page)).click()
        await shown(page)
      },
    })
  }
  if (user.customerData && user.permissions.includes('menu.change-cust')) {
    views.push({
      name: 'over-customers',
      address,
      open: async (page) => {
        await chip(page).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Change customer' }).click()
        await page
          .getByRole('dialog', { name: 'Select customer' })
          .getByRole('list', { name: 'Customers' })
          .first()
          .waitFor()
      },
    })
  }
  return views
}
