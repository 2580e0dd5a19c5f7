/** Parts of a photo's EXIF data that the portal reads and writes. */
export interface PhotoExif {
  /** 1 to 8; 1: upright. */
  orientation: number
  place: { lat: number; lng: number } | null
}

const [marker, startOfImage, startOfScan, app1] = [0xff, 0xd8, 0xda, 0xe1]
const exifName = [0x45, 0x78, 0x69, 0x66, 0, 0]
const [tagOrientation, tagGps] = [0x0112, 0x8825]
const [latRef, lat, lngRef, lng] = [1, 2, 3, 4]
const [typeAscii, typeShort, typeLong, typeRational] = [2, 3, 4, 5]

const isJpeg = (bytes: Uint8Array) => bytes[0] === marker && bytes[1] === startOfImage

/** Segments of a JPEG before its pixels: code, start and end, with marker and length. */
function* segmentsOf(bytes: Uint8Array) {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === marker && bytes[at + 1] !== startOfScan) {
    const end = at + 2 + bytes[at + 2]! * 256 + bytes[at + 3]!
    if (end > bytes.length) return
    yield { code: bytes[at + 1]!, start: at, end }
    at = end
  }
}

const isExif = (bytes: Uint8Array, { code, start }: { code: number; start: number }) =>
  code === app1 && exifName.every((byte, n) => bytes[start + 4 + n] === byte)

/** Entries of one directory of a TIFF structure: where the value of each tag is. */
function entriesOf(view: DataView, offset: number, little: boolean): Map<number, number> {
  const count = view.getUint16(offset, little)
  return new Map(
    Array.from({ length: count }, (_, n) => {
      const at = offset + 2 + n * 12
      return [view.getUint16(at, little), at + 8]
    }),
  )
}

function placeOf(view: DataView, gps: Map<number, number>, little: boolean): PhotoExif['place'] {
  const degrees = (value: number | undefined) => {
    if (value === undefined) return Number.NaN
    const at = view.getUint32(value, little)
    const part = (n: number) =>
      view.getUint32(at + n * 8, little) / (view.getUint32(at + n * 8 + 4, little) || 1)
    return part(0) + part(1) / 60 + part(2) / 3600
  }
  const letter = (value: number | undefined) =>
    value === undefined ? '' : String.fromCharCode(view.getUint8(value))
  const found = {
    lat: degrees(gps.get(lat)) * (letter(gps.get(latRef)) === 'S' ? -1 : 1),
    lng: degrees(gps.get(lng)) * (letter(gps.get(lngRef)) === 'W' ? -1 : 1),
  }
  const isOnEarth = Math.abs(found.lat) <= 90 && Math.abs(found.lng) <= 180
  return isOnEarth ? found : null
}

/** Reads how a JPEG is turned and where it was taken. Broken or missing data: upright, nowhere. */
export function readExif(bytes: Uint8Array): PhotoExif {
  const none: PhotoExif = { orientation: 1, place: null }
  if (!isJpeg(bytes)) return none
  const segment = [...segmentsOf(bytes)].find((one) => isExif(bytes, one))
  if (!segment) return none
  const start = bytes.byteOffset + segment.start + 4 + exifName.length
  const view = new DataView(bytes.buffer, start, segment.end - segment.start - 4 - exifName.length)
  try {
    const little = view.getUint16(0) === 0x4949
    const main = entriesOf(view, view.getUint32(4, little), little)
    const turned = main.get(tagOrientation)
    const gps = main.get(tagGps)
    const place =
      gps === undefined
        ? null
        : placeOf(view, entriesOf(view, view.getUint32(gps, little), little), little)
    const orientation = turned === undefined ? 1 : view.getUint16(turned, little)
    return { orientation: orientation >= 1 && orientation <= 8 ? orientation : 1, place }
  } catch (error) {
    if (error instanceof RangeError) return none
    throw error
  }
}

/** An angle as degrees, minutes and ten-thousandths of seconds: three fractions. */
function fractions(angle: number): [number, number][] {
  const total = Math.round(Math.abs(angle) * 3600 * 10_000)
  const [degrees, rest] = [Math.floor(total / 36_000_000), total % 36_000_000]
  return [
    [degrees, 1],
    [Math.floor(rest / 600_000), 1],
    [rest % 600_000, 10_000],
  ]
}

/** The smallest EXIF segment that says these two things. */
function exifSegment({ orientation, place }: PhotoExif): Uint8Array {
  const [mainAt, gpsAt, valuesAt] = [8, 8 + 2 + 2 * 12 + 4, 8 + 2 + 2 * 12 + 4 + 2 + 4 * 12 + 4]
  const size = place ? valuesAt + 48 : mainAt + 2 + 12 + 4
  const bytes = new Uint8Array(4 + exifName.length + size)
  bytes.set([marker, app1, (bytes.length - 2) >> 8, (bytes.length - 2) & 0xff, ...exifName])
  const view = new DataView(bytes.buffer, 4 + exifName.length)
  const entry = (at: number, tag: number, type: number, count: number) => {
    view.setUint16(at, tag)
    view.setUint16(at + 2, type)
    view.setUint32(at + 4, count)
    return at + 8
  }
  view.setUint16(0, 0x4d4d)
  view.setUint16(2, 42)
  view.setUint32(4, mainAt)
  view.setUint16(mainAt, place ? 2 : 1)
  view.setUint16(entry(mainAt + 2, tagOrientation, typeShort, 1), orientation)
  if (!place) return bytes
  view.setUint32(entry(mainAt + 14, tagGps, typeLong, 1), gpsAt)
  view.setUint16(gpsAt, 4)
  const letters = [place.lat < 0 ? 'S' : 'N', place.lng < 0 ? 'W' : 'E']
  for (const [n, angle] of [place.lat, place.lng].entries()) {
    const at = gpsAt + 2 + n * 24
    view.setUint8(entry(at, n === 0 ? latRef : lngRef, typeAscii, 2), letters[n]!.charCodeAt(0))
    view.setUint32(entry(at + 12, n === 0 ? lat : lng, typeRational, 3), valuesAt + n * 24)
    for (const [part, [top, bottom]] of fractions(angle).entries()) {
      view.setUint32(valuesAt + n * 24 + part * 8, top)
      view.setUint32(valuesAt + n * 24 + part * 8 + 4, bottom)
    }
  }
  return bytes
}

/** Replaces everything that a camera wrote into a JPEG by what is said here; what is no JPEG stays as it is. */
export function writeExif(bytes: Uint8Array, exif: PhotoExif): Uint8Array<ArrayBuffer> {
  if (!isJpeg(bytes)) return new Uint8Array(bytes)
  const parts = [bytes.subarray(0, 2)]
  if (exif.place || exif.orientation !== 1) parts.push(exifSegment(exif))
  let end = 2
  for (const segment of segmentsOf(bytes)) {
    // XMP and the maker's own blocks have places too; colour profiles and the picture's own parts stay.
    if (segment.code !== app1) parts.push(bytes.subarray(segment.start, segment.end))
    end = segment.end
  }
  parts.push(bytes.subarray(end))
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
