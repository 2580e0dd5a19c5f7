import type { Page } from '@playwright/test'
import type { Facts } from './visitor.ts'
import type { View } from './views.ts'

const header = (page: Page) => page.getByRole('banner')
const shown = async (page: Page) => {
  await page.getByRole('dialog').first().waitFor()
}

async function openMenu(page: Page, desk: boolean) {
  await (desk ? header(page).locator(':scope > div').first().getByRole('button').last() : page.locator('nav button').last()).click()
  await shown(page)
}
/** The chip, by its code and name: it says nothing that depends on the language. */
const chip = (page: Page) => header(page).locator('button[aria-haspopup=dialog][title*=" - "]').first()

/** What opens over the screens. Most is found by its place, so that it works in every language. */
export function overlaysOf({ user }: Facts): View[] {
  if (!user) return []
  const { permissions, customerData } = user
  const holds = (scope: (typeof permissions)[number]) => permissions.includes(scope)
  const address = holds('page.catalog') ? '/catalog' : '/outbox'
  const views: View[] = [
    { name: 'over-palette', address, open: (page) => page.keyboard.press('Control+k').then(() => shown(page)) },
    { name: 'over-menu', address, open: openMenu },
  ]
  if (!customerData) return views
  views.push({ name: 'over-customer', address, open: async (page) => { await chip(page).click(); await shown(page) } })
  return views
}

/** The rest of them, found by their English words. */
export function englishOverlaysOf({ user }: Facts): View[] {
  if (!user) return []
  const address = '/outbox'
  const views: View[] = []
  if (user.permissions.includes('consumer-voice.submit')) {
    views.push({ name: 'over-consumer-voice', address, open: async (page, desk) => { await openMenu(page, desk); await page.getByRole('button', { name: 'Consumer Voice' }).click(); await page.getByRole('textbox', { name: 'Your message' }).waitFor() } })
  }
  if (user.customerData && user.permissions.includes('credit-status.read')) {
    views.push({ name: 'over-credit', address, open: async (page) => { await header(page).getByRole('button', { name: /^(Balance|Credit)/ }).click(); await shown(page) } })
  }
  if (user.customerData && user.permissions.includes('menu.change-cust')) {
    views.push({ name: 'over-customers', address, open: async (page) => { await chip(page).click(); await page.getByRole('dialog').getByRole('button', { name: 'Change customer' }).click(); await page.getByRole('dialog', { name: 'Select customer' }).getByRole('radio').first().waitFor() } })
  }
  return views
}
