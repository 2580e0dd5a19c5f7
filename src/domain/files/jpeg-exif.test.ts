import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photo } from '../../../tests/support/photo.ts'
import { readExif, writeExif } from './jpeg-exif.ts'

test('the place and the turn that a camera wrote are read', async () => {
  const { orientation, place } = readExif(await photo({ rotated: true }))
  expect(orientation).toBe(6)
  // Only half of the place is in that photo.
  expect(place).toBeNull()
})

test.each([
  [{ lat: -7.2575, lng: 112.7521 }, 1],
  [{ lat: 52.5167, lng: -13.3833 }, 6],
  [{ lat: 0, lng: 0 }, 8],
])('%j turned %i is written and read again, also by another program', async (place, turn) => {
  const bytes = writeExif(await photo(), { orientation: turn, place })
  const read = readExif(bytes)
  expect(read.orientation).toBe(turn)
  expect(read.place!.lat).toBeCloseTo(place.lat, 6)
  expect(read.place!.lng).toBeCloseTo(place.lng, 6)
  const { orientation, width } = await sharp(bytes).metadata()
  expect([orientation, width]).toEqual([turn, 400])
})

test('what a camera wrote is taken out; the picture stays', async () => {
  const before = await photo({ rotated: true })
  const bytes = writeExif(before, { orientation: 1, place: null })
  const { exif, orientation } = await sharp(bytes).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer())
})

test.each([
  ['no picture', new Uint8Array([1, 2, 3])],
  ['a cut one', new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0x45])],
  ['EXIF without an end', new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 10, 69, 120, 105, 102, 0, 0])],
])('%s has neither', (_, bytes) => {
  expect(readExif(bytes)).toEqual({ orientation: 1, place: null })
})
