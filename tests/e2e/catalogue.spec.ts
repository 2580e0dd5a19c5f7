import { expect, type Page, test } from '@playwright/test'
import { ownServer, signIn, workerReady } from './portal.ts'
import { addToCart, allSaved, bikeList, comeOnline, openCart, orderable } from './shop.ts'
import { witness } from './witness.ts'

test.use({ serviceWorkers: 'allow' })
const server = ownServer()

/** The articles of which this device has heard what is coming. */
const codesHeard = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const open = indexedDB.open('pannier')
        open.onsuccess = () => {
          const all = open.result.transaction('coming').objectStore('coming').getAll()
          all.onsuccess = () => {
            open.result.close()
            resolve((all.result as { code: string }[]).map(({ code }) => code))
          }
        }
      }),
  )

test('the whole catalogue is on the device: an article never opened before is found and priced without a network, and changes come after it', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await signIn(page, server(), 'dealer', '/catalog')
  await workerReady(page)
  await page.goto(`${server().url}/en-us/user/edit-profile`)
  await expect(page.getByText(/Catalog: \d+ articles/)).toBeVisible({ timeout: 60_000 })

  await context.setOffline(true)
  const search = page.getByRole('combobox', { name: 'Search' }).first()
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
  const suggest = async () => {
    await search.fill('')
    await search.fill('helmte')
    await expect(suggestions.getByRole('option').first()).toBeVisible()
  }
  // The narrowest tablet: the bar has all its buttons in sight, and the list room for a name and a price.
  const desk = page.viewportSize()!
  await page.setViewportSize({ width: 768, height: 1024 })
  await suggest()
  expect((await suggestions.boundingBox())!.width).toBeGreaterThan(380)
  await search.press('Escape')
  await search.blur()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  await page.setViewportSize(desk)
  await suggest()
  await search.press('Enter')
  const article = page.getByRole('article').first()
  await expect(article).toBeVisible()
  const picture = article.locator('img').first()
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await article.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: /^Add (to cart|all)$/ }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('as of')
  const slug = new URL(page.url()).pathname.split('/').at(-1)!
  const there = await witness(server().url, 'dealer')
  const dealerPrice = await there.dealerPrice(slug)
  await expect(page.getByRole('main')).toContainText(dealerPrice)
  // After a reload in the middle of nowhere too.
  await page.reload()
  await expect(page.getByRole('main')).toContainText(dealerPrice)

  await context.setOffline(false)
  const again = page.waitForResponse(
    (answer) => answer.url().includes('/catalogue/delta') && answer.ok(),
  )
  await comeOnline(page)
  await again
})

test('a promotion leads to its own articles, named and taken away again, and what was bought is found, on line and off', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await signIn(page, server(), 'dealer', '/catalog')
  await workerReady(page)
  const card = page.getByRole('region', { name: 'Promotions' }).getByRole('link').first()
  const name =
    (await card
      .locator('span')
      .first()
      .evaluate((title) => title.firstChild?.textContent)) ?? ''
  await card.click()
  await expect(page).toHaveURL(/\?promo=[A-Z]+$/)
  const chip = page.getByRole('button', { name })
  const results = page.getByText(/^\d+ (model|article)s?/)
  await expect(chip).toBeVisible()
  await expect(results).not.toHaveText(/^0/)
  const found = /^\d+/.exec(await results.innerText())![0]
  const address = page.url()
  await page.goto(`${server().url}/en-us/catalog/paa?bought=true`)
  await expect(results).not.toHaveText(/^0/)
  const bought = /^\d+/.exec(await results.innerText())![0]
  await page.goto(`${server().url}/en-us/user/edit-profile`)
  await expect(page.getByText(/Catalog: \d+ articles/)).toBeVisible({ timeout: 60_000 })

  await context.setOffline(true)
  await page.goto(`${address}&sort=NAME`)
  await expect(results).toHaveText(new RegExp(`^${found} `))
  await expect(chip).toBeVisible()
  await page.goto(`${server().url}/en-us/catalog/paa?bought=true&sort=NAME`)
  await expect(results).toHaveText(new RegExp(`^${bought} `))
  await context.setOffline(false)
  await page.goto(address)
  await chip.click()
  await expect(page).not.toHaveURL(/promo/)
  await expect(results).not.toHaveText(new RegExp(`^${found} `))
})

