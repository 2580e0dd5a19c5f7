/** Writes a text's bytes from the beginning of `bytes`, which must have room for three a unit. @returns how many */
export function writeText(text: string, bytes: Uint8Array): number {
  let at = 0
  for (let n = 0; n < text.length; n++) {
    const unit = text.charCodeAt(n)
    if (unit < 0x80) bytes[at++] = unit
    else if (unit < 0x800) {
      bytes[at++] = 0xc0 | (unit >> 6)
      bytes[at++] = 0x80 | (unit & 63)
    } else {
      bytes[at++] = 0xe0 | (unit >> 12)
      bytes[at++] = 0x80 | ((unit >> 6) & 63)
      bytes[at++] = 0x80 | (unit & 63)
    }
  }
  return at
}

/** Bytes of a text that stand in the order JavaScript compares texts in: each UTF-16 unit by itself, one to three bytes. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3)
  return bytes.subarray(0, writeText(text, bytes))
}

/** The text of such bytes. */
export function textOf(bytes: Uint8Array, length = bytes.length): string {
  let at = 0
  while (at < length && bytes[at]! < 0x80) at++
  const start = String.fromCharCode.apply(null, bytes.subarray(0, at) as unknown as number[])
  if (at === length) return start
  const units: number[] = []
  while (at < length) {
    const first = bytes[at++]!
    if (first < 0x80) units.push(first)
    else if (first < 0xe0) units.push(((first & 31) << 6) | (bytes[at++]! & 63))
    else units.push(((first & 15) << 12) | ((bytes[at++]! & 63) << 6) | (bytes[at++]! & 63))
  }
  return start + String.fromCharCode.apply(null, units)
}

/** Bytes that grow. */
export class ByteWriter {
  bytes = new Uint8Array(1 << 16)
  length = 0
  byte(value: number) {
    if (this.length === this.bytes.length) this.#grow(1)
    this.bytes[this.length++] = value
  }
  /** A whole number from zero on, small ones in one byte. */
  varint(value: number) {
    while (value > 127) {
      this.byte((value & 127) | 128)
      value >>>= 7
    }
    this.byte(value)
  }
  put(bytes: Uint8Array, from: number, to: number) {
    if (this.length + to - from > this.bytes.length) this.#grow(to - from)
    for (let n = from; n < to; n++) this.bytes[this.length++] = bytes[n]!
  }
  done = () => this.bytes.slice(0, this.length)
  #grow(room: number) {
    const next = new Uint8Array(Math.max(this.bytes.length * 2, this.length + room))
    next.set(this.bytes)
    this.bytes = next
  }
}
