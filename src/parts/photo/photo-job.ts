import { type FileFormat, fileFormat } from '#domain/files/file-format.ts'
import { type PhotoExif, readExif, writeExif } from '#domain/files/jpeg-exif.ts'

/** A photo as it was taken or chosen. */
export interface PhotoJob {
  bytes: ArrayBuffer
  name: string
  /** Formats that may be sent as they are where they can't be compressed. */
  formats: readonly FileFormat[]
}

/** A photo that can be sent. `place`: where the camera was; it isn't in the file. */
export interface ReadyPhoto {
  bytes: ArrayBuffer
  type: string
  place: PhotoExif['place']
  /** As it was taken: this browser can't make it smaller. */
  original?: true
}

/** Pixels of the longest side. */
const longest = 2_560
const quality = 0.82

/** Draws a photo as it is, upright. Only Safari reads HEIC by itself. @throws where neither can */
async function pictureOf({ bytes, name }: PhotoJob): Promise<ImageBitmap> {
  const picture = createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' })
  if (fileFormat(new Uint8Array(bytes, 0, Math.min(64, bytes.byteLength)), name) !== 'heic')
    return picture
  return picture.catch(async () =>
    createImageBitmap(await (await import('./heic.ts')).readHeic(bytes)),
  )
}

/** Draws a photo upright and in its size; null: this browser can't. */
async function drawn(job: PhotoJob): Promise<Blob | null> {
  if (typeof OffscreenCanvas === 'undefined') return null
  const picture = await pictureOf(job)
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return null
  // JPEG has no empty pixels.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  return jpeg.type === 'image/jpeg' ? jpeg : null
}

/** The photo as it was taken, without what the camera wrote into it; null: this format can't be sent. */
export function originalPhoto({ bytes, name, formats }: PhotoJob): ReadyPhoto | null {
  const content = new Uint8Array(bytes)
  const format = fileFormat(content.subarray(0, 64), name)
  if (!format || !formats.includes(format)) return null
  const { orientation, place } = readExif(content)
  const plain = writeExif(content, { orientation, place: null })
  const type = format === 'jpg' ? 'image/jpeg' : `image/${format}`
  return { bytes: plain.buffer, type, place, original: true }
}

/**
 * Makes a photo small: JPEG, upright, at most 2,560 pixels a side, without what the camera wrote into it. A photo that
 * this browser can't draw, or that would become larger, stays as it was taken.
 * @returns null: this format can neither be drawn nor sent
 */
export async function shrinkPhoto(job: PhotoJob): Promise<ReadyPhoto | null> {
  const original = originalPhoto(job)
  const small = await drawn(job).catch(() => null)
  if (!small || (original && original.type === 'image/jpeg' && small.size >= job.bytes.byteLength))
    return original
  const { place } = readExif(new Uint8Array(job.bytes))
  return { bytes: await small.arrayBuffer(), type: small.type, place }
}
