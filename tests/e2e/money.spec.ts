import { type Browser, expect, type Page, test } from '@playwright/test'
import { closeBanners, fillLogin, ownServer } from './portal.ts'

/** The demo's tenants with the English of each, and the sign of their currency. */
const tenants = [
  ['us', 'en-us', '$'],
  ['de', 'en-uk', '€'],
  ['id', 'en-id', 'Rp'],
] as const

type Tenant = (typeof tenants)[number]

// A page that is left open asks for its server as long as the other files run.
test.afterEach(({ browser }) => Promise.all(browser.contexts().map((context) => context.close())))

/** A person's own browser at a tenant's host. A name below localhost is known to browsers alone, so the form logs in. */
async function loggedIn(
  { browser, port }: { browser: Browser; port: number },
  [tenant, locale]: Tenant,
  username: string,
  path: string,
) {
  const page = await (
    await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' })
  ).newPage()
  await closeBanners(page)
  const url = `http://${tenant}.localhost:${port}/${locale}`
  await page.goto(`${url}/login?target=${encodeURIComponent(`/${locale}${path}`)}`)
  await fillLogin(page, username)
  await expect(page).toHaveURL(`${url}${path}`)
  return page
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Chooses invoices among the open ones and goes on to pay them. */
async function choose(page: Page, numbers: readonly string[]) {
  await heading(page, 'Open invoices')
  for (const number of numbers)
    await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check()
  await page
    .getByRole('complementary', { name: 'Selected for payment' })
    .getByRole('link', { name: 'Pay' })
    .click()
  await heading(page, 'Pay invoices')
}

/** Types a card into the fields of the sandbox, as another than the saved ones. */
async function typeCard(page: Page, number: string) {
  await page.getByRole('radio', { name: /credit card|kreditkarte/i }).check()
  await page.getByRole('radio', { name: 'Another card' }).check()
  await page.getByLabel(/^Card number/).fill(number)
  await page.getByLabel(/^Month/).fill('4')
  await page.getByLabel(/^Year/).fill(String(new Date().getFullYear() + 2))
  await page.getByLabel(/^Security code/).fill('123')
}

const payPart = async (page: Page, amount: string) => {
  await page.getByRole('checkbox', { name: 'Pay only a part' }).check()
  await page.getByLabel(/^Amount to pay now/).fill(amount)
}

/** Asks for the payment, follows the portal to the page of the service, pays there and comes back. */
async function payAtService(page: Page, total: string) {
  await page.getByRole('button', { name: `Pay ${total}` }).click()
  await heading(page, /^Payment P\d+$/)
  await page.getByRole('link', { name: 'Continue to payment' }).click({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const back = page.getByRole('link', { name: 'Back to the shop' })
  if (await back.isVisible()) await back.click()
  await heading(page, /^Payment P\d+$/)
  await expect(page.getByRole('main').getByText('Paid', { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  })
}

test.describe('by transfer', () => {
  const server = ownServer()

  for (const tenant of tenants)
    test(`${tenant[0]}: what is overdue is paid by transfer, proved, approved by finance, and can be chosen no more`, async ({
      browser,
    }) => {
      test.setTimeout(240_000)
      const page = await loggedIn(
        { browser, port: server().port },
        tenant,
        'dealer',
        '/invoice/open-invoice',
      )
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

      const office = await loggedIn(
        { browser, port: server().port },
        tenant,
        'finance',
        '/admin/payments',
      )
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
})

// A server of its own: an invoice that one test pays can't be chosen in another.
test.describe('at a payment service', () => {
  const server = ownServer({ SANDBOX_PAY: '1' })

  test('us: a part of an invoice is paid by card, after a wrong number and a declined card', async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const page = await loggedIn(
      { browser, port: server().port },
      tenants[0],
      'dealer',
      '/invoice/open-invoice',
    )
    await choose(page, ['901000378'])
    await typeCard(page, '4242 4242 4242 4241')
    await payPart(page, '459.24')
    await page.getByRole('button', { name: 'Pay $459.24' }).click()
    await expect(page.getByText('Check the card number')).toBeVisible()
    await expect(page.getByLabel(/^Card number/)).toBeFocused()
    await page.getByLabel(/^Card number/).fill('4000 0000 0000 0002')
    await page.getByRole('button', { name: 'Pay $459.24' }).click()
    await heading(page, /^Payment P\d+$/)
    await expect(page.getByText('The payment was declined by the bank.')).toBeVisible({
      timeout: 30_000,
    })

    await page.goto(page.url().replace(/\/payment.*/, '/invoice/open-invoice'))
    await choose(page, ['901000378'])
    await typeCard(page, '4242 4242 4242 4242')
    await payPart(page, '459.24')
    await expect(page.getByText('$21,000.00')).toBeVisible()
    await page.getByRole('button', { name: 'Pay $459.24' }).click()
    await heading(page, /^Payment P\d+$/)
    await expect(page.getByRole('main').getByText('Paid', { exact: true }).first()).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByText('Part of $21,459.24')).toBeVisible()
  })

  test('us: an invoice and its credit note are paid to a virtual account, at the page of the service', async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const page = await loggedIn(
      { browser, port: server().port },
      tenants[0],
      'dealer',
      '/invoice/open-invoice',
    )
    await choose(page, ['901000445', '911000445'])
    await page.getByRole('radio', { name: /virtual account/i }).check()
    await payAtService(page, '$14,236.10')
  })

  test('de: what is overdue is paid to a virtual account, at the page of the service', async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const page = await loggedIn(
      { browser, port: server().port },
      tenants[1],
      'dealer',
      '/invoice/open-invoice',
    )
    await heading(page, 'Open invoices')
    await page.getByRole('button', { name: 'Select all overdue' }).last().click()
    const bar = page.getByRole('complementary', { name: 'Selected for payment' })
    const total = (await bar.getByRole('status').locator('span').first().innerText()).trim()
    await bar.getByRole('link', { name: 'Pay' }).click()
    await page.getByRole('radio', { name: /virtual account|virtuelles konto/i }).check()
    await payAtService(page, total)
  })
})
