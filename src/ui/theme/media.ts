/** Where the layout changes: a phone, anything without the desk's side navigation, the desk; and fingers instead of a mouse. */
export const media = {
  phone: 'screen and (max-width: 599.98px)',
  compact: 'screen and (max-width: 959.98px)',
  desk: 'screen and (min-width: 960px)',
  touch: '(pointer: coarse)',
  calm: '(prefers-reduced-motion: reduce)',
} as const
