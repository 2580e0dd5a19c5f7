import { StringTable } from './catalogue-strings.ts'

/** Columns stored for each article beside its words; a value shared by many is stored once. */
export const columnNames = [
  'sorg',
  'code',
  'slug',
  'name',
  'brand',
  'category',
  'mc',
  'model',
  'modelYear',
  'size',
  'colour',
] as const
export type ColumnName = (typeof columnNames)[number]

/** Numbers no wider than they must be. */
export type Codes = Uint8Array | Uint16Array | Uint32Array

/** A text for each position: `codes` are places in `table` plus one, 0 is none. Codes compare as their texts do. */
export interface Column {
  table: StringTable
  codes: Codes
}

/** Room for `count` numbers up to `most`. */
export const codesFor = (count: number, most: number): Codes =>
  most < 0x100
    ? new Uint8Array(count)
    : most < 0x1_0000
      ? new Uint16Array(count)
      : new Uint32Array(count)

/** The text at a position; null: none. */
export function textAt({ table, codes }: Column, position: number): string | null {
  const code = codes[position]!
  return code === 0 ? null : table.at(code - 1)
}

/** The code of a text; -1 when no position has it. */
export function codeOf({ table }: Column, text: string): number {
  const [from, to] = table.same(text)
  return from === to ? -1 : from + 1
}

/** Two sorted lists as one, each text once, and where those of the first and second list stand in it. */
export function mergeTexts(
  one: readonly string[],
  other: readonly string[],
): { texts: string[]; ofOne: Uint32Array; ofOther: Uint32Array } {
  const texts: string[] = []
  const ofOne = new Uint32Array(one.length)
  const ofOther = new Uint32Array(other.length)
  let a = 0
  let b = 0
  while (a < one.length || b < other.length) {
    const takesOne = b === other.length || (a < one.length && one[a]! <= other[b]!)
    const text = takesOne ? one[a]! : other[b]!
    if (texts.at(-1) !== text) texts.push(text)
    if (takesOne) ofOne[a++] = texts.length - 1
    else ofOther[b++] = texts.length - 1
  }
  return { texts, ofOne, ofOther }
}

/**
 * Rebuilds a column: kept values at new positions, and added ones.
 * @param origin for each new position its old one, or `~n` for the nth of `added`
 */
export function rebuildColumn(
  old: Column | null,
  origin: Int32Array,
  added: readonly (string | null)[],
): Column {
  const places = new Uint32Array((old?.table.size ?? 0) + 1)
  if (old) for (const from of origin) if (from >= 0) places[old.codes[from]!] = 1
  const kept: string[] = []
  let n = 0
  if (old) {
    for (const text of old.table.texts()) {
      if (places[++n] === 1) places[n] = kept.push(text)
      else places[n] = 0
    }
  }
  const coming = [...new Set(added.filter((text) => text !== null))].sort()
  const { texts, ofOne, ofOther } = mergeTexts(kept, coming)
  const codeOfComing = new Map(coming.map((text, at) => [text, ofOther[at]! + 1]))
  const codes = codesFor(origin.length, texts.length)
  origin.forEach((from, position) => {
    if (from >= 0) {
      const place = places[old!.codes[from]!]!
      codes[position] = old!.codes[from] === 0 ? 0 : ofOne[place - 1]! + 1
    } else {
      const text = added[~from]!
      codes[position] = text === null ? 0 : codeOfComing.get(text)!
    }
  })
  return { table: StringTable.of(texts), codes }
}

/** The positions of each code, one after the other: those of `code` stand from `starts[code]` to `starts[code + 1]`. */
export function groupsOf({ table, codes }: Column): {
  starts: Uint32Array
  positions: Uint32Array
} {
  const starts = new Uint32Array(table.size + 2)
  for (const code of codes) starts[code + 1]!++
  for (let code = 1; code < starts.length; code++) starts[code]! += starts[code - 1]!
  const next = starts.slice()
  const positions = new Uint32Array(codes.length)
  codes.forEach((code: number, position: number) => {
    positions[next[code]!++] = position
  })
  return { starts, positions }
}
