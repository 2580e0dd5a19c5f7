import { bytesOf, ByteWriter, textOf, writeText } from './catalogue-bytes.ts'

/** Texts of one block begin from a text written in full; the others say what they share with the one before. */
const blockSize = 16

/** Below zero, zero or above it, as the bytes from `at` to `end` stand before, at or after `other`. */
function compare(bytes: Uint8Array, at: number, end: number, other: Uint8Array): number {
  const most = Math.min(end - at, other.length)
  for (let n = 0; n < most; n++) if (bytes[at + n] !== other[n]) return bytes[at + n]! - other[n]!
  return end - at - other.length
}

/** Whether the letters at the first difference allow for one that was added, left out, changed or swapped. @param typed plain letters */
function mayBeMistyped(typed: Uint8Array, known: Uint8Array, length: number): boolean {
  if (length < typed.length - 1) return false
  let at = 0
  while (at < typed.length && at < length && typed[at] === known[at]) at++
  if (at + 1 >= typed.length || at >= length) return true
  // A letter of several bytes moves all behind it.
  return (
    (at + 1 < length &&
      (known[at + 1] === typed[at + 1] || known[at + 1] === typed[at] || known[at + 1]! > 127)) ||
    known[at] === typed[at + 1]
  )
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
function beginsSo(found: Cursor | null, bytes: Uint8Array): boolean {
  if (!found || found.length < bytes.length) return false
  for (let n = 0; n < bytes.length; n++) if (found.text[n] !== bytes[n]) return false
  return true
}
/** For what begins and ends within one call. */
const passing = new Cursor()

/** Texts in order, front-coded in one run of bytes: lists of codes and names shrink to a fifth and need no parsing. May hold a text twice. */
export class StringTable {
  readonly size: number
  readonly bytes: Uint8Array
  /** Start of each block. */
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
    for (let n = from; ;) {
      yield textOf(cursor.text, cursor.length)
      if (++n >= to) return
      cursor.next()
    }
  }

  /**
   * The texts of a range that begin with `typed` but for one mistake, and a few more: where the first letter that differs is
   * plain, one of the next three ways on must fit. A string is made of what is left alone.
   */
  *nearly(typed: string, from: number, to: number): Generator<{ place: number; text: string }> {
    if (from >= to) return
    const wanted = bytesOf(typed)
    const isPlain = wanted.length === typed.length
    const cursor = this.#cursorAt(from, new Cursor())
    for (let place = from; ;) {
      if (!isPlain || mayBeMistyped(wanted, cursor.text, cursor.length))
        yield { place, text: textOf(cursor.text, cursor.length) }
      if (++place >= to) return
      cursor.next()
    }
  }

  /** The first place whose text does not stand before `text`. */
  lowerBound = (text: string): number => this.#bound(bytesOf(text))

  /** The places whose texts begin so. */
  beginning(prefix: string): [from: number, to: number] {
    const bytes = bytesOf(prefix)
    const from = this.#bound(bytes)
    if (!beginsSo(this.#found(from), bytes)) return [from, from]
    const end = new Uint8Array(bytes.length + 1)
    end.set(bytes)
    end[bytes.length] = 0xff
    return [from, this.#bound(end)]
  }

  /** The places of exactly this text. */
  same(text: string): [from: number, to: number] {
    const bytes = bytesOf(text)
    const from = this.#bound(bytes)
    const found = this.#found(from)
    if (found?.length !== bytes.length || !beginsSo(found, bytes)) return [from, from]
    const end = new Uint8Array(bytes.length + 1)
    end.set(bytes)
    return [from, this.#bound(end)]
  }

  /** The text that `#bound` has just found: the last one it has read, or the first of the next block. */
  #found(place: number): Cursor | null {
    if (place === this.size) return null
    return place % blockSize === 0 ? this.#cursorAt(place, passing) : passing
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
