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

/** Log-in of a program beside the page: a token is good with the cookie that came along alone. */
async function logInBeside(): Promise<Record<string, string>> {
  const login = await fetch(`${server().url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'rep', password: 'Pannier2026' }),
  })
  const { requestToken } = (await login.json()) as { requestToken: string }
  const cookies = login.headers.getSetCookie().map((one) => one.split(';')[0])
  return {
    'content-type': 'application/json',
    authorization: `Bearer ${requestToken}`,
    cookie: cookies.join('; '),
  }
}

/** Visits on the server, by a program that sees what this person may see. */
async function reported(headers: Record<string, string>) {
  const answer = await fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      query: `{ formVisits(kind: "polygon", mine: true, limit: 50) { count rows { id notes photos { slot url bytes } } } }`,
    }),
  })
  const { data } = (await answer.json()) as {
    data: {
      formVisits: {
        count: number
        rows: { id: string; notes: string; photos: { url: string }[] }[]
      }
    }
  }
  return data.formVisits
}

test('a form filled in offline survives a crash of its page, is sent once, and brings its photos along', async ({
  page: first,
  context,
}, { repeatEachIndex }) => {
  test.setTimeout(240_000)
  // Rounds of one worker share their server.
  const notes = `Written offline, ${'again '.repeat(repeatEachIndex)}sent once`
  const beside = await logInBeside()
  await signIn(first, server(), 'rep', '/visit-form')
  await workerReady(first)
  const before = (await reported(beside)).count
  await first.goto(`${server().url}/en-us/visit-form/polygon/create`)
  await first.getByRole('list', { name: 'Customers' }).getByRole('button').first().click()
  await expect(first.getByRole('navigation', { name: 'Steps' })).toBeVisible()
  await context.setOffline(true)
  await addPhotos(first, 1, 2)
  await expect(first.getByRole('button', { name: 'Enlarge Shop 2', exact: true })).toBeVisible()
  const address = first.url()

  // The page dies while the second photo is being compressed.
  const session = await context.newCDPSession(first)
  const crashed = first.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await first.close()
  const page = await context.newPage()
  // The service worker may have died with the page's process, while this one was being asked for.
  await expect(async () => {
    await page.goto(address, { timeout: 15_000 })
  }).toPass({ timeout: 90_000 })
  await expect(page.getByRole('button', { name: 'Enlarge Shop 1', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enlarge Shop 2', exact: true })).toBeVisible()
  await step(page, 'Display')
  await addPhotos(page, 3)
  await expect(page.getByRole('button', { name: 'Enlarge Display 1', exact: true })).toBeVisible()
  await step(page, 'Series')
  const series = page.getByRole('main').getByRole('group').getByRole('button')
  if ((await page.getByRole('main').locator('fieldset [aria-pressed=true]').count()) === 0)
    await series.first().click()
  await step(page, 'Review')
  await page.getByRole('textbox', { name: 'Notes' }).fill(notes)
  await page.getByRole('button', { name: 'Send visit' }).click()
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible()

  await context.setOffline(false)
  await expect
    .poll(async () => (await reported(beside)).count, { timeout: 100_000 })
    .toBe(before + 1)
  const [visit] = (await reported(beside)).rows.filter((one) => one.notes === notes)
  expect(visit!.photos).toHaveLength(3)
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d{4,}/ })
    .first()
    .click()
  await expect(page.getByText(notes)).toBeVisible()
  const shown = page.getByRole('button', { name: 'Enlarge Shop 1', exact: true }).locator('img')
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  const sent = await page.request.get(new URL(visit!.photos[0]!.url, server().url).href)
  expect((await sharp(await sent.body()).metadata()).width).toBe(2560)
  expect((await reported(beside)).count).toBe(before + 1)
})
