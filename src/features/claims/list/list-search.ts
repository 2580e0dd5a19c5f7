import type { VariablesOf } from 'gql.tada'
import * as v from 'valibot'
import { claimCategories, claimPhases, claimStatusCodes } from '#domain/claims/claim-status.ts'
import { listSearch, listVariables } from '#data/list-search.ts'
import type { ClaimList } from '../claims.gql.ts'

/** Ages that the list can be narrowed to, in days. */
export const ages = ['7', '30', '90'] as const

/** Address of the list of claims; `view=board` shows the office's board. */
export const ClaimListSearch = listSearch({
  filters: {
    view: v.literal('board'),
    status: v.picklist(claimStatusCodes),
    phase: v.picklist(claimPhases),
    category: v.picklist(claimCategories),
    customer: v.string(),
    product: v.string(),
    age: v.picklist(ages),
  },
})
export type ClaimListSearch = v.InferOutput<typeof ClaimListSearch>

/** Returns the variables of the list's query behind its address. */
export function claimVariables(search: ClaimListSearch): VariablesOf<typeof ClaimList> {
  const { view: _, status, customer, age, ...rest } = listVariables(search)
  return {
    ...rest,
    status: status ? [status] : null,
    custCode: customer,
    olderThanDays: age ? Number(age) : null,
  }
}
