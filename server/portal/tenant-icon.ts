import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { type Bitmap, readPng, writePng } from './png.ts'

type Rgb = readonly [number, number, number]

/** The colour the icons are drawn in, with white on it. */
const drawnIn: Rgb = [31, 95, 214]
const white: Rgb = [255, 255, 255]
const ink: Rgb = [17, 20, 26]

/** The icons that an installed portal has, as they lie in public/icons. */
export const iconNames = [
  'icon-192',
  'icon-512',
  'icon-maskable-512',
  'shortcut-cart',
  'shortcut-fast-order',
  'shortcut-visit',
] as const
export type IconName = (typeof iconNames)[number]

const parse = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

/** Brightness as it is seen, 0 to 255: on a light accent the drawing must be dark. */
const brightness = ([r, g, b]: Rgb) => 0.299 * r + 0.587 * g + 0.114 * b

function recoloured({ pixels, channels, ...size }: Bitmap, accent: Rgb): Bitmap {
  const line = brightness(accent) > 170 ? ink : white
  const painted = Uint8Array.from(pixels)
  for (let at = 0; at < painted.length; at += channels) {
    const share = Math.min(1, Math.max(0, (pixels[at]! - drawnIn[0]) / (white[0] - drawnIn[0])))
    for (let part = 0; part < 3; part += 1)
      painted[at + part] = Math.round(accent[part]! + (line[part]! - accent[part]!) * share)
  }
  return { ...size, channels, pixels: painted }
}

const painted = new Map<string, Buffer>()
/** Maximum of cached icons: a tenant has six; beyond this the oldest are drawn again. */
const maxKept = 600

/** An icon in the colour of a tenant, as a PNG. @param accent `#rrggbb`; anything else gives the colour it was drawn in */
export function tenantIcon(name: IconName, accent: string): Buffer {
  const colour = /^#[0-9a-f]{6}$/i.test(accent) ? accent.toLowerCase() : '#1f5fd6'
  const key = `${name} ${colour}`
  const known = painted.get(key)
  if (known) return known
  const icon = writePng(
    recoloured(readPng(readFileSync(join(root, 'public/icons', `${name}.png`))), parse(colour)),
  )
  painted.set(key, icon)
  if (painted.size > maxKept) painted.delete(painted.keys().next().value!)
  return icon
}
