import type { VariablesOf } from 'gql.tada'
import * as v from 'valibot'
import { isDay } from '#domain/time/day.ts'
import { listSearch, listVariables } from '#data/list-search.ts'
import type { VisitList } from '../visits.gql.ts'

const day = v.pipe(v.string(), v.check(isDay))

/** Address of a list of visits. */
export const VisitListSearch = listSearch({
  filters: { mine: v.literal('yes'), customer: v.string(), from: day, to: day },
})
export type VisitListSearch = v.InferOutput<typeof VisitListSearch>

/** Returns the variables of the list's query behind its address. */
export function visitVariables(
  kind: string,
  search: VisitListSearch,
): VariablesOf<typeof VisitList> {
  const { mine, customer, ...rest } = listVariables(search)
  return { ...rest, kind, custCode: customer, mine: mine === 'yes' }
}
