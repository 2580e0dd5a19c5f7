/**
 * Brings the kit's style to where that of screens comes after it. The page with the login form has it behind the form, so that
 * it holds up nothing; what a screen brings goes into the head, and what it says otherwise than the kit would not count.
 */
export function moveStylesToHead(): void {
  for (const sheet of document.body.querySelectorAll('link[rel=stylesheet]')) {
    const moved = sheet.cloneNode() as HTMLLinkElement
    moved.addEventListener('load', () => sheet.remove())
    document.head.append(moved)
  }
}
