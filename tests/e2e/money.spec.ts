import { type Browser, expect, type Page, test } from '@playwright/test'
import { closeBanners, fillLogin, ownServer } from './portal.ts'

const server = ownServer()

/** The demo's tenants with the English of each, and the sign of their currency. */
const tenants = [
  ['us', 'en-us', '$'],
  ['de', 'en-uk', '€'],
  ['id', 'en-id', 'Rp'],
] as const

type Tenant = (typeof tenants)[number]

/** A person's own browser at a tenant's host. A name below localhost is known to browsers alone, so the form logs in. */
async function loggedIn(
  browser: Browser,
  [tenant, locale]: Tenant,
  username: string,
  path: string,
) {
  const page = await (
    await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' })
  ).newPage()
  await closeBanners(page)
  const url = `http://${tenant}.localhost:${server().port}/${locale}`
  await page.goto(`${url}/login?target=${encodeURIComponent(`/${locale}${path}`)}`)
  await fillLogin(page, username)
  await expect(page).toHaveURL(`${url}${path}`)
  return page
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

for (const tenant of tenants)
  test(`${tenant[0]}: what is overdue is paid by transfer, proved, approved by finance, and can be chosen no more`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const page = await loggedIn(browser, tenant, 'dealer', '/invoice/open-invoice')
    await heading(page, 'Open invoices')
    await page.getByRole('button', { name: 'Select all overdue' }).first().click()
    const bar = page.getByRole('complementary', { name: 'Selected for payment' })
    const total = (await bar.getByRole('status').locator('span').first().innerText()).trim()
    expect(total).toContain(tenant[2])
    await bar.getByRole('link', { name: 'Pay' }).click()
    await page.getByRole('radio', { name: /transfer|überweisung/i }).check()
    await page.getByRole('button', { name: `Pay ${total}` }).click()
    await heading(page, /^Payment P\d+$/)
    const number = (await page.getByRole('heading', { level: 1 }).innerText()).split(' ').at(-1)!
    await expect(page.getByRole('main')).toContainText(total)
    const [invoice] = (await page.getByRole('main').innerText()).match(/\b9\d{8}\b/)!
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose proof' }).click()
    await (
      await chooser
    ).setFiles({
      name: 'transfer.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
    })
    await page.getByRole('button', { name: 'Send proof' }).click()
    await expect(page.getByRole('link', { name: 'transfer.pdf' })).toBeVisible()

    const office = await loggedIn(browser, tenant, 'finance', '/admin/payments')
    await office.getByRole('link', { name: number }).first().click()
    await expect(office.getByRole('main')).toContainText(total)
    await office.getByRole('button', { name: 'Approve' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(office.getByRole('dialog')).toBeHidden()
    await expect(office.getByRole('main')).toContainText('Paid')

    await page.reload()
    await expect(page.getByRole('main')).toContainText('Paid')
    await page.goto(page.url().replace(/\/payment.*/, '/invoice/open-invoice'))
    await heading(page, 'Open invoices')
    // It stands among those being paid, and can't be chosen, until the ERP has booked it.
    const row = page
      .getByRole('table', { name: /that are being paid$/ })
      .getByRole('row')
      .filter({ hasText: invoice })
    await expect(row).toBeVisible()
    await expect(row.getByRole('checkbox')).toHaveCount(0)
  })
