import { expect, test } from 'vitest'
import { drawPicture } from '#domain/pictures/draw-picture.ts'
import { drawOnDevice } from './draw-on-device.ts'

test('a drawing is the one that the server would have sent', async () => {
  const address = await drawOnDevice('/pictures/bike-climb_f2f2f0_halden.svg')
  expect(address).toMatch(/^data:image\/svg\+xml,/)
  expect(decodeURIComponent(address!.slice(19))).toBe(drawPicture('bike-climb_f2f2f0_halden'))
})

test.each(['/files/ab/low.webp', '/pictures/boat_c8322d.svg', '/pictures/a/b.svg', ''])(
  '%j cannot be drawn',
  async (address) => {
    expect(await drawOnDevice(address)).toBeUndefined()
  },
)
