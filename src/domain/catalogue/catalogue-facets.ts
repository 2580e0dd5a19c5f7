import {
  AttributeCount,
  type AttributeFilter,
  type FoundAttribute,
} from './catalogue-attributes.ts'
import type { IndexSections } from './catalogue-buffer.ts'
import { codeOf, type Column, type ColumnName } from './catalogue-columns.ts'

export type FacetName =
  | 'BRAND'
  | 'MODEL_YEAR'
  | 'SIZE'
  | 'COLOUR'
  | 'MC'
  | 'CATEGORY'
  | 'STOCK'
  | 'PRICE'
export interface FoundFacet {
  name: FacetName
  values: { value: string; count: number }[]
}

/** The filters of a question; none of a kind: all. */
export interface Filters {
  brands?: readonly string[] | null
  modelYears?: readonly number[] | null
  sizes?: readonly string[] | null
  colours?: readonly string[] | null
  attributes?: readonly AttributeFilter[] | null
  /** Merchandise category. */
  mc?: string | null
  inStock?: boolean | null
  /** Retail price, decimal; an article without a price fits neither. */
  priceFrom?: string | null
  priceTo?: string | null
}

type Wanted = readonly (string | number)[] | null | undefined

const fields: readonly (readonly [FacetName, ColumnName, (filters: Filters) => Wanted])[] = [
  ['BRAND', 'brand', ({ brands }) => brands],
  ['MODEL_YEAR', 'modelYear', ({ modelYears }) => modelYears],
  ['SIZE', 'size', ({ sizes }) => sizes],
  ['COLOUR', 'colour', ({ colours }) => colours],
  ['MC', 'mc', ({ mc }) => (mc ? [mc] : null)],
]
/** Another part of the catalogue has other merchandise categories: going there leaves the chosen one behind. */
const mcField = fields.findIndex(([name]) => name === 'MC')

/** Returns one byte for each code of a column, 1 is wanted; null: all are. */
export function wantedCodes(column: Column, texts: Wanted): Uint8Array | null {
  if (!texts?.length) return null
  const wanted = new Uint8Array(column.table.size + 1)
  for (const text of texts) {
    const code = codeOf(column, String(text))
    if (code > 0) wanted[code] = 1
  }
  return wanted
}

/** Sorts positions by a question's filters and counts what choosing another value would give. */
export class FacetCount {
  readonly #parts: IndexSections
  readonly #fields: { column: Column; wanted: Uint8Array | null; counts: Uint32Array }[]
  readonly #attributes: AttributeCount
  readonly #categories: Uint32Array
  readonly #category: number | null
  readonly #inStock: boolean
  readonly #prices: { from: number; to: number } | null
  #stocked = 0
  readonly #priced = { count: 0, least: Infinity, greatest: 0 }

  constructor(parts: IndexSections, filters: Filters, category: string | null) {
    this.#parts = parts
    this.#fields = fields.map(([, name, wanted]) => {
      const column = parts.columns[name]
      return {
        column,
        wanted: wantedCodes(column, wanted(filters)),
        counts: new Uint32Array(column.table.size + 1),
      }
    })
    this.#attributes = new AttributeCount(parts.attributes, filters.attributes ?? [])
    this.#categories = new Uint32Array(parts.columns.category.table.size + 1)
    this.#category = category === null ? null : codeOf(parts.columns.category, category)
    this.#inStock = filters.inStock === true
    const { priceFrom, priceTo } = filters
    this.#prices =
      priceFrom || priceTo
        ? { from: Number(priceFrom ?? 0), to: priceTo ? Number(priceTo) : Infinity }
        : null
  }

  /** Counts a position. @returns whether it is in the answer, or only counts for a filter that it misses, or for nothing */
  take(position: number): 'kept' | 'counted' | 'missed' {
    let missed = -1
    for (let n = 0; n < this.#fields.length; n++) {
      const { column, wanted } = this.#fields[n]!
      if (wanted === null || wanted[column.codes[position]!] === 1) continue
      if (missed >= 0) return 'missed'
      missed = n
    }
    const stocked = this.#parts.inStock[position] === 1
    const price = this.#parts.retail[position]!
    const outOfStock = this.#inStock && !stocked
    const outOfPrice =
      this.#prices !== null &&
      !(price > 0 && price >= this.#prices.from && price <= this.#prices.to)
    const attribute = this.#attributes.missedAt(position)
    const hasAttributes = attribute === AttributeCount.none
    if (attribute === AttributeCount.several) return 'missed'
    if (Number(missed >= 0) + Number(!hasAttributes) + Number(outOfStock) + Number(outOfPrice) > 1)
      return 'missed'
    const category = this.#parts.columns.category.codes[position]!
    const fits = missed < 0 && hasAttributes && !outOfStock && !outOfPrice
    if (fits || missed === mcField) this.#categories[category]!++
    if (this.#category !== null && category !== this.#category) return 'missed'
    // A filter's own counts ignore that filter: they say what choosing another value would give.
    if (missed < 0 && !outOfStock && !outOfPrice) this.#attributes.count(position, attribute)
    if (hasAttributes && !outOfStock && !outOfPrice) {
      for (let n = 0; n < this.#fields.length; n++) {
        const { column, counts } = this.#fields[n]!
        if (missed < 0 || missed === n) counts[column.codes[position]!]!++
      }
    }
    if (missed >= 0 || !hasAttributes) return 'counted'
    if (stocked && !outOfPrice) this.#stocked++
    if (!outOfStock && price > 0) this.#countPrice(price)
    return fits ? 'kept' : 'counted'
  }

  #countPrice(price: number) {
    const priced = this.#priced
    priced.count++
    if (price < priced.least) priced.least = price
    if (price > priced.greatest) priced.greatest = price
  }

  /** Returns the attributes to choose from, with their counts. */
  attributes = (): FoundAttribute[] => this.#attributes.found()

  /** Returns the counts, the most frequent value of each filter first. */
  facets(): FoundFacet[] {
    const { count, least, greatest } = this.#priced
    return [
      ...fields.map(([name], n) => ({
        name,
        values: valuesOf(this.#fields[n]!.column, this.#fields[n]!.counts),
      })),
      { name: 'CATEGORY', values: valuesOf(this.#parts.columns.category, this.#categories) },
      { name: 'STOCK', values: [{ value: 'true', count: this.#stocked }] },
      {
        name: 'PRICE',
        values:
          count === 0 ? [] : [least, greatest].map((price) => ({ value: price.toFixed(4), count })),
      },
    ]
  }
}

function valuesOf({ table }: Column, counts: Uint32Array): { value: string; count: number }[] {
  const values: { value: string; count: number }[] = []
  let code = 0
  for (const value of table.texts()) {
    const count = counts[++code]!
    if (count > 0) values.push({ value, count })
  }
  return values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
