import type { Locator, Page } from '@playwright/test'

/** One hand on a device: presses and types as a person does, and counts both. */
export interface Hand {
  /** Presses of a mouse button or a finger. */
  presses: number
  /** Keys, each of them. */
  keys: number
  press: (target: Locator) => Promise<void>
  /** Types a text into what has the focus, letter by letter. */
  type: (text: string) => Promise<void>
  /** Presses one key, or keys together such as `Control+v`, which count as one. */
  key: (name: string) => Promise<void>
}

export function handOn(page: Page): Hand {
  const hand: Hand = {
    presses: 0,
    keys: 0,
    async press(target) {
      hand.presses += 1
      await target.click()
    },
    async type(text) {
      hand.keys += text.length
      await page.keyboard.type(text)
    },
    async key(name) {
      hand.keys += 1
      await page.keyboard.press(name)
    },
  }
  return hand
}
