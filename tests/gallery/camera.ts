import type { Page } from '@playwright/test'
import { arrived } from './arrived.ts'

export const widths = [390, 820, 1440] as const
export const themes = ['light', 'dark'] as const
/** Taller than devices, so that a picture shows more of a page without a new layout. */
const heights = { 390: 1400, 820: 1400, 1440: 1200 } as const
const patience = 6_000

/** Waits until nothing is under way any more: no request, no picture, no change of colours. */
export function watchRequests(page: Page): () => Promise<void> {
  let open = 0
  let quietSince = Date.now()
  const ended = () => {
    open -= 1
    quietSince = Date.now()
  }
  page.on('request', () => {
    open += 1
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    const deadline = Date.now() + patience
    const busy = () =>
      page.evaluate(
        () =>
          document.querySelector('[aria-busy=true]') !== null ||
          document.getAnimations().some(({ playState }) => playState === 'running') ||
          [...document.images].some((one) => !one.complete && one.loading !== 'lazy'),
      )
    quietSince = Math.max(quietSince, Date.now() - 80)
    while (Date.now() < deadline && (open > 0 || Date.now() - quietSince < 120 || (await busy())))
      await page.waitForTimeout(30)
  }
}

/** Opens an address of the app without reloading the page. */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
  }, address)

/** Pictures what is on the page at every width and in both themes. */
export async function picture(
  page: Page,
  settle: () => Promise<void>,
  nameIt: (width: number, theme: string) => string,
  open?: (page: Page, desk: boolean) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] })
    if (open) {
      await page.reload()
      await arrived(page)
      await settle()
      await open(page, width >= 960)
    }
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await settle()
      await page.screenshot({
        path: nameIt(width, theme),
        type: 'jpeg',
        quality: 60,
        animations: 'disabled',
      })
    }
  }
}