test('a document opens by a plain link; without a network it is named and says what it waits for', async ({
  page,
  context,
}) => {
  await signIn(page, server(), 'dealer', '/catalog/bike')
  await workerReady(page)
  await page.getByRole('article').first().getByRole('link').first().click()
  const documents = page.getByRole('region', { name: 'Documents' })
  const link = documents.getByRole('link').first()
  await expect(link).toHaveAttribute('target', '_blank')
  // As the new tab asks for it: with cookies, and without a token.
  const answer = await page
    .context()
    .request.get(new URL((await link.getAttribute('href'))!, server().url).href)
  expect([
    answer.status(),
    answer.headers()['content-type'],
    (await answer.body()).subarray(0, 5).toString(),
  ]).toEqual([200, 'application/pdf', '%PDF-'])
  await context.setOffline(true)
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await expect(documents.getByText('They open when you’re back online.')).toBeVisible()
  await expect(documents.getByRole('listitem')).toHaveCount(2)
  await expect(documents.getByRole('link')).toHaveCount(0)
})

test('a line of the cart and an article say what is on its way or came last, asked once for the whole cart, and after a start without a network too, rows of a fast order among them', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await signIn(page, server(), 'dealer', '/catalog/paa?view=item&bought=true')
  await workerReady(page)
  const articles = await orderable(page).all()
  for (const article of articles.slice(0, 2)) await addToCart(article, 1)
  let asked = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('"articleCodes"')) asked += 1
  })
  await openCart(page)
  const sayings = page.getByRole('row').getByRole('button', { name: /on order|Last ordered/ })
  await expect(sayings).toHaveCount(2)
  expect(asked).toBe(1)
  await sayings.first().click()
  await expect(page.getByRole('dialog', { name: 'Your history' })).toContainText('Last ordered')
  await page.keyboard.press('Escape')
  await expect(sayings.first()).toBeFocused()
  await allSaved(page)
  const said = await sayings.allInnerTexts()
  const cart = page.url()
  await page.getByRole('row').getByRole('link').first().click()
  const box = page.getByRole('region', { name: 'Your history' })
  await expect(box).toContainText('Last ordered')
  const facts = await box.getByRole('definition').allInnerTexts()
  const opened = page.url()
  await page.goto(`${server().url}/en-us/user/edit-profile`)
  await expect(page.getByText(/Catalog: \d+ articles/)).toBeVisible({ timeout: 60_000 })

  await page.goto(opened)
  await expect(box).toBeVisible()
  const [code] = await codesHeard(page)

  await context.setOffline(true)
  await page.reload()
  await expect(box.getByRole('definition')).toHaveText(facts)
  await expect(box).toContainText(/As of \d/)
  await page.goto(cart)
  await expect(page.getByRole('row').getByRole('spinbutton')).toHaveCount(2)
  await expect(sayings).toHaveText(said)
  await sayings.first().click()
  await expect(page.getByRole('dialog', { name: 'Your history' })).toContainText(/As of \d/)

  await page.goto(`${server().url}/en-us/catalog/fast-order`)
  await page.getByRole('combobox', { name: 'Code, EAN or name, row 1' }).fill(code!)
  await page.keyboard.press('Enter')
  await sayings.first().click()
  await expect(page.getByRole('dialog', { name: 'Your history' })).toContainText(
    /Last ordered.*As of \d/,
  )
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`nothing that comes late moves a card under a finger, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    // What stands above a list is answered after the list itself.
    const list = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('"CataloguePage"'),
    )
    await page.route('**/graphql', async (route) => {
      if (/"(HomeAreas|RunningPromotions)"/.test(route.request().postData() ?? ''))
        await list.then(() => page.waitForTimeout(200))
      await route.continue()
    })
    await page.addInitScript(() => {
      const places = ((window as unknown as { places: number[] }).places = [])
      const look = () => {
        const button = [...document.querySelectorAll('article button')].find(
          ({ textContent }) => textContent === 'Add to cart',
        )
        const place = button && Math.round(button.getBoundingClientRect().y)
        if (place !== undefined && place !== places.at(-1)) places.push(place as never)
        requestAnimationFrame(look)
      }
      look()
    })
    await signIn(page, server(), 'dealer', bikeList)
    const button = orderable(page).first().getByRole('button', { name: 'Add to cart' })
    await expect(button).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Parts of the catalog' })).toBeVisible()
    await expect(page.getByText(/^Available credit|available$/).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await button.click()
    await expect(
      orderable(page)
        .first()
        .getByText(/\d+ in cart/),
    ).toBeVisible()
    await allSaved(page)
    expect(
      await page.evaluate(() => (window as unknown as { places: number[] }).places),
    ).toHaveLength(1)
  })
}
