import type { Page } from '@playwright/test'

/** Collects what the browser refuses a page by its content policy, from now on: inline styles, scripts, untrusted HTML. */
export function policyRefusals(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
      refused.push(`${page.url()}: ${message.text()}`)
  })
  return refused
}
