/** A filter of a list, with how many articles each of its values leaves. */
export interface Facet {
  name: string
  values: readonly { value: string; label: string; count: number }[]
}

/** A category with how many articles of a list are in it. */
export interface ListedCategory {
  mcid: string
  wording: string
  count: number
}

/** Returns the number of articles for each value of a filter. */
export const countsOf = (facets: readonly Facet[], name: string): ReadonlyMap<string, number> =>
  new Map(
    facets.find((facet) => facet.name === name)?.values.map(({ value, count }) => [value, count]),
  )

/** The categories that a list has something of, and the chosen one; of several parts that name one alike it is there once. */
export function listedCategories(
  rows: readonly { mcid: string; wording: string }[],
  facets: readonly Facet[],
  chosen: string | undefined,
): ListedCategory[] {
  const counts = countsOf(facets, 'MC')
  const once = new Map(rows.toReversed().map((row) => [row.mcid, row]))
  return rows
    .filter((row) => once.get(row.mcid) === row && (counts.has(row.mcid) || row.mcid === chosen))
    .map(({ mcid, wording }) => ({ mcid, wording, count: counts.get(mcid) ?? 0 }))
}
