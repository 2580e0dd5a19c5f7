import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { screenshots } from '../../server/portal/manifest.ts'
import setUp from '../e2e/set-up.ts'
import { startServer } from '../e2e/server.ts'
import { openBrowser } from '../support/browser.ts'
import { arrived } from './arrived.ts'
import { comeIn } from './visitor.ts'

/** A demo portal for each language that has pictures of its own, and the locale it opens in. */
const portals = {
  en: ['localhost', 'en-us'],
  de: ['de.localhost', 'de'],
  id: ['id.localhost', 'id-id'],
} as const

/** Pictures one portal's catalogue and cart, in the sizes that the manifest says. */
async function picture(browser: Browser, port: number, language: keyof typeof portals) {
  const [host, locale] = portals[language]
  const folder = join('public/screenshots', language)
  mkdirSync(folder, { recursive: true })
  for (const { file, width, height, form } of screenshots) {
    const scale = form === 'narrow' ? 2 : 1
    const context = await browser.newContext({
      viewport: { width: width / scale, height: height / scale },
      deviceScaleFactor: scale,
      isMobile: form === 'narrow',
      hasTouch: form === 'narrow',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await comeIn(page, port, { host, username: 'dealer' })
    const path = file.startsWith('cart') ? 'cart' : 'catalog/bike'
    await page.goto(`http://${host}:${port}/${locale}/${path}`)
    await arrived(page)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 72 })
    await context.close()
  }
}

const cleanUp = await setUp()
const server = await startServer()
const browser = await openBrowser()
try {
  for (const language of Object.keys(portals) as (keyof typeof portals)[])
    await picture(browser, server.port, language)
} finally {
  await browser.close()
  await server.stop()
  cleanUp()
}
