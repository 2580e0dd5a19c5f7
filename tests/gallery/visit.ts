import type { Page } from '@playwright/test'
import { arrived } from './arrived.ts'
import { goTo } from './camera.ts'
import type { View } from './views.ts'

const status = '**/server/status*'

/** Opens a view and waits until it is shown: within the app where possible, which is faster than a reload. */
export async function visit(
  page: Page,
  { address, closed, open }: View,
  { base, locale, user }: { base: string; locale: string; user: object | null },
): Promise<void> {
  await page.unroute(status)
  if (closed)
    await page.route(status, (route) =>
      route.fulfill({ status: 500, json: { status: 'maintenance' } }),
    )
  await (user && !open
    ? goTo(page, `/${locale}${address}`)
    : page.goto(`${base}/${locale}${address}`))
  await arrived(page)
}
