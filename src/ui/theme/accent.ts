import { palettes, type Palette } from './palette.ts'

type Rgb = readonly [number, number, number]

// A little above 4.5: rounding to whole channels must not fall below it.
const readable = 4.6
const white = '#ffffff'
const ink = '#000000'

/** The accent of a tenant that has chosen none, or something that is no colour. */
export const defaultAccent = '#1f5fd6'

const parse = (hex: string): Rgb | null => {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex.trim())?.[1]
  if (!digits) return null
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Rgb
}

const format = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const luminance = (rgb: Rgb) => {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, index) => part + ((to[index] ?? part) - part) * share) as unknown as Rgb

const ratio = (a: Rgb, b: Rgb) => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const colour = (hex: string) => parse(hex) ?? (parse(defaultAccent) as Rgb)

/** Contrast of two `#rrggbb` colours as WCAG 2 counts it, 1 to 21. */
export const contrast = (a: string, b: string) => ratio(colour(a), colour(b))

/** White or ink, whichever reads better on the accent. */
export const onAccent = (accent: string) =>
  contrast(accent, white) >= contrast(accent, ink) ? white : ink

/** The accent as a text colour: moved towards black or white until it reads on a surface tinted with it. */
function accentText(accent: Rgb, backdrop: Rgb, palette: Palette): Rgb {
  const end = colour(palette === 'light' ? '#000000' : white)
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(accent, end, share)
    if (ratio(candidate, backdrop) >= readable) return candidate
  }
  return end
}

/** The CSS variables that carry a tenant's accent through both themes, readable whatever colour the tenant picked. */
export function accentVariables(accent: string): Record<string, string> {
  const fill = colour(accent)
  const variables: Record<string, string> = {
    '--accent': format(fill),
    '--on-accent': onAccent(format(fill)),
  }
  for (const palette of ['light', 'dark'] as const) {
    const soft = mix(colour(palettes[palette].raised), fill, palette === 'light' ? 0.1 : 0.2)
    variables[`--accent-soft-${palette}`] = format(soft)
    variables[`--accent-text-${palette}`] = format(accentText(fill, soft, palette))
  }
  return variables
}
