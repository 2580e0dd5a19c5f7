/** Bytes that come over a line, to be written down. */
export interface Arriving extends AsyncIterable<Uint8Array> {
  /** False once the line has broken off. */
  whole: boolean
}

/** Gives what comes until it ends or breaks off; an error of the one who writes it down stays an error. */
export function untilBroken(source: AsyncIterable<Uint8Array>): Arriving {
  const arriving: Arriving = {
    whole: true,
    async *[Symbol.asyncIterator]() {
      try {
        yield* source
      } catch {
        arriving.whole = false
      }
    },
  }
  return arriving
}
