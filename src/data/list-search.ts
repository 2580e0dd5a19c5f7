import * as v from 'valibot'

/** A text of the address; a code of digits alone is parsed as a number on the way and must stay text. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
export const addressText = v.fallback(v.optional(text), undefined)

/** A page number of the address, from 1. */
export const addressPage = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  undefined,
)

/** Page sizes of a list. */
export const pageSizes = [10, 20] as const

type Filters = Record<string, v.GenericSchema<string, string>>
type Addressed<Extra extends Filters> = {
  [Name in keyof Extra]: v.GenericSchema<unknown, v.InferOutput<Extra[Name]> | undefined>
}

const ofEveryList = {
  search: addressText,
  page: addressPage,
  size: v.fallback(v.optional(v.picklist(pageSizes)), undefined),
  sort: v.fallback(v.optional(v.pipe(text, v.regex(/^-?[A-Za-z]+$/))), undefined),
}
type OfEveryList = typeof ofEveryList

/**
 * Schema of a list's address: `search` (also written by the phone's search button), `page` from 1, `size`, `sort` as a
 * column's key with a leading "-" for descending, and the list's own filters. A wrong value is dropped.
 * @param options.filters a rule for each filter: `{ state: v.picklist(['SENT', 'FAILED']) }`
 */
export function listSearch(): v.ObjectSchema<OfEveryList, undefined>
export function listSearch<Extra extends Filters>(options: {
  filters: Extra
}): v.ObjectSchema<OfEveryList & Addressed<Extra>, undefined>
export function listSearch({ filters = {} }: { filters?: Filters } = {}) {
  const own = Object.entries(filters).map(([name, rule]) => [
    name,
    v.fallback(v.optional(v.pipe(text, rule)), undefined),
  ])
  return v.object({ ...ofEveryList, ...(Object.fromEntries(own) as object) })
}

/** A filter whose value is several of the options, with commas between. */
export const severalOf = (options: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => text.split(',').every((one) => options.includes(one))),
  )

/** The part of a list's address that every list has. */
export interface ListSearch {
  search?: string | undefined
  page?: number | undefined
  size?: (typeof pageSizes)[number] | undefined
  sort?: string | undefined
}

/** Rows a page where the address does not say. */
const usualSize = 20

/** Returns the variables of a list's query behind its address; filters keep their names. */
export function listVariables<Search extends ListSearch>({ page, size, ...rest }: Search) {
  return { ...rest, page: page ?? 1, limit: size ?? usualSize }
}
