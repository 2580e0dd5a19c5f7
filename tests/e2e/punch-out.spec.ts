import { expect, type Page, test } from '@playwright/test'
import { demoArticles } from '../../server/demo/range/articles.ts'
import { us } from '../../server/demo/tenants/us.ts'
import { closeBanners, ownServer } from './portal.ts'
import { addToCart, allSaved, bikeList, openCart, orderable, quantities } from './shop.ts'

const server = ownServer()
const shop = 'https://shop.example'

/** Fields of one cart, as the shop's system gets them. */
type Sent = Map<string, string>

/** Makes a key of the dealer's customer, by a program. */
async function makeKey(): Promise<string> {
  const { url } = server()
  const login = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'dealer', password: 'Pannier2026' }),
  })
  const { requestToken } = (await login.json()) as { requestToken: string }
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${requestToken}`,
      cookie: login.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; '),
    },
    body: JSON.stringify({
      query: `mutation($k: MachineKeyInput!) { saveCustomerKey(customerKey: $k) { secret userErrors { code } } }`,
      variables: { k: { name: `Till ${Date.now()}`, scopes: ['own.punch-out'], rate: 100 } },
    }),
  })
  const { data } = (await answer.json()) as { data: { saveCustomerKey: { secret: string } } }
  return data.saveCustomerKey.secret
}

/** The shop's system: a page that opens the catalogue by OCI, and one that takes carts. @returns the carts, as they come */
async function openShop(page: Page, secret: string): Promise<Sent[]> {
  const carts: Sent[] = []
  const field = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${value}">`
  await page.route(`${shop}/**`, async (route) => {
    const request = route.request()
    if (request.method() === 'POST') carts.push(new Map(new URLSearchParams(request.postData()!)))
    await route.fulfill({
      contentType: 'text/html',
      body:
        request.method() === 'POST'
          ? '<h1>Cart received</h1>'
          : `<h1>Till</h1><form method="post" action="${server().url}/server/punch-out/oci">${field('USERNAME', 'till')}${field('PASSWORD', secret)}${field('HOOK_URL', `${shop}/back`)}<button>Order supplies</button></form>`,
    })
  })
  return carts
}

/** Opens the catalogue from the shop's system. */
async function punchOut(page: Page): Promise<void> {
  await page.goto(`${shop}/till`)
  await page.getByRole('button', { name: 'Order supplies' }).click()
  await expect(page.getByText(/^Ordering for Till/)).toBeVisible()
}

const received = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Cart received' })).toBeVisible()

/** Puts two pieces of the first bike into the cart. */
async function addBike(page: Page): Promise<void> {
  await page.goto(`${server().url}/en-us${bikeList}`)
  await addToCart(orderable(page).first(), 2)
  await allSaved(page)
}

const quantitiesIn = (cart: Sent) =>
  [...cart].filter(([name]) => name.startsWith('NEW_ITEM-QUANTITY['))

test('a cart goes back to the shop once, and not again when the person goes back', async ({
  page,
}) => {
  await closeBanners(page)
  const carts = await openShop(page, await makeKey())
  await punchOut(page)
  await addBike(page)
  await page.getByRole('button', { name: 'Take the cart back' }).click()
  await received(page)
  expect(carts.map(quantitiesIn)).toEqual([[['NEW_ITEM-QUANTITY[1]', '2.000']]])
  await page.goBack()
  await expect(page.getByText(/Your cart has gone back to Till.*Didn’t it arrive\?/)).toBeVisible()
  expect(carts).toHaveLength(1)
  await page.getByRole('button', { name: 'Send again' }).click()
  await received(page)
  expect(carts).toHaveLength(2)
  expect([...carts[1]!]).toEqual([...carts[0]!])
})

