import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

let asked = false

/** Fetches the text face once the page has painted, so that it never stands between a visitor and the first screen. */
export function loadFont() {
  if (asked) return
  asked = true
  const load = () => {
    const face = new FontFace('Inter Variable', `url(${latin})`, {
      weight: '100 900',
      display: 'swap',
    })
    void face.load().then(
      (loaded) => document.fonts.add(loaded),
      // Without a network the fallback has the same metrics and stays.
      () => undefined,
    )
  }
  const afterPaint = () => requestAnimationFrame(() => setTimeout(load))
  if (document.readyState === 'complete') afterPaint()
  else window.addEventListener('load', afterPaint, { once: true })
}
