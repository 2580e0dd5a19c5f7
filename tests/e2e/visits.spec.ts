import { devices, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { ownServer, signIn, workerReady } from './portal.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, serviceWorkers: 'allow' })
const server = ownServer()

/** A photo as a phone's camera makes it: larger than what is sent. */
const photo = (seed: number) =>
  sharp({
    create: { width: 3600, height: 2700, channels: 3, background: { r: seed * 60, g: 90, b: 120 } },
  })
    .jpeg()
    .toBuffer()

const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click()

async function addPhotos(page: Page, ...seeds: number[]): Promise<void> {
  await page.getByLabel('Photo files').setInputFiles(
    await Promise.all(
      seeds.map(async (seed) => ({
        name: `photo-${seed}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await photo(seed),
      })),
    ),
  )
}

/** Visits on the server, by a program that sees what this person may see. */
async function reported(page: Page, token: string) {
  const answer = await page.request.post(`${server().url}/graphql`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: `{ formVisits(kind: "polygon", mine: true, limit: 50) { rows { id notes photos { slot url bytes } } } }`,
    },
  })
  const { data } = (await answer.json()) as {
    data: { formVisits: { rows: { id: string; notes: string; photos: { url: string }[] }[] } }
  }
  expect(data, await answer.text()).not.toBeNull()
  return data.formVisits.rows
}

test('a form filled in offline survives a crash of its page, is sent once, and brings its photos along', async ({
  page: first,
  context,
}) => {
  test.setTimeout(360_000)
  const login = await first.request.post(`${server().url}/login`, {
    headers: { authorization: `Basic ${btoa('pannier:public')}` },
    data: { username: 'rep', password: 'Pannier2026' },
  })
  const { requestToken } = (await login.json()) as { requestToken: string }
  await signIn(first, server(), 'rep', '/visit-form')
  await workerReady(first)
  const before = (await reported(first, requestToken)).length
  await first.goto(`${server().url}/en-us/visit-form/polygon/create`)
  await first.getByRole('list', { name: 'Customers' }).getByRole('button').first().click()
  await expect(first.getByRole('navigation', { name: 'Steps' })).toBeVisible()
  await context.setOffline(true)
  await addPhotos(first, 1, 2)
  await expect(first.getByRole('button', { name: 'Enlarge Shop 2' })).toBeVisible()
  const address = first.url()

  // The page dies while the second photo is being compressed.
  const page = await context.newPage()
  const session = await context.newCDPSession(first)
  await session.send('Page.crash').catch(() => undefined)
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Enlarge Shop 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enlarge Shop 2' })).toBeVisible()
  await step(page, 'Display')
  await addPhotos(page, 3)
  await expect(page.getByRole('button', { name: 'Enlarge Display 1' })).toBeVisible()
  await step(page, 'Series')
  const series = page.getByRole('main').getByRole('group').getByRole('button')
  if ((await page.getByRole('main').locator('fieldset [aria-pressed=true]').count()) === 0)
    await series.first().click()
  await step(page, 'Review')
  await page.getByRole('textbox', { name: 'Notes' }).fill('Written offline')
  await page.getByRole('button', { name: 'Send visit' }).click()
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible()

  await context.setOffline(false)
  await expect
    .poll(async () => (await reported(page, requestToken)).length, { timeout: 30_000 })
    .toBe(before + 1)
  const [visit] = (await reported(page, requestToken)).filter(
    ({ notes }) => notes === 'Written offline',
  )
  expect(visit!.photos).toHaveLength(3)
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d{4,}/ })
    .first()
    .click()
  await expect(page.getByText('Written offline')).toBeVisible()
  const shown = page.getByRole('button', { name: 'Enlarge Shop 1' }).locator('img')
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  const sent = await page.request.get(new URL(visit!.photos[0]!.url, server().url).href)
  expect((await sharp(await sent.body()).metadata()).width).toBe(2560)
  expect(await reported(page, requestToken)).toHaveLength(before + 1)
})
