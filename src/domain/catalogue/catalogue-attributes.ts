import { type Codes, type Column, rebuildColumn } from './catalogue-columns.ts'
import type { IndexedArticle } from './indexed-article.ts'

/** An attribute with some of its values. */
export interface AttributeFilter {
  name: string
  values: readonly string[]
}

export interface FoundAttribute {
  name: string
  values: { value: string; count: number }[]
}

/** Attributes of articles. Those of a position are `codes` from `starts[position]` to `starts[position + 1]`. */
export interface Attributes extends Column {
  starts: Uint32Array
}

/** A longer value is a text to read, not one to filter by. */
const longestValue = 60
/** An attribute with more values in a list is none to choose from. */
const maxValues = 30
const maxAttributes = 12

/** Stands in no name and no value: the database cannot store it. */
const separator = '\u0000'

/** The attributes of an article that a list can be filtered by, each as one text. */
const pairsOf = ({ properties = [] }: IndexedArticle): string[] =>
  properties
    .filter(({ name, value }) => name !== '' && value !== '' && value.length <= longestValue)
    .map(({ name, value }) => `${name}${separator}${value}`)

/** Rebuilds the attributes of an index. @param origin for each new position its old one, or `~n` for the nth of `added` */
export function rebuildAttributes(
  old: Attributes | null,
  origin: Int32Array,
  added: readonly IndexedArticle[],
): Attributes {
  const starts = new Uint32Array(origin.length + 1)
  const pairs: number[] = []
  const coming: string[] = []
  origin.forEach((from, position) => {
    if (from >= 0)
      for (let at = old!.starts[from]!; at < old!.starts[from + 1]!; at++) pairs.push(at)
    else for (const pair of pairsOf(added[~from]!)) pairs.push(~(coming.push(pair) - 1))
    starts[position + 1] = pairs.length
  })
  return { ...rebuildColumn(old, Int32Array.from(pairs), coming), starts }
}

/** Name and value behind each code; codes of one name have one number. */
interface Pairs {
  names: string[]
  nameOf: Uint32Array
  values: string[]
}

const read = new WeakMap<Attributes, Pairs>()

/** Reads the table once for all questions. */
function pairsIn(attributes: Attributes): Pairs {
  const known = read.get(attributes)
  if (known) return known
  const pairs: Pairs = {
    names: [],
    nameOf: new Uint32Array(attributes.table.size + 1),
    values: [''],
  }
  for (const text of attributes.table.texts()) {
    const [name, value] = text.split(separator) as [string, string]
    if (pairs.names.at(-1) !== name) pairs.names.push(name)
    pairs.nameOf[pairs.values.push(value) - 1] = pairs.names.length - 1
  }
  read.set(attributes, pairs)
  return pairs
}

/** Answers of `missedAt`: the article fits every attribute filter, or fails several of them. */
const none = -1
const several = -2

/** Sorts positions by filters on attributes, and counts what choosing another value would give. */
export class AttributeCount {
  static readonly none = none
  static readonly several = several
  readonly #starts: Uint32Array
  readonly #codes: Codes
  readonly #pairs: Pairs
  readonly #counts: Uint32Array
  /** Each filter with one byte for each code, 1 is wanted; the number of a name that no article has is past all others. */
  readonly #filters: { name: number; wanted: Uint8Array }[]

  constructor(attributes: Attributes, filters: readonly AttributeFilter[]) {
    this.#starts = attributes.starts
    this.#codes = attributes.codes
    this.#pairs = pairsIn(attributes)
    const { names, nameOf, values } = this.#pairs
    this.#counts = new Uint32Array(values.length)
    this.#filters = filters
      .filter((filter) => filter.values.length > 0)
      .map((filter) => {
        const name = names.indexOf(filter.name)
        return {
          name: name < 0 ? names.length : name,
          wanted: Uint8Array.from(values, (value, code) =>
            Number(code > 0 && nameOf[code] === name && filter.values.includes(value)),
          ),
        }
      })
  }

  /** @returns the number of the attribute whose filter a position misses, or `none`, or `several` */
  missedAt(position: number): number {
    let missed = none
    for (const { name, wanted } of this.#filters) {
      let has = false
      for (let at = this.#starts[position]!; at < this.#starts[position + 1]! && !has; at++)
        has = wanted[this.#codes[at]!] === 1
      if (has) continue
      if (missed !== none) return several
      missed = name
    }
    return missed
  }

  /** Counts the attributes of a position. @param missed the only attribute it counts for; `none`: for all */
  count(position: number, missed: number) {
    const { nameOf } = this.#pairs
    for (let at = this.#starts[position]!; at < this.#starts[position + 1]!; at++) {
      const code = this.#codes[at]!
      if (missed === none || nameOf[code] === missed) this.#counts[code]!++
    }
  }

  /** Returns the attributes to choose from: those of most articles, each with its most frequent value first. */
  found(): FoundAttribute[] {
    const { names, nameOf, values } = this.#pairs
    const chosen = new Set(this.#filters.map(({ name }) => name))
    const byName = new Map<number, FoundAttribute['values']>()
    for (let code = 1; code < values.length; code++) {
      const count = this.#counts[code]!
      if (count === 0) continue
      const counted = { value: values[code]!, count }
      const list = byName.get(nameOf[code]!)
      if (list) list.push(counted)
      else byName.set(nameOf[code]!, [counted])
    }
    return [...byName]
      .filter(([name, { length }]) => chosen.has(name) || (length > 1 && length <= maxValues))
      .map(([name, list]) => ({
        name,
        articles: list.reduce((sum, { count }) => sum + count, 0),
        list,
      }))
      .sort(
        (a, b) =>
          Number(chosen.has(b.name)) - Number(chosen.has(a.name)) || b.articles - a.articles,
      )
      .slice(0, Math.max(maxAttributes, chosen.size))
      .map(({ name, list }) => ({
        name: names[name]!,
        values: list.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
      }))
  }
}
