import { bytesOf, ByteWriter, textOf, writeText } from './catalogue-bytes.ts'

/** Texts of one block begin from a text written in full; the others say what they share with the one before. */
const blockSize = 16

/** Below zero, zero or above it, as the bytes from `at` to `end` stand before, at or after `other`. */
function compare(bytes: Uint8Array, at: number, end: number, other: Uint8Array): number {
  const most = Math.min(end - at, other.length)
  for (let n = 0; n < most; n++) if (bytes[at + n] !== other[n]) return bytes[at + n]! - other[n]!
  return end - at - other.length
}

/** Reads a table's texts one after the other, without making strings of them. */
class Cursor {
  text = new Uint8Array(256)
  length = 0
  #bytes = this.text
  #at = 0
  to(bytes: Uint8Array, at: number): this {
    this.#bytes = bytes as Uint8Array<ArrayBuffer>
    this.#at = at
    return this
  }
  next() {
    const shared = this.#varint()
    const rest = this.#varint()
    this.length = shared + rest
    if (this.length > this.text.length) {
      const longer = new Uint8Array(this.length * 2)
      longer.set(this.text)
      this.text = longer
    }
    const [text, bytes, at] = [this.text, this.#bytes, this.#at]
    for (let n = 0; n < rest; n++) text[shared + n] = bytes[at + n]!
    this.#at = at + rest
  }
  #varint(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.#at++]!
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
}
/** For what begins and ends within one call. */
const passing = new Cursor()

/** Texts in order, front-coded in one run of bytes: lists of codes and names shrink to a fifth and need no parsing. May hold a text twice. */
export class StringTable {
  readonly size: number
  readonly bytes: Uint8Array
  /** Where each block begins. */
  readonly blocks: Uint32Array

  constructor(size: number, bytes: Uint8Array, blocks: Uint32Array) {
    this.size = size
    this.bytes = bytes
    this.blocks = blocks
  }

  /** @param sorted in the order of `<` */
  static of(sorted: readonly string[]): StringTable {
    const writer = new ByteWriter()
    const blocks = new Uint32Array(Math.ceil(sorted.length / blockSize))
    const longest = sorted.reduce((most, text) => Math.max(most, text.length), 0) * 3
    let before = new Uint8Array(longest)
    let text = new Uint8Array(longest)
    let lengthBefore = 0
    sorted.forEach((one, n) => {
      const length = writeText(one, text)
      if (n % blockSize === 0) {
        blocks[n / blockSize] = writer.length
        lengthBefore = 0
      }
      const most = Math.min(length, lengthBefore)
      let shared = 0
      while (shared < most && before[shared] === text[shared]) shared++
      writer.varint(shared)
      writer.varint(length - shared)
      writer.put(text, shared, length)
      ;[before, text] = [text, before]
      lengthBefore = length
    })
    return new StringTable(sorted.length, writer.done(), blocks)
  }

  /** The text at a place. */
  at(place: number): string {
    const cursor = this.#cursorAt(place, passing)
    return textOf(cursor.text, cursor.length)
  }

  /** The texts of a range, one after the other. */
  *texts(from = 0, to = this.size): Generator<string> {
    if (from >= to) return
    const cursor = this.#cursorAt(from, new Cursor())
    for (let n = from; ; ) {
      yield textOf(cursor.text, cursor.length)
      if (++n >= to) return
      cursor.next()
    }
  }

  /** The first place whose text does not stand before `text`. */
  lowerBound = (text: string): number => this.#bound(bytesOf(text))

  /** The places whose texts begin so. */
  beginning(prefix: string): [from: number, to: number] {
    const bytes = bytesOf(prefix)
    const end = new Uint8Array(bytes.length + 1)
    end.set(bytes)
    end[bytes.length] = 0xff
    return [this.#bound(bytes), this.#bound(end)]
  }

  /** The places of exactly this text. */
  same(text: string): [from: number, to: number] {
    const bytes = bytesOf(text)
    const end = new Uint8Array(bytes.length + 1)
    end.set(bytes)
    return [this.#bound(bytes), this.#bound(end)]
  }

  #cursorAt(place: number, cursor: Cursor): Cursor {
    const block = Math.floor(place / blockSize)
    cursor.to(this.bytes, this.blocks[block]!)
    for (let n = block * blockSize; n <= place; n++) cursor.next()
    return cursor
  }

  /** Whether a block's first text, which stands there in full, is before `wanted`. */
  #headBefore(block: number, wanted: Uint8Array): boolean {
    // What it shares with the one before is nothing: one byte; then its length.
    let at = this.blocks[block]! + 1
    let length = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[at++]!
      length |= (byte & 127) << shift
      if (byte < 128) break
    }
    return compare(this.bytes, at, at + length, wanted) < 0
  }

  #bound(wanted: Uint8Array): number {
    let low = 0
    let high = this.blocks.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#headBefore(middle, wanted)) low = middle + 1
      else high = middle
    }
    if (low === 0) return 0
    const from = (low - 1) * blockSize
    const end = Math.min(this.size, from + blockSize)
    passing.to(this.bytes, this.blocks[low - 1]!)
    for (let n = from; n < end; n++) {
      passing.next()
      if (compare(passing.text, 0, passing.length, wanted) >= 0) return n
    }
    return end
  }
}
