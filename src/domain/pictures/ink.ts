export type Point = readonly [x: number, y: number]

/** The colours of one drawing, made from the article's own. */
export interface Ink {
  base: string
  light: string
  dark: string
  edge: string
  /** Letters on the base colour. */
  letter: string
}

export const metal = '#99a1aa'
export const steel = '#c9ced5'
export const iron = '#5d656e'
export const rubber = '#2a2d32'

/** Moves a colour towards white (positive) or black (negative). @param hex six digits @param by from -1 to 1 */
export function shade(hex: string, by: number): string {
  const target = by > 0 ? 255 : 0
  const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `#${channels
    .map((value) =>
      Math.round(value + (target - value) * Math.abs(by))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const luminance = (hex: string) =>
  [0, 2, 4].reduce(
    (sum, at, i) => sum + Number.parseInt(hex.slice(at, at + 2), 16) * [0.3, 0.59, 0.11][i]!,
    0,
  )

export const inkOf = (hex: string): Ink => ({
  base: `#${hex}`,
  light: shade(hex, luminance(hex) < 70 ? 0.3 : 0.35),
  dark: shade(hex, -0.28),
  edge: shade(hex, -0.5),
  letter: luminance(hex) < 140 ? '#f4f5f7' : '#1d2126',
})

const round = (value: number) => Math.round(value * 10) / 10

/** A line from point to point. */
export const line = (points: readonly Point[], colour: string, width: number, more = '') =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`

/** A tube: outline, body and the light along its upper side. */
export const tube = (points: readonly Point[], ink: Ink, width: number) =>
  line(points, ink.edge, width + 2.8) +
  line(points, ink.base, width) +
  line(
    points.map(([x, y]) => [x - width * 0.12, y - width * 0.2] as const),
    ink.light,
    width * 0.28,
  )

export const circle = ([x, y]: Point, radius: number, fill: string, stroke = 'none', width = 0) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`

export const ring = (at: Point, radius: number, colour: string, width: number, more = '') =>
  `<circle cx="${round(at[0])}" cy="${round(at[1])}" r="${round(radius)}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`

export const shape = (d: string, fill: string, stroke = 'none', width = 0, more = '') =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${more}/>`

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  stroke = 'none',
  strokeWidth = 0,
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`

/** The point at an angle (degrees, clockwise from the right) on a circle. */
export const onCircle = ([x, y]: Point, radius: number, degrees: number): Point => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
]

/** Evenly spread around a circle. */
export const around = (count: number, draw: (degrees: number, at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw((at * 360) / count, at)).join('')

/** Teeth of a sprocket as one outline. */
export const toothed = (at: Point, outer: number, inner: number, teeth: number) =>
  `M${Array.from({ length: teeth * 4 }, (_, i) => {
    const [x, y] = onCircle(at, i % 4 < 2 ? inner : outer, ((i + 0.5) * 90) / teeth)
    return `${round(x)} ${round(y)}`
  }).join('L')}Z`

/** The point a part of the way from one to the other. @param part from 0 to 1 */
export const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]

export const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy]
