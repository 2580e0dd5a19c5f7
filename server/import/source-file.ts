/** One row as it came: its line, and its cells in the order of the header. */
export interface SourceRow {
  line: number
  cells: readonly string[]
}

export interface SourceFile {
  header: readonly string[]
  rows: AsyncIterable<SourceRow>
}

/** A file that a feed names; undefined: it has not come. @param most bytes it may have */
export type ReadFile = (name: string, most: number) => Promise<Uint8Array | 'too_large' | undefined>
