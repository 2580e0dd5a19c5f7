import type { BrowserContext } from '@playwright/test'

/** Collects what carts say of changes behind the buyer's back, however shortly it stood there. Before the first page. @returns what was said so far */
export async function watchAlarms(context: BrowserContext): Promise<() => readonly string[]> {
  const said: string[] = []
  await context.exposeBinding('tellAlarm', (_, text: string) => {
    said.push(text)
  })
  await context.addInitScript(() => {
    const tell = (globalThis as unknown as { tellAlarm: (text: string) => void }).tellAlarm
    let last = ''
    const look = () => {
      const now =
        [...document.querySelectorAll('[role=status]')]
          .map(({ textContent }) => textContent ?? '')
          .find((text) => text.includes('Changed since you last looked')) ?? ''
      if (now !== '' && now !== last) tell(now)
      last = now
    }
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  return () => said
}
