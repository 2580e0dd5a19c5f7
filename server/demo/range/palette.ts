/** Colours of the range: how they are written on a code and a picture's key. */
export const palette = {
  Black: { code: 'BLK', hex: '23262b' },
  White: { code: 'WHT', hex: 'e9ebee' },
  Red: { code: 'RED', hex: 'c8322d' },
  Blue: { code: 'BLU', hex: '2f6fa8' },
  Navy: { code: 'NVY', hex: '24365c' },
  Teal: { code: 'TEA', hex: '1d8583' },
  Forest: { code: 'FOR', hex: '2e5d43' },
  Lime: { code: 'LIM', hex: '9dbb2c' },
  Yellow: { code: 'YEL', hex: 'e5b31c' },
  Orange: { code: 'ORA', hex: 'de6a1f' },
  Pink: { code: 'PNK', hex: 'd3678f' },
  Purple: { code: 'PUR', hex: '6c4a9c' },
  Sand: { code: 'SND', hex: 'c2a678' },
  Slate: { code: 'SLT', hex: '66717e' },
  Silver: { code: 'SLV', hex: 'b5bcc4' },
  Copper: { code: 'COP', hex: 'a9623a' },
} as const

export type Colour = keyof typeof palette
