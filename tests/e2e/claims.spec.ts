import { devices, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { code128, pictureOf } from '../support/bar-code.ts'
import { heicPhoto } from '../support/heic-photo.ts'
import { ownServer, signIn, workerReady } from './portal.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, serviceWorkers: 'allow' })
const server = ownServer()

const photo = (seed: number) =>
  sharp({
    create: { width: 2400, height: 1800, channels: 3, background: { r: seed * 50, g: 90, b: 120 } },
  })
    .jpeg()
    .toBuffer()

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

async function fill(page: Page, name: string, file: number | ChosenFile): Promise<void> {
  await page
    .getByLabel(`File for ${name}`, { exact: true })
    .setInputFiles(
      typeof file === 'number'
        ? { name: `photo-${file}.jpg`, mimeType: 'image/jpeg', buffer: await photo(file) }
        : file,
    )
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByLabel(`File for ${name}`, { exact: true }) })
      .getByText('Saved on this device'),
  ).toBeVisible({ timeout: 20_000 })
}

/** Waits until the worker keeps a reader of bar codes or of photos, which comes once nothing else is loading. */
const readerHere = (page: Page, name: string) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async (part) =>
            (await (await caches.open('reader')).keys()).some(({ url }) => url.includes(part)),
          name,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)

test('a claim begun in the workshop without a connection survives a reload and is sent once, with its photos', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await signIn(page, server(), 'dealer', '/claim')
  await workerReady(page)
  await page.goto(`${server().url}/en-us/claim/create/bike`)
  await expect(page.getByRole('button', { name: 'Submit claim' })).toBeVisible()
  await expect(page.getByLabel('Fork: Has play')).toBeVisible()
  await readerHere(page, 'heif')
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Frame number' }).fill('WTU123456')
  await page.getByRole('textbox', { name: 'Description of the article' }).fill('City bike')
  await page.getByRole('textbox', { name: 'Description of the fault' }).fill('The fork cracks')
  await fill(page, 'Invoice', { name: 'a.heic', mimeType: 'image/heic', buffer: heicPhoto })
  await fill(page, 'The whole bicycle or article', 2)
  const address = page.url()
  await page.reload()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('textbox', { name: 'Description of the fault' })).toHaveValue(
    'The fork cracks',
  )
  await fill(page, 'Serial number', 3)
  await page.getByRole('button', { name: 'Submit claim' }).click()
  await expect(page.getByText(/missing before the claim can be submitted/)).toBeVisible()
  await fill(page, 'The fault', 4)
  await page.getByLabel('Fork: Has play').check()
  await page.getByRole('textbox', { name: 'Contact', exact: true }).fill('Dana Keller')
  await page.getByRole('textbox', { name: 'Phone of the contact' }).fill('303 555 0142')
  await page.getByLabel('Day of purchase').fill('2026-05-04')
  await page.getByRole('button', { name: 'Submit claim' }).click()
  await expect(page).toHaveURL(/\/claim$/)
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible()
  await context.setOffline(false)
  await page.goto(`${server().url}/en-us/claim?search=WTU123456`)
  const link = page.getByRole('main').getByRole('link', { name: /^C\d+/ })
  await expect(async () => {
    await page.reload()
    await expect(link.first()).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 60_000 })
  await expect(link).toHaveCount(1)
  await link.first().click()
  await expect(page.getByText('The fork cracks')).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toHaveCount(4)
})

interface Frame {
  frameNumber: string
  articleCode: string
  deliveryNo: string
  stolen: boolean
}

/** Frames kept on this device, of whomever. */
const keptFrames = (page: Page) =>
  page.evaluate(async () => {
    // Opening a database that is not there yet would make it, empty.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'pannier-frames')) return []
    return new Promise<Frame[]>((resolve) => {
      const open = indexedDB.open('pannier-frames')
      open.onsuccess = () => {
        const { result } = open
        result.transaction('frames').objectStore('frames').getAll().onsuccess = (event) => {
          result.close()
          const rows = (event.target as IDBRequest<{ frames: string }[]>).result
          resolve(rows.flatMap(({ frames }) => JSON.parse(frames) as Frame[]))
        }
      }
    })
  })

/** Holds a label with a code before the camera of this page. */
const showToCamera = (page: Page, code: string) => {
  const [width, height] = [640, 480]
  const label = pictureOf(
    { modules: code128(code), moduleWidth: 2, tilt: 4, dark: 50, light: 200, noise: 15, seed: 3 },
    width,
    height,
  )
  return page.evaluate(
    ({ grey, width: w, height: h }) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: w, height: h })
      const context = canvas.getContext('2d')!
      const picture = context.createImageData(w, h)
      grey.forEach((value, at) => picture.data.set([value, value, value, 255], at * 4))
      setInterval(() => context.putImageData(picture, 0, 0), 100)
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10))
    },
    { grey: [...label], width, height },
  )
}

test('a frame scanned in the workshop without a connection fills in its delivery; the log-out takes the frames', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await signIn(page, server(), 'dealer', '/claim')
  await workerReady(page)
  await expect.poll(async () => (await keptFrames(page)).length).toBeGreaterThan(0)
  const frame = (await keptFrames(page)).find(({ stolen, deliveryNo }) => !stolen && deliveryNo)!
  await page.goto(`${server().url}/en-us/claim/create/bike`)
  await expect(page.getByRole('button', { name: 'Submit claim' })).toBeVisible()
  await readerHere(page, 'zxing')
  await context.setOffline(true)
  const number = page.getByRole('textbox', { name: 'Frame number' })
  await showToCamera(page, frame.frameNumber)
  await page.getByRole('button', { name: 'Scan frame number' }).click()
  await expect(number).toHaveValue(frame.frameNumber, { timeout: 30_000 })
  await expect(page.getByText(/^From this device, as of /)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Delivery number' })).toHaveValue(frame.deliveryNo)
  await expect(page.getByRole('combobox', { name: 'Article number' })).toHaveValue(
    frame.articleCode,
  )
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Delivery number' })).toHaveValue(frame.deliveryNo)
  await expect(page.getByText(/^From this device, as of /)).toBeVisible()
  await context.setOffline(false)
  // The bar of a desk has the log-out in sight.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await keptFrames(page)).toEqual([])
})
