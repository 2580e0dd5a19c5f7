import type { Page } from '@playwright/test'
import { arrived } from './arrived.ts'
import { goTo } from './camera.ts'

/** A view to take pictures of. */
export interface View {
  /** As it stands in file names and headings. */
  name: string
  /** Without the locale. */
  address: string
  /** Seen only while the server says that it is being worked on. */
  closed?: boolean
  /** Opens the overlay, again at each width. */
  open?: (page: Page, desk: boolean) => Promise<void>
}

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
