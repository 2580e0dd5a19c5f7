import sharp from 'sharp'
import { formatMimes } from '#domain/files/file-format.ts'
import { maxPixels } from '#domain/files/file-kinds.ts'

const startOfImage = Buffer.from([0xff, 0xd8])
const endOfImage = Buffer.from([0xff, 0xd9])
const startOfScan = 0xda

/** Segments that say how the picture looks: JFIF, the colour profile, Adobe's colours, and everything that is no comment. */
function isKept(marker: number, body: Buffer): boolean {
  if (marker === 0xe0 || marker === 0xee) return true
  if (marker === 0xe2) return body.toString('latin1', 0, 11) === 'ICC_PROFILE'
  return (marker < 0xe0 || marker > 0xef) && marker !== 0xfe
}

/** Segment of metadata that says nothing but how the picture is turned. */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.alloc(36)
  segment.writeUInt16BE(0xffe1, 0)
  segment.writeUInt16BE(34, 2)
  segment.write('Exif\0\0II*\0', 4, 'latin1')
  segment.writeUInt32LE(8, 14)
  segment.writeUInt16LE(1, 18)
  segment.writeUInt16LE(0x0112, 20)
  segment.writeUInt16LE(3, 22)
  segment.writeUInt32LE(1, 24)
  segment.writeUInt16LE(orientation, 28)
  return segment
}

/** Finds the end of a scan's data: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1]
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new Error('the picture breaks off')
}

/** Copies a JPEG without metadata and without what follows its end; its picture stays bit by bit. @throws Error for a malformed one */
function strippedJpeg(content: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [startOfImage]
  if (orientation > 1) parts.push(orientationSegment(orientation))
  let at = 2
  for (;;) {
    if (content[at] !== 0xff) throw new Error('no marker where one must be')
    const marker = content[at + 1]!
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) return Buffer.concat([...parts, endOfImage])
    if (at + 4 > content.length) throw new Error('the picture breaks off')
    const end = at + 2 + content.readUInt16BE(at + 2)
    const segment = content.subarray(at, end)
    if (isKept(marker, segment.subarray(4))) parts.push(segment)
    at = end
    if (marker !== startOfScan) continue
    at = endOfScan(content, end)
    parts.push(content.subarray(end, at))
  }
}

/**
 * Takes out of a photo the place that a camera wrote into it, and with it all other metadata but the orientation and the
 * colours. A JPEG keeps its picture bit by bit; others are written anew where they have metadata.
 * @throws Error for content that is no whole picture
 */
export async function withoutPlace(content: Buffer, mime: string): Promise<Buffer> {
  const open = () => sharp(content, { limitInputPixels: maxPixels, failOn: 'error' })
  const { orientation = 1, exif, xmp, iptc, comments } = await open().metadata()
  if (mime === formatMimes.jpg) {
    try {
      return strippedJpeg(content, orientation)
    } catch {
      return open().autoOrient().keepIccProfile().jpeg({ quality: 92 }).toBuffer()
    }
  }
  if (!exif && !xmp && !iptc && !comments) return content
  const picture = open().autoOrient().keepIccProfile()
  if (mime === formatMimes.png) return picture.png().toBuffer()
  return mime === formatMimes.webp
    ? picture.webp({ quality: 90, effort: 4 }).toBuffer()
    : picture.avif({ quality: 70, effort: 2 }).toBuffer()
}
