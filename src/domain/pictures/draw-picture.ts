import { bikeShapes } from './bike-shapes.ts'
import { drawBike } from './bike.ts'
import { drawLogo, drawScene } from './brand.ts'
import { luggage } from './luggage.ts'
import { contactParts } from './contact-parts.ts'
import { driveParts } from './drive-parts.ts'
import { inkOf, type Ink } from './ink.ts'
import { roundParts } from './round-parts.ts'
import { clothing } from './clothing.ts'
import type { PictureKind } from './kinds.ts'

type Drawn = Exclude<PictureKind, 'logo' | 'scene'>
type Draw = (ink: Ink, brand: string) => string

const bikes = Object.fromEntries(
  Object.entries(bikeShapes).map(([kind, bike]): [string, Draw] => [
    kind,
    (ink, brand) => drawBike(bike, ink, brand),
  ]),
) as Record<keyof typeof bikeShapes, Draw>

const drawings: Record<Drawn, Draw> = {
  ...bikes,
  ...roundParts,
  ...driveParts,
  ...contactParts,
  ...luggage,
  ...clothing,
}

/** Light, or dark with a rim of light around what lies on it, so that a black frame is seen there too. */
const plate = `<style>@media (prefers-color-scheme:dark){.a{stop-color:#2b3038}.b{stop-color:#1c2026}.o{filter:drop-shadow(0 0 .8px #b4bcc8) drop-shadow(0 0 2px #6b7482)}}</style><defs><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop class="a" offset="0" stop-color="#f8f9fb"/><stop class="b" offset="1" stop-color="#e6e9ee"/></linearGradient></defs><rect width="400" height="300" fill="url(#p)"/>`

/**
 * Draws the picture of an article, a logo or the ground of the log-in page; 400 × 300 units for articles.
 * @param key kind, colour and the brand on it, such as `bike-road_c8322d_halden`, `saddle_2a2d32`, `logo-northlane_0b6bcb` or
 *   `scene_0b6bcb`
 * @returns an SVG document, or undefined for a key that names nothing
 */
export function drawPicture(key: string): string | undefined {
  const [, kind, hex, brand = ''] =
    /^([a-z-]{1,40})_([0-9a-f]{6})(?:_([a-z-]{1,20}))?$/.exec(key) ?? []
  if (!kind || !hex) return undefined
  if (kind.startsWith('logo-')) return drawLogo(kind.slice(5), hex)
  if (kind === 'scene') return drawScene(hex)
  if (!Object.hasOwn(drawings, kind)) return undefined
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${plate}<g class="o">${drawings[kind as Drawn](inkOf(hex), brand.replaceAll('-', ' '))}</g></svg>`
}

const lettersOf = (brand: string) =>
  brand
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-')
    .slice(0, 20)

/** Returns the key of an article's drawing; only bicycles carry their brand. @param hex six digits */
export function pictureKey(kind: PictureKind, hex: string, brand: string): string {
  const letters = Object.hasOwn(bikeShapes, kind) ? lettersOf(brand) : ''
  return [kind, hex, letters].filter(Boolean).join('_')
}
