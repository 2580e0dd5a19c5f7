import type { BrowserContext, Page } from '@playwright/test'
import { openBrowser } from '../support/browser.ts'
import { logIn } from './log-in.ts'

export interface DeviceFigures {
  snapshotMs: number
  snapshotBytes: number
  requests: number
  deltaMs: number
  deltaBytes: number
  searchMs: number
}

const patience = 300_000

/** Bytes that came for the catalogue, and how many requests brought them. */
function counted(page: Page) {
  const seen = { bytes: 0, requests: 0 }
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/catalogue/')) return
    seen.requests++
    void request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
      seen.bytes += responseBodySize + responseHeadersSize
    })
  })
  return seen
}

/** The worker of a second page says when something new has been taken. */
const taken = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new BroadcastChannel('pannier-catalogue').addEventListener('message', () => resolve())
      }),
  )

async function openProfile(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await logIn(page, url, '/user/edit-profile')
  await page.getByText('Stored on this device').waitFor({ timeout: patience })
  return page
}

/**
 * A device takes the whole catalogue of a running server, then what `change` changes, then searches without the server.
 * The page's CPU is slowed four times; workers cannot be.
 */
export async function measureDevice(
  url: string,
  change: () => Promise<void>,
): Promise<DeviceFigures> {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext()
    const page = await openProfile(context, url)
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const snapshot = counted(page)
    const news = taken(page)
    const first = await page.waitForRequest(
      (request) => request.url().endsWith('/catalogue/snapshot'),
      { timeout: patience },
    )
    const from = performance.now()
    await first.response()
    await news
    const snapshotMs = performance.now() - from
    const { bytes: snapshotBytes, requests } = { ...snapshot }
    await change()
    const delta = counted(page)
    const changed = taken(page)
    const again = performance.now()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await changed
    const deltaMs = performance.now() - again
    const searchMs = await offlineSearch(context, page)
    return { snapshotMs, snapshotBytes, requests, deltaMs, deltaBytes: delta.bytes, searchMs }
  } finally {
    await browser.close()
  }
}

/** From Enter to the first article on the screen, with the network cut, in ms. */
async function offlineSearch(context: BrowserContext, page: Page): Promise<number> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  const search = page.getByRole('combobox', { name: 'Search' }).first()
  await search.fill('corvane black 54')
  const from = performance.now()
  await search.press('Enter')
  await page.getByRole('article').first().waitFor({ timeout: 60_000 })
  return performance.now() - from
}
