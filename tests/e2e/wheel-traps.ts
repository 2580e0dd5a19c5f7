import type { Page } from '@playwright/test'

/** Scroll range in px up to which vertical scrolling is unintended. */
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

/** Lists elements of the open page that stop the wheel or the thumb on its way down. */
export const wheelTraps = (page: Page): Promise<string[]> => page.evaluate(traps, slip)
