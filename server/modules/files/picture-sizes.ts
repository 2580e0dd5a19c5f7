import sharp, { type Sharp } from 'sharp'
import { maxPixels } from '#domain/files/file-kinds.ts'
import {
  pictureFormats,
  type PictureFormat,
  pictureSizes,
  type PictureSize,
} from '#domain/files/picture-address.ts'

// A server answers requests beside this.
sharp.concurrency(2)
sharp.cache(false)

const open = (content: Uint8Array) =>
  sharp(content, { limitInputPixels: maxPixels, failOn: 'error', animated: false })

/**
 * Reads a picture's head: pixels, turned upright; undefined when it is no readable picture. A size over the limit is
 * reported without unpacking.
 */
export async function pictureFacts(
  content: Uint8Array,
): Promise<{ width: number; height: number } | undefined> {
  try {
    const {
      width,
      height,
      orientation = 1,
    } = await sharp(content, {
      limitInputPixels: false,
    }).metadata()
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

const encoded = (picture: Sharp, format: PictureFormat) =>
  format === 'avif'
    ? picture.avif({ quality: 55, effort: 2 })
    : picture.webp({ quality: 82, alphaQuality: 90, effort: 4 })

const unpacked = (content: Uint8Array) =>
  open(content)
    .autoOrient()
    .resize(pictureSizes.hi, pictureSizes.hi, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })

/** Unpacks a picture without making anything of it. @throws Error for content that is no whole picture */
export async function unpackPicture(
  content: Uint8Array,
): Promise<{ width: number; height: number }> {
  const { info } = await unpacked(content)
  return (await pictureFacts(content)) ?? info
}

/**
 * Makes every size of a picture, upright, in sRGB and without any metadata: camera, time and place are left out. Transparency
 * stays. One size at a time: a large original unpacks to hundreds of megabytes.
 * @throws Error for content that is no whole picture
 */
export async function makeSizes(
  content: Uint8Array,
  keep: (variant: string, made: Buffer, mime: string) => Promise<void>,
): Promise<{ width: number; height: number }> {
  const { data, info } = await unpacked(content)
  const { width, height, channels } = info
  for (const [size, side] of Object.entries(pictureSizes) as [PictureSize, number][]) {
    for (const format of pictureFormats) {
      const picture = sharp(data, { raw: { width, height, channels } }).resize(side, side, {
        fit: 'inside',
        withoutEnlargement: true,
      })
      const made = await encoded(picture, format).toBuffer()
      await keep(`${size}.${format}`, made, `image/${format}`)
    }
  }
  const facts = await pictureFacts(content)
  return facts ?? { width, height }
}

/** Makes the small picture of a private one, upright and without any metadata. @throws Error for content that is no whole picture */
export const makeThumbnail = (content: Uint8Array): Promise<Buffer> =>
  encoded(
    open(content)
      .autoOrient()
      .resize(pictureSizes.thumb, pictureSizes.thumb, { fit: 'inside', withoutEnlargement: true }),
    'webp',
  ).toBuffer()

/** Sides of the icons of an installed portal; a maskable one keeps a margin, because systems cut its corners. */
export const iconSizes = {
  'icon-192': { side: 192, inner: 192 },
  'icon-512': { side: 512, inner: 512 },
  'icon-maskable-512': { side: 512, inner: 410 },
} as const

/** Makes the icons of an installed portal from a square picture, as PNG on a white ground where they are maskable. */
export async function makeIcons(
  content: Uint8Array,
  keep: (variant: string, made: Buffer, mime: string) => Promise<void>,
): Promise<void> {
  for (const [name, { side, inner }] of Object.entries(iconSizes)) {
    const margin = Math.floor((side - inner) / 2)
    const scaled = open(content).autoOrient().resize(inner, inner, { fit: 'contain' })
    const icon =
      margin === 0
        ? scaled
        : scaled.flatten({ background: '#ffffff' }).extend({
            top: margin,
            bottom: side - inner - margin,
            left: margin,
            right: side - inner - margin,
            background: '#ffffff',
          })
    await keep(`${name}.png`, await icon.png().toBuffer(), 'image/png')
  }
}