test('a link of a set-up request opens the catalogue once, and says so the second time', async ({
  page,
  browser,
}) => {
  const secret = await makeKey()
  const credential = (name: string, more = '') =>
    `<${name}><Credential domain="DUNS"><Identity>shop</Identity>${more}</Credential></${name}>`
  const answer = await fetch(`${server().url}/server/punch-out/cxml`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml' },
    body: `<?xml version="1.0"?><cXML payloadID="1@shop" timestamp="2026-11-28T10:00:00Z"><Header>${credential('From')}${credential('To')}${credential('Sender', `<SharedSecret>${secret}</SharedSecret>`).replace('</Sender>', '<UserAgent>Till</UserAgent></Sender>')}</Header><Request><PunchOutSetupRequest operation="create"><BuyerCookie>c</BuyerCookie><BrowserFormPost><URL>${shop}/back</URL></BrowserFormPost></PunchOutSetupRequest></Request></cXML>`,
  })
  const start = /<URL>([^<]*)<\/URL>/.exec(await answer.text())![1]!
  await closeBanners(page)
  await page.goto(start)
  await expect(page.getByText(/^Ordering for Till/)).toBeVisible()
  const other = await browser.newContext()
  const second = await other.newPage()
  await second.goto(start)
  await expect(second.getByText('This link to the catalog was used or has expired.')).toBeVisible()
  await other.close()
})

test('a session that ends says where a new one comes from, and the cart can be taken along', async ({
  page,
  context,
}) => {
  await closeBanners(page)
  const carts = await openShop(page, await makeKey())
  await punchOut(page)
  await addBike(page)
  await openCart(page)
  const before = await quantities(page)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Take the cart back' }).click()
  const ended = page.getByRole('alertdialog', { name: 'Your visit has ended' })
  await expect(ended).toContainText(/Open the catalog again from Till/)
  await expect(ended.getByLabel(/Password/)).toHaveCount(0)
  await ended.getByRole('button', { name: 'Stay on this page' }).click()
  expect(await quantities(page)).toEqual(before)
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
  ])
  const file = await download.path()

  await punchOut(page)
  await openCart(page)
  await importFile(page, file)
  expect(await quantities(page)).toEqual(before)
  expect(carts).toEqual([])
})

/** Puts the lines of a file into the empty cart in sight. */
async function importFile(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import lines' }).click()
  const dialog = page.getByRole('dialog', { name: /^Import lines/ })
  await dialog.getByLabel('File with lines').setInputFiles(file)
  await dialog.getByRole('button', { name: /^Add \d+ lines?$/ }).click()
  await expect(dialog).toBeHidden()
  await allSaved(page)
}

test('a hundred lines go back whole', async ({ page }) => {
  test.setTimeout(240_000)
  await closeBanners(page)
  const carts = await openShop(page, await makeKey())
  await punchOut(page)
  await openCart(page)
  const codes = [
    ...demoArticles({ count: 400, language: us.language, year: 2026, codeOf: us.codeOf }),
  ].flatMap(({ code, category }, at) => (category === 'bike' && at % 47 !== 30 ? [code] : []))
  const lines = codes.slice(0, 100).map((code, n) => [code, String((n % 3) + 1)] as const)
  await importFile(page, {
    name: 'hundred.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.map((line) => line.join(';')).join('\r\n')),
  })
  await page.getByRole('button', { name: 'Take the cart back' }).click()
  await received(page)
  const [cart] = carts as [Sent]
  const sent = lines.map((_, n) => [
    cart.get(`NEW_ITEM-VENDORMAT[${n + 1}]`),
    cart.get(`NEW_ITEM-QUANTITY[${n + 1}]`),
  ])
  expect(lines).toHaveLength(100)
  const byCode = (one: readonly unknown[], other: readonly unknown[]) =>
    String(one[0]).localeCompare(String(other[0]))
  expect(sent.toSorted(byCode)).toEqual(
    lines.map(([code, quantity]) => [code, `${quantity}.000`]).toSorted(byCode),
  )
  expect(quantitiesIn(cart)).toHaveLength(100)
})
