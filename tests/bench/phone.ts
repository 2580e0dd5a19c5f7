import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openBrowser } from '../support/browser.ts'
import { fillLogin } from './log-in.ts'

/** The phone of every figure: CPU ×4, slow 4G (562.5 ms a request, 1,475 kbit/s). */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_475 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

export interface FirstScreen {
  visibleMs: number
  usableMs: number
  largestMs: number
  transferredKiB: number
  scriptKiB: number
  requests: number
}

async function throttled(context: BrowserContext, cpu = 4): Promise<Page> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow4g)
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return page
}

async function traffic(context: BrowserContext, page: Page) {
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  const seen = { bytes: 0, script: 0, requests: 0 }
  const scripts = new Set<string>()
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.fromServiceWorker || response.fromDiskCache) return
    seen.requests++
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.bytes += encodedDataLength
    if (scripts.has(requestId)) seen.script += encodedDataLength
  })
  return seen
}

const paints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ first: number; largest: number }>((resolve) => {
        let largest = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) largest = entry.startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        setTimeout(
          () =>
            resolve({
              first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
              largest,
            }),
          300,
        )
      }),
  )

/** Cold: a new profile opens the portal. `visible` is the first paint with the form in it, `usable` when its fields take input. */
async function cold(browser: Browser, url: string): Promise<FirstScreen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const page = await throttled(context)
  const seen = await traffic(context, page)
  const began = performance.now()
  await page.goto(`${url}/en-us/login`, { waitUntil: 'commit' })
  await page.getByLabel('Username').fill('dealer')
  const usableMs = Math.round(performance.now() - began)
  await page.waitForLoadState('networkidle')
  const { first, largest } = await paints(page)
  await context.close()
  return {
    visibleMs: Math.round(first),
    usableMs,
    largestMs: Math.round(largest),
    transferredKiB: Math.round(seen.bytes / 1024),
    scriptKiB: Math.round(seen.script / 1024),
    requests: seen.requests,
  }
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
const medians = (runs: FirstScreen[]) =>
  Object.fromEntries(
    Object.keys(runs[0]!).map((key) => [
      key,
      median(runs.map((run) => run[key as keyof FirstScreen])),
    ]),
  ) as unknown as FirstScreen

/** Time until something stands on the screen after a reload, in ms. */
async function reloadUntil(
  page: Page,
  wanted: () => ReturnType<Page['getByLabel']>,
): Promise<number> {
  const from = performance.now()
  await page.reload({ waitUntil: 'commit' })
  await wanted().waitFor({ timeout: 60_000 })
  return Math.round(performance.now() - from)
}

/** The login form again, with the worker: on line and offline, in ms. */
async function again(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await throttled(context)
  await page.goto(`${url}/en-us/login`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const form = () => page.getByLabel('Username')
  await reloadUntil(page, form)
  const againMs = await reloadUntil(page, form)
  await context.setOffline(true)
  const againOfflineMs = await reloadUntil(page, form)
  await context.close()
  return { againMs, againOfflineMs }
}

/** From the log-in to the first article, then the same with the worker: second visit on line and offline, in ms. */
async function journey(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await throttled(context)
  await fillLogin(page, url)
  const began = performance.now()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('article').first().waitFor({ timeout: 60_000 })
  const toCatalogueMs = Math.round(performance.now() - began)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForLoadState('networkidle')
  const reload = () => reloadUntil(page, () => page.getByRole('article').first())
  await reload()
  const secondMs = await reload()
  await context.setOffline(true)
  const offlineMs = await reload()
  await context.close()
  return { toCatalogueMs, secondMs, offlineMs }
}

/** First screen (median of five), log-in to catalogue, second visit and offline reload, on the throttled phone. */
export async function measurePhone(url: string) {
  const browser = await openBrowser()
  try {
    const runs: FirstScreen[] = []
    for (let n = 0; n < 5; n++) runs.push(await cold(browser, url))
    return {
      login: medians(runs),
      ...(await again(browser, url)),
      ...(await journey(browser, url)),
    }
  } finally {
    await browser.close()
  }
}
