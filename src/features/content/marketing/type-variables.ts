import type { VariablesOf } from 'gql.tada'
import type { MarketingType } from './marketing.gql.ts'
import type { TypeSearch } from './type-search.ts'

/** Variables behind the address of one kind of marketing material. */
export const typeVariables = (
  type: string,
  { search, show, page }: TypeSearch,
): VariablesOf<typeof MarketingType> => ({
  type,
  search,
  unread: !!show,
  searching: !!search || !!show,
  page: page ?? 1,
})
