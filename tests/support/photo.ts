import { createHash } from 'node:crypto'
import sharp from 'sharp'

export const sha256Of = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/** A picture with noise in it, so that it has weight; the same for one seed. @param rotated taken with the camera on its side, with a place in its EXIF data */
export async function photo({
  width = 400,
  height = 300,
  seed = 1,
  format = 'jpeg',
  rotated = false,
  alpha = false,
  noisy = true,
}: {
  width?: number
  height?: number
  seed?: number
  format?: 'jpeg' | 'png' | 'webp'
  rotated?: boolean
  alpha?: boolean
  /** Whether it has the weight of a photo; a plain one is encoded in a tenth of the time. */
  noisy?: boolean
} = {}): Promise<Buffer> {
  const channels = alpha ? 4 : 3
  const pixels = Buffer.alloc(width * height * channels)
  let state = seed
  for (let at = 0; at < pixels.length; at += 1) {
    state = (state * 48_271) % 2_147_483_647
    pixels[at] = noisy ? state & 0xff : (seed * 40 + (at / pixels.length) * 80) & 0xff
  }
  // The corner of a logo is empty.
  if (alpha) pixels.fill(0, 0, channels * 4)
  const picture = sharp(pixels, { raw: { width, height, channels } })
  const tagged = rotated
    ? picture.withMetadata({ orientation: 6 }).withExifMerge({
        IFD0: { Make: 'Camera of Ann' },
        IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' },
      })
    : picture
  return tagged.toFormat(format, { quality: 90 }).toBuffer()
}
