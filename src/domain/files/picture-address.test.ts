import { expect, test } from 'vitest'
import { inSize, pictureAddress, srcSetOf } from './picture-address.ts'

const hash = '0123456789abcdef'.repeat(4)
const low = pictureAddress(hash, 'low', 'webp')

test('an uploaded picture in another size', () => {
  expect(low).toBe(`/files/${hash}/low.webp`)
  expect(inSize(low, 'hi')).toBe(`/files/${hash}/hi.webp`)
})

test.each(['/pictures/bike-road_c8322d.svg', 'https://elsewhere.example/files/x/low.webp', ''])(
  '%j has one size',
  (address) => {
    expect(inSize(address, 'hi')).toBe(address)
    expect(srcSetOf(address, 'webp', 'hi')).toBeUndefined()
  },
)

test('a browser chooses among the sizes up to the largest that can be shown', () => {
  expect(srcSetOf(low, 'avif', 'low')).toBe(
    `/files/${hash}/thumb.avif 320w, /files/${hash}/low.avif 640w`,
  )
  expect(srcSetOf(low, 'webp', 'hi')?.split(', ')).toHaveLength(4)
  expect(srcSetOf(low, 'avif', 'thumb', '/orders')).toBe(`/orders/files/${hash}/thumb.avif 320w`)
})
