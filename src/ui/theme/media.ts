/** Breakpoints: phone, anything without the desk's side navigation, desk; and touch. */
export const media = {
  phone: 'screen and (max-width: 599.98px)',
  /** A phone magnified to twice its size, by the page or by its letters. */
  narrow: 'screen and (max-width: 17.5em)',
  /** The frame of a phone, whose bar shows the title of the screen. */
  hand: 'screen and (max-width: 767.98px)',
  compact: 'screen and (max-width: 959.98px)',
  /** A screen without the side navigation that has room for a rail of icons. */
  tablet: 'screen and (min-width: 768px) and (max-width: 959.98px)',
  /** Anything with a bar of a desk. */
  wide: 'screen and (min-width: 768px)',
  desk: 'screen and (min-width: 960px)',
  /** A desk or tablet whose bar has no room for words beside every figure. */
  narrowDesk: 'screen and (min-width: 768px) and (max-width: 1279.98px)',
  /** A desk or tablet whose bar does without what can be had elsewhere, so that there is room to search. */
  laptop: 'screen and (min-width: 768px) and (max-width: 1439.98px)',
  /** A phone held sideways, or a page magnified to twice its size: what stays in sight takes the room of what is read. */
  low: 'screen and (max-height: 599.98px)',
  touch: '(pointer: coarse)',
  calm: '(prefers-reduced-motion: reduce)',
} as const
