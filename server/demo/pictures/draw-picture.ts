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

const bikes = Object.fromEntries(
  Object.entries(bikeShapes).map(([kind, bike]) => [kind, (ink: Ink) => drawBike(bike, ink)]),
) as Record<keyof typeof bikeShapes, (ink: Ink) => string>

const drawings: Record<Drawn, (ink: Ink) => string> = {
  ...bikes,
  ...roundParts,
  ...driveParts,
  ...contactParts,
  ...luggage,
  ...clothing,
}

/** The ground is light in the dark too: a black frame has to be seen on it. */
const plate = `<defs><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f8f9fb"/><stop offset="1" stop-color="#e6e9ee"/></linearGradient></defs><rect width="400" height="300" fill="url(#p)"/>`

/**
 * Draws the picture of an article, a logo or the ground of the log-in page; 400 × 300 units for articles.
 * @param key kind and colour, such as `bike-road_c8322d`, `logo-northlane_0b6bcb` or `scene_0b6bcb`
 * @returns an SVG document, or undefined for a key that names nothing
 */
export function drawPicture(key: string): string | undefined {
  const [, kind, hex] = /^([a-z-]{1,40})_([0-9a-f]{6})$/.exec(key) ?? []
  if (!kind || !hex) return undefined
  if (kind.startsWith('logo-')) return drawLogo(kind.slice(5), hex)
  if (kind === 'scene') return drawScene(hex)
  if (!Object.hasOwn(drawings, kind)) return undefined
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${plate}${drawings[kind as Drawn](inkOf(hex))}</svg>`
}
