import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findHeadlessChromium } from '../../scripts/chromium.mjs'
import { demoArticles } from '../../server/demo/range/articles.ts'
import { us } from '../../server/demo/tenants/us.ts'
import { code128, ean13, film, pictureOf } from '../support/bar-code.ts'
import { ownServer, signIn, workerReady } from './portal.ts'
import { cartLine, comeOnline, quantities } from './shop.ts'

/** A bike by its EAN, another by its article code: what stands on boxes and on labels. */
const [boxed, labelled] = [
  ...demoArticles({ count: 400, language: us.language, year: 2026, codeOf: us.codeOf }),
].filter(({ category }, at) => category === 'bike' && at % 47 !== 30)

const [width, height] = [640, 480]
const dir = mkdtempSync(join(tmpdir(), 'pannier-scan-'))
const camera = join(dir, 'camera.y4m')
const blank = new Uint8Array(width * height).fill(180)
writeFileSync(
  camera,
  film(
    [
      pictureOf(
        {
          modules: ean13(boxed!.ean),
          moduleWidth: 4,
          tilt: 12,
          dark: 50,
          light: 190,
          noise: 40,
          seed: 1,
        },
        width,
        height,
      ),
      blank,
      pictureOf(
        {
          modules: code128(labelled!.code),
          moduleWidth: 2,
          tilt: 6,
          dark: 60,
          light: 200,
          noise: 20,
          seed: 2,
        },
        width,
        height,
      ),
      blank,
    ],
    width,
    height,
    20,
  ),
)
test.afterAll(() => rmSync(dir, { recursive: true, force: true }))

const executablePath = findHeadlessChromium()
test.use({
  permissions: ['camera'],
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${camera}`,
    ],
  },
})
test.use({ serviceWorkers: 'allow' })
const server = ownServer()

test('bar codes before the camera are read by the portal’s own reader: an EAN-13 on a box, a Code 128 on a label, without a network from the first one on', async ({
  page,
  context,
}) => {
  // As on an iPhone and in Firefox: the browser has no reader of its own.
  await page.addInitScript(() => {
    delete (globalThis as { BarcodeDetector?: unknown }).BarcodeDetector
  })
  await signIn(page, server(), 'dealer', '/catalog/fast-order')
  await workerReady(page)
  const reader = page.waitForResponse((answer) => answer.url().endsWith('.wasm'))
  await page.reload()
  const come: string[] = []
  page.on('requestfinished', (one) => {
    come.push(new URL(one.url()).pathname)
  })
  const served = await reader
  expect(
    come.filter((path) => path.startsWith('/catalogue/')),
    'the catalogue comes first',
  ).not.toEqual([])
  expect([new URL(served.url()).origin, served.status(), served.headers()['content-type']]).toEqual(
    [new URL(server().url).origin, 200, 'application/wasm'],
  )

  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('reader')).keys()).length))
    .toBe(1)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Scan', exact: true }).click()
  const code = (row: number) =>
    page.getByRole('combobox', { name: `Code, EAN or name, row ${row}`, exact: true })
  await expect(code(2)).toHaveValue(/./, { timeout: 30_000 })
  const read = [await code(1).inputValue(), await code(2).inputValue()]
  expect(read.sort()).toEqual([boxed!.ean, labelled!.code].sort())
  await context.setOffline(false)
  await comeOnline(page)
  await expect(page.getByText(boxed!.name).first()).toBeVisible()
  await expect(page.getByText(labelled!.name).first()).toBeVisible()
})

test('the same codes go into the cart: with the camera, and from a hand scanner without a network', async ({
  page,
  context,
}) => {
  await signIn(page, server(), 'dealer', '/cart')
  await workerReady(page)
  await page.getByRole('button', { name: 'Scan', exact: true }).click()
  for (const { name } of [boxed!, labelled!])
    await expect(cartLine(page, name)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Stop scanning' }).click()
  await expect(page.getByRole('button', { name: 'Scan', exact: true })).toBeFocused()

  await context.setOffline(true)
  const before = (await quantities(page))[boxed!.name]!
  // A hand scanner strikes faster than a test types.
  await page.evaluate((code) => {
    for (const key of [...code, 'Enter'])
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
  }, boxed!.ean)
  await expect.poll(async () => (await quantities(page))[boxed!.name]).toBe(before + 1)
  await expect(cartLine(page, boxed!.name)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Undo the last scan' }).click()
  await expect.poll(async () => (await quantities(page))[boxed!.name]).toBe(before)
  await context.setOffline(false)
})
