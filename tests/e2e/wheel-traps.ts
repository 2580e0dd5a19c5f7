import type { Page } from '@playwright/test'

/** What can be scrolled up and down by no more than this was not meant to, in px. */
const slip = 4

/** Runs in the page: whatever the wheel is held by for the sake of a few pixels. */
function traps(most: number): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const over = element.scrollHeight - element.clientHeight
    if (
      over <= 0 ||
      over > most ||
      element.clientHeight === 0 ||
      !/auto|scroll/.test(getComputedStyle(element).overflowY)
    )
      return []
    return [`${element.localName}.${element.className} can be scrolled by ${over} pixels`]
  })
}

/** What of the page that is open stops the wheel, or the thumb, on its way down the page. */
export const wheelTraps = (page: Page): Promise<string[]> => page.evaluate(traps, slip)
