import { media } from '../theme/media.ts'

/** Whether a desk with a mouse: a field that gets the focus by itself brings up no keyboard on the screen there. */
export const mouse = (): boolean =>
  window.matchMedia(media.desk).matches && !window.matchMedia(media.touch).matches
