import type { Page } from '@playwright/test'

/** Longer than any screen takes, in ms. */
const patience = 30_000

/** Runs in the page: the router has shown the screen of the last address it was given, and nothing there says that it is about to come. */
function stands(): boolean {
  const router = window.__TSR_ROUTER__
  if (!router) return false
  const { status, resolvedLocation } = router.state
  return (
    status === 'idle' &&
    resolvedLocation?.href === router.latestLocation.href &&
    document.querySelector('main') !== null &&
    document.querySelector('main [role=status][aria-label]') === null
  )
}

/** Waits for the screen of the address: the one before it stands there until it has come. @throws Error where it does not come */
export async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(stands, null, { timeout: patience }).catch((error: Error) => {
    throw new Error(`${page.url()} has not come: ${error.message}`, { cause: error })
  })
}
