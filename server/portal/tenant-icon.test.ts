import { expect, test } from 'vitest'
import { readPng, writePng } from './png.ts'
import { type IconName, tenantIcon } from './tenant-icon.ts'

test('what is written is read again, transparency too', () => {
  const pixels = Uint8Array.from({ length: 3 * 2 * 4 }, (_, n) => (n * 37) % 256)
  const bitmap = { width: 3, height: 2, channels: 4 as const, pixels }
  expect(readPng(writePng(bitmap))).toEqual(bitmap)
})

const corner = (name: IconName, accent: string) => {
  const { width, height, channels, pixels } = readPng(tenantIcon(name, accent))
  // Left of the middle, near the edge: nothing is drawn there.
  const at = (Math.floor(height / 2) * width + Math.floor(width / 16)) * channels
  return { size: `${width}x${height}`, ground: [...pixels.subarray(at, at + 3)] }
}

test.each([
  ['icon-192', '192x192'],
  ['icon-512', '512x512'],
  ['icon-maskable-512', '512x512'],
  ['shortcut-cart', '96x96'],
  ['shortcut-fast-order', '96x96'],
  ['shortcut-visit', '96x96'],
] as const)('%s has the tenant’s colour', (name, size) => {
  expect(corner(name, '#c2410c')).toEqual({ size, ground: [0xc2, 0x41, 0x0c] })
})

test('something that is no colour gives the colour it was drawn in', () => {
  expect(corner('icon-192', 'red; x').ground).toEqual([0x1f, 0x5f, 0xd6])
})

test('on a light ground the drawing is dark', () => {
  const { pixels } = readPng(tenantIcon('icon-maskable-512', '#ffd400'))
  const darkest = pixels.reduce((least, value) => Math.min(least, value), 255)
  expect(darkest).toBeLessThan(20)
  expect(pixels.some((value, at) => at % 3 === 2 && value > 200)).toBe(false)
})
