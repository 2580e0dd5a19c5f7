import * as v from 'valibot'

const names = v.fallback(v.optional(v.pipe(v.array(v.string()), v.maxLength(200))), undefined)

/** Address of the sales overview: every filter stands in it. */
export const SalesSearch = v.object({
  sorg: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
    undefined,
  ),
  year: v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2200))),
    undefined,
  ),
  /** `all`: every customer the person may act for; codes (r3): these; else the chosen one. */
  customers: v.fallback(
    v.optional(
      v.union([v.literal('all'), v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(50))]),
    ),
    undefined,
  ),
  category: v.fallback(v.optional(v.picklist(['bike', 'paa', 'groupset'])), undefined),
  months: v.fallback(
    v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)))),
    undefined,
  ),
  brands: names,
  merchandiseCategories: names,
  models: names,
  series: names,
})
export type SalesSearch = v.InferOutput<typeof SalesSearch>

/** Filters by which the figures are narrowed, a list of choices each. */
export const salesGroups = ['brands', 'merchandiseCategories', 'models', 'series'] as const
export type SalesGroup = (typeof salesGroups)[number]

/** The variables of the overview's query behind an address. */
export const salesAsked = ({ customers, year, ...search }: SalesSearch) => ({
  ...search,
  year: year ?? new Date().getFullYear(),
  custCodes: customers === 'all' ? [] : (customers?.map((r3) => ({ r3 })) ?? null),
})

/** The address with a choice taken in, or taken away where it is there. */
export function toggled<Value>(chosen: readonly Value[] | undefined, value: Value) {
  const without = (chosen ?? []).filter((one) => one !== value)
  const next = without.length < (chosen?.length ?? 0) ? without : [...without, value]
  return next.length > 0 ? next : undefined
}
