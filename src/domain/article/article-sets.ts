/**
 * Articles that no index holds because they depend on a customer and a day: in a running promotion, and ordered
 * before.
 */
export interface ArticleSets {
  promotions: readonly { code: string; ids: readonly number[] }[]
  /** Null: no customer is chosen, so nothing was ordered. */
  bought: readonly number[] | null
}

/** Packed form for transfer and storage: distances between ascending ids instead of the ids. */
export interface PackedSets {
  promotions: { code: string; gaps: number[] }[]
  bought: number[] | null
}

/** Filters of a list that pick articles; as the contract has them (`ProductFilter`). */
export interface SetFilter {
  promotion?: boolean | null
  promotionCode?: string | null
  bought?: boolean | null
}

/** Which of them a filter asks for; none: it picks nothing, and everything is in. */
export const asksForSets = (filter: SetFilter | null | undefined) => ({
  promotions: Boolean(filter?.promotion) || Boolean(filter?.promotionCode),
  bought: Boolean(filter?.bought),
})

/**
 * The ids of the articles that a filter picks; with several filters all of them must hold. Undefined: it picks none.
 * @param picks as much of them as the filter asks for
 */
export function filterBySet(
  filter: SetFilter | null | undefined,
  { promotions, bought }: ArticleSets,
): Set<number> | undefined {
  const sets: Set<number>[] = []
  if (filter?.promotion) sets.push(new Set(promotions.flatMap(({ ids }) => ids)))
  if (filter?.promotionCode)
    sets.push(new Set(promotions.find(({ code }) => code === filter.promotionCode)?.ids))
  if (filter?.bought) sets.push(new Set(bought))
  const [first, ...others] = sets
  return first && others.length > 0
    ? new Set([...first].filter((id) => others.every((other) => other.has(id))))
    : first
}

const gapsOf = (ids: readonly number[]) => ids.map((id, n) => id - (ids[n - 1] ?? 0))

function idsOf(gaps: readonly number[]): number[] {
  let id = 0
  return gaps.map((gap) => (id += gap))
}

export const packSets = ({ promotions, bought }: ArticleSets): PackedSets => ({
  promotions: promotions.map(({ code, ids }) => ({ code, gaps: gapsOf(ids) })),
  bought: bought && gapsOf(bought),
})

export const unpackSets = ({ promotions, bought }: PackedSets): ArticleSets => ({
  promotions: promotions.map(({ code, gaps }) => ({ code, ids: idsOf(gaps) })),
  bought: bought && idsOf(bought),
})
