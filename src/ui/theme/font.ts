import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

let asked = false
let face: FontFace | undefined

/** Address of the text face that this browser has in its cache. */
const key = 'font'

/**
 * Fetches the text face once the page has painted, so that it never stands between a visitor and the first screen. One
 * that was fetched before comes from the cache at once, before text could wrap in another place.
 */
export function loadFont() {
  if (asked) return
  asked = true
  const load = () => {
    const fetched = new FontFace('Inter Variable', `url(${latin})`, {
      weight: '100 900',
      display: 'swap',
    })
    void fetched.load().then(
      (loaded) => {
        document.fonts.add(loaded)
        face = loaded
        localStorage.setItem(key, latin)
      },
      // Without a network the fallback has the same metrics and stays.
      () => undefined,
    )
  }
  if (localStorage.getItem(key) === latin) return load()
  const afterPaint = () => requestAnimationFrame(() => setTimeout(load))
  if (document.readyState === 'complete') afterPaint()
  else window.addEventListener('load', afterPaint, { once: true })
}

/** Gives a window inside the page the text face, if it has come. */
export function shareFont(inside: Document): void {
  if (face) inside.fonts.add(face)
}
