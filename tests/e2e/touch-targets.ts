import type { Page } from '@playwright/test'

/** Minimum size for a thumb, in px; half a pixel may be lost where an edge falls between two. */
const least = 43.5

/** Runs in the page: whatever one presses there whose area is narrower or lower than `need`, in words. */
function small(need: number): string[] {
  const pressable =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=tab], [role=checkbox], [role=radio], [role=switch], [role=menuitem]'
  const reach = Math.ceil(need)
  const inWords = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 40)

  const seen = (element: HTMLElement) => {
    const box = element.getBoundingClientRect()
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      box.width > 1 &&
      box.height > 1 &&
      !element.matches(':disabled, [aria-hidden=true] *') &&
      getComputedStyle(element).pointerEvents !== 'none'
    )
  }
  /** Within a running sentence a link has the height of its line. */
  const inSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
    )
  const labelOf = (node: Element) => node.closest('label')?.control
  const pressedAt = (x: number, y: number, element: Element) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || labelOf(hit) === element)
  }
  /** Returns the extent of the area from its middle to one side. */
  const extent = (
    element: Element,
    [x, y]: readonly [number, number],
    [dx, dy]: readonly [number, number],
  ) => {
    let far = 0
    while (far < reach && pressedAt(x + dx * (far + 1), y + dy * (far + 1), element)) far += 1
    return far
  }
  const area = (element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const middle = [box.left + box.width / 2, box.top + box.height / 2] as const
    if (!pressedAt(...middle, element)) return null
    const sum = (side: readonly [number, number]) =>
      1 + extent(element, middle, side) + extent(element, middle, [-side[0], -side[1]])
    return { width: sum([1, 0]), height: sum([0, 1]) }
  }

  return [...document.querySelectorAll<HTMLElement>(pressable)]
    .filter((element) => seen(element) && !inSentence(element))
    .flatMap((element) => {
      const found = area(element)
      if (!found || (found.width >= need && found.height >= need)) return []
      return [`${element.localName} “${inWords(element)}” ${found.width} × ${found.height}`]
    })
}

/** Lists controls too small for a thumb on the open page. Covered ones are left out. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(small, least)
