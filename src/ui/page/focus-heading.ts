/** Reading goes on at the screen's heading, unless the screen has put the cursor somewhere itself or a window lies above it. */
export function focusHeading(): void {
  const main = document.querySelector('main')
  const at = document.activeElement
  if (!main || (at !== main && main.contains(at)) || document.querySelector('[role$=dialog]'))
    return
  const heading = main.querySelector('h1') ?? main
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
