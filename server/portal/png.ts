import { deflateSync, inflateSync } from 'node:zlib'

/** An image without interlacing, eight bits a channel: three channels, or four with transparency. */
export interface Bitmap {
  width: number
  height: number
  channels: 3 | 4
  pixels: Uint8Array
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

function* chunksOf(file: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = signature.length; at < file.length;) {
    const length = file.readUInt32BE(at)
    yield {
      type: file.toString('latin1', at + 4, at + 8),
      data: file.subarray(at + 8, at + 8 + length),
    }
    at += length + 12
  }
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const [byLeft, byAbove, byCorner] = [
    Math.abs(guess - left),
    Math.abs(guess - above),
    Math.abs(guess - corner),
  ]
  if (byLeft <= byAbove && byLeft <= byCorner) return left
  return byAbove <= byCorner ? above : corner
}

/** Values that a row's filter has subtracted from a byte, by filter number (PNG specification, section 9). */
const predictions: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
]

function unfilter(raw: Buffer, height: number, stride: number, channels: number): Uint8Array {
  const pixels = new Uint8Array(height * stride)
  for (let row = 0; row < height; row += 1) {
    const predict = predictions[raw[row * (stride + 1)]!]!
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column
      const left = column < channels ? 0 : pixels[at - channels]!
      const above = row === 0 ? 0 : pixels[at - stride]!
      const corner = row === 0 || column < channels ? 0 : pixels[at - stride - channels]!
      pixels[at] = raw[row * (stride + 1) + 1 + column]! + predict(left, above, corner)
    }
  }
  return pixels
}

/** Reads a PNG. @throws Error for one that is interlaced, has a palette, or has other than eight bits a channel */
export function readPng(file: Buffer): Bitmap {
  const chunks = [...chunksOf(file)]
  const head = chunks.find(({ type }) => type === 'IHDR')!.data
  const [width, height, depth, colour, interlaced] = [
    head.readUInt32BE(0),
    head.readUInt32BE(4),
    head[8],
    head[9],
    head[12],
  ]
  if (depth !== 8 || (colour !== 2 && colour !== 6) || interlaced !== 0)
    throw new Error('a PNG of a kind that is not read here')
  const channels = colour === 6 ? 4 : 3
  const raw = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  )
  return { width, height, channels, pixels: unfilter(raw, height, width * channels, channels) }
}

const crcTable = Int32Array.from({ length: 256 }, (_, n) => {
  let value = n
  for (let bit = 0; bit < 8; bit += 1)
    value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  return value
})

const crc32 = (data: Buffer): number =>
  (data.reduce((sum, byte) => crcTable[(sum ^ byte) & 255]! ^ (sum >>> 8), -1) ^ -1) >>> 0

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** Writes a PNG. */
export function writePng({ width, height, channels, pixels }: Bitmap): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, channels === 4 ? 6 : 2, 0, 0, 0], 8)
  const stride = width * channels
  const raw = Buffer.alloc(height * (stride + 1))
  for (let row = 0; row < height; row += 1)
    raw.set(pixels.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1)
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
