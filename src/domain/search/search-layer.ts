import type { IndexSections } from '../catalogue/catalogue-buffer.ts'
import { type Codes, groupsOf } from '../catalogue/catalogue-columns.ts'
import type { CategoryRef } from './search-lexicon.ts'

/** Positions that may be hits: those that are not 0. Null: all of them. */
export type Within = Uint8Array | null

/** The greatest sum of fits: above it stand the codes alone. */
export const maxSum = 253

const firstRoom = 1_024
const mostKept = 16_384

/** Positions of each merchandise category, by the index that they are of. */
const groups = new WeakMap<IndexSections, ReturnType<typeof groupsOf>>()

/**
 * Worth of each position of an index: one byte each, 0 is not at all. Of several fits the best counts. The hits are
 * listed as well: what is done with a layer costs what it holds, not what there is.
 */
export class SearchLayer {
  readonly worth: Uint8Array
  /** Number of positions that fit. */
  hits = 0
  #list = new Uint32Array(firstRoom)

  constructor(count: number) {
    this.worth = new Uint8Array(count)
  }

  /** The positions that fit, unordered. Valid until the next mark. */
  get list(): Uint32Array {
    return this.#list.subarray(0, this.hits)
  }

  clear(): this {
    const { worth } = this
    const list = this.#list
    // Many are forgotten sooner all at once than one by one.
    if (this.hits * 16 > worth.length) worth.fill(0)
    else for (let n = 0; n < this.hits; n++) worth[list[n]!] = 0
    this.hits = 0
    return this
  }

  /** Empties it, and gives back a long list's room. */
  free(): this {
    this.clear()
    if (this.#list.length > mostKept) this.#list = new Uint32Array(firstRoom)
    return this
  }

  mark(position: number, worth: number, within: Within) {
    const before = this.worth[position]!
    if (before >= worth || (within !== null && within[position] === 0)) return
    this.worth[position] = worth
    if (before > 0) return
    this.#roomFor(1)
    this.#list[this.hits++] = position
  }

  /** Marks a run of positions. */
  markRun(positions: ArrayLike<number>, from: number, to: number, worth: number, within: Within) {
    this.#roomFor(to - from)
    const [own, list] = [this.worth, this.#list]
    let hits = this.hits
    for (let n = from; n < to; n++) {
      const position = positions[n]!
      const before = own[position]!
      if (before >= worth || (within !== null && within[position] === 0)) continue
      own[position] = worth
      if (before === 0) list[hits++] = position
    }
    this.hits = hits
  }

  /** Marks the positions of a word. Locals only: this runs a hundred thousand times a keystroke. */
  markWord(
    { postingStarts, postings }: IndexSections,
    word: number,
    worth: number,
    within: Within,
  ) {
    const own = this.worth
    const start = postingStarts[word]!
    const end = postingStarts[word + 1]!
    // A posting is a byte at least.
    this.#roomFor(end - start)
    const list = this.#list
    let hits = this.hits
    let position = -1
    for (let at = start; at < end;) {
      let byte = postings[at++]!
      // Nearly every gap is one byte.
      if (byte < 128) position += byte
      else {
        let gap = byte & 127
        for (let shift = 7; byte > 127; shift += 7) {
          byte = postings[at++]!
          gap |= (byte & 127) << shift
        }
        position += gap
      }
      const before = own[position]!
      if (before >= worth || (within !== null && within[position] === 0)) continue
      own[position] = worth
      if (before === 0) list[hits++] = position
    }
    this.hits = hits
  }

  /** Marks the articles of categories. */
  markCategories(
    parts: IndexSections,
    refs: readonly CategoryRef[],
    worth: number,
    within: Within,
  ) {
    for (const { type, mc } of refs) {
      const { category, mc: column } = parts.columns
      const [from, to] = category.table.same(type)
      if (from === to) continue
      if (mc === null) {
        this.#markDepartment(category.codes, from + 1, worth, within)
        continue
      }
      const [first, last] = column.table.same(mc)
      if (first === last) continue
      let known = groups.get(parts)
      if (!known) groups.set(parts, (known = groupsOf(column)))
      const { starts, positions } = known
      this.#markOfType(
        positions.subarray(starts[first + 1], starts[first + 2]),
        category.codes,
        from + 1,
        worth,
        within,
      )
    }
  }

  #markDepartment(types: Codes, type: number, worth: number, within: Within) {
    this.#roomFor(types.length)
    const [own, list] = [this.worth, this.#list]
    let hits = this.hits
    for (let position = 0; position < types.length; position++) {
      if (types[position] !== type || (within !== null && within[position] === 0)) continue
      const before = own[position]!
      if (before >= worth) continue
      own[position] = worth
      if (before === 0) list[hits++] = position
    }
    this.hits = hits
  }

  #markOfType(positions: Uint32Array, types: Codes, type: number, worth: number, within: Within) {
    this.#roomFor(positions.length)
    const [own, list] = [this.worth, this.#list]
    let hits = this.hits
    for (let n = 0; n < positions.length; n++) {
      const position = positions[n]!
      const before = own[position]!
      if (before >= worth || types[position] !== type) continue
      if (within !== null && within[position] === 0) continue
      own[position] = worth
      if (before === 0) list[hits++] = position
    }
    this.hits = hits
  }

  /** Marks what another layer has. @param worthOf the other's worth as one of this layer's */
  raise(other: SearchLayer, worthOf: (worth: number) => number) {
    const { list, worth } = other
    for (let n = 0; n < list.length; n++) this.mark(list[n]!, worthOf(worth[list[n]!]!), null)
  }

  /** Adds what another layer has to this one's worth. */
  add(other: SearchLayer) {
    const { list, worth } = other
    this.#roomFor(list.length)
    const [own, kept] = [this.worth, this.#list]
    let hits = this.hits
    for (let n = 0; n < list.length; n++) {
      const position = list[n]!
      const before = own[position]!
      if (before === 0) kept[hits++] = position
      const sum = before + worth[position]!
      own[position] = sum < maxSum ? sum : maxSum
    }
    this.hits = hits
  }

  /** Becomes what two layers have in common, with the sum of both. @param second has no hit that `first` has not, or none is needed of it */
  sumOf(first: SearchLayer, second: SearchLayer, needed: boolean) {
    this.clear()
    const { list } = needed ? second : first
    this.#roomFor(list.length)
    const [own, ones, others, kept] = [this.worth, first.worth, second.worth, this.#list]
    let hits = 0
    for (let n = 0; n < list.length; n++) {
      const position = list[n]!
      if (ones[position] === 0) continue
      const sum = ones[position]! + others[position]!
      own[position] = sum < maxSum ? sum : maxSum
      kept[hits++] = position
    }
    this.hits = hits
  }

  #roomFor(more: number) {
    const wanted = Math.min(this.hits + more, this.worth.length)
    if (wanted <= this.#list.length) return
    const longer = new Uint32Array(
      Math.min(this.worth.length, Math.max(wanted, this.#list.length * 2)),
    )
    longer.set(this.list)
    this.#list = longer
  }
}
