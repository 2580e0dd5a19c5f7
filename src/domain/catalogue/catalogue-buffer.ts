import type { Attributes } from './catalogue-attributes.ts'
import { type Codes, type Column, columnNames, type ColumnName } from './catalogue-columns.ts'
import { StringTable } from './catalogue-strings.ts'

/** A catalogue for finding, as plain runs of numbers and bytes. Positions are in the order of rank, code, sales organisation. */
export interface IndexSections {
  count: number
  ids: Int32Array
  ranks: Int32Array
  /** Hash of each article's contents, as `fingerOf` computes it. */
  fingers: Uint32Array
  /** Retail price as a number: only for putting in order, never for paying. */
  retail: Float64Array
  /** 1: cannot be ordered from this sales organisation. */
  blocked: Uint8Array
  /** 1: in stock. */
  inStock: Uint8Array
  columns: Record<ColumnName, Column>
  attributes: Attributes
  words: StringTable
  /** Start of each word's positions in `postings`: gaps, as varints. */
  postingStarts: Uint32Array
  postings: Uint8Array
  /** Codes and EANs without their dashes, one entry for each article that has it. */
  codes: StringTable
  codePositions: Codes
}

/** Another number, another layout: a device throws away what it cannot read. */
export const indexFormat = 3

const kinds = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f64: Float64Array,
} as const
type Kind = keyof typeof kinds
type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array
interface Section {
  name: string
  kind: Kind
  at: number
  length: number
}

const kindOf = (numbers: Numbers) =>
  (Object.keys(kinds) as Kind[]).find((kind) => numbers instanceof kinds[kind])!
const padded = (length: number) => (length + 7) & ~7

function sectionsOf(parts: IndexSections): [name: string, numbers: Numbers][] {
  const table = (name: string, { bytes, blocks }: StringTable): [string, Numbers][] => [
    [`${name}.bytes`, bytes],
    [`${name}.blocks`, blocks],
  ]
  return [
    ['ids', parts.ids],
    ['ranks', parts.ranks],
    ['fingers', parts.fingers],
    ['retail', parts.retail],
    ['blocked', parts.blocked],
    ['inStock', parts.inStock],
    ...columnNames.flatMap((name) => [
      [name, parts.columns[name].codes] as [string, Numbers],
      ...table(name, parts.columns[name].table),
    ]),
    ['attributes', parts.attributes.codes],
    ['attributeStarts', parts.attributes.starts],
    ...table('attributes', parts.attributes.table),
    ...table('words', parts.words),
    ['postingStarts', parts.postingStarts],
    ['postings', parts.postings],
    ...table('codes', parts.codes),
    ['codePositions', parts.codePositions],
  ]
}

/** Everything in one run of bytes: a head that says what stands where, then the sections, each where its numbers may lie. */
export function encodeIndex(parts: IndexSections): ArrayBuffer {
  const sections: Section[] = []
  let at = 0
  const all = sectionsOf(parts)
  for (const [name, numbers] of all) {
    sections.push({ name, kind: kindOf(numbers), at, length: numbers.length })
    at += padded(numbers.byteLength)
  }
  const sizes = {
    words: parts.words.size,
    codes: parts.codes.size,
    attributes: parts.attributes.table.size,
    ...Object.fromEntries(columnNames.map((name) => [name, parts.columns[name].table.size])),
  }
  const head = JSON.stringify({ format: indexFormat, count: parts.count, sizes, sections })
  // The head is ASCII: names of ours and numbers.
  const headBytes = Uint8Array.from(head, (character) => character.charCodeAt(0))
  const start = padded(4 + headBytes.length)
  const buffer = new ArrayBuffer(start + at)
  new DataView(buffer).setUint32(0, headBytes.length, true)
  new Uint8Array(buffer, 4).set(headBytes)
  all.forEach(([, numbers], n) =>
    new Uint8Array(buffer, start + sections[n]!.at).set(
      new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength),
    ),
  )
  return buffer
}

/** The parts of such a run, without a copy of it. @throws Error for another layout or what is no index at all */
export function decodeIndex(buffer: ArrayBuffer): IndexSections {
  const headLength = new DataView(buffer).getUint32(0, true)
  const head = JSON.parse(String.fromCharCode(...new Uint8Array(buffer, 4, headLength))) as {
    format: number
    count: number
    sizes: Record<string, number>
    sections: Section[]
  }
  if (head.format !== indexFormat) throw new Error(`catalogue index of format ${head.format}`)
  const start = padded(4 + headLength)
  const numbers = new Map(
    head.sections.map(({ name, kind, at, length }) => [
      name,
      new kinds[kind](buffer, start + at, length),
    ]),
  )
  const of = <T extends Numbers>(name: string) => numbers.get(name) as T
  const table = (name: string) =>
    new StringTable(
      head.sizes[name]!,
      of<Uint8Array>(`${name}.bytes`),
      of<Uint32Array>(`${name}.blocks`),
    )
  return {
    count: head.count,
    ids: of<Int32Array>('ids'),
    ranks: of<Int32Array>('ranks'),
    fingers: of<Uint32Array>('fingers'),
    retail: of<Float64Array>('retail'),
    blocked: of<Uint8Array>('blocked'),
    inStock: of<Uint8Array>('inStock'),
    columns: Object.fromEntries(
      columnNames.map((name) => [name, { table: table(name), codes: of<Codes>(name) }]),
    ) as Record<ColumnName, Column>,
    attributes: {
      table: table('attributes'),
      codes: of<Codes>('attributes'),
      starts: of<Uint32Array>('attributeStarts'),
    },
    words: table('words'),
    postingStarts: of<Uint32Array>('postingStarts'),
    postings: of<Uint8Array>('postings'),
    codes: table('codes'),
    codePositions: of<Codes>('codePositions'),
  }
}
