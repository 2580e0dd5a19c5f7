import type { VariablesOf } from 'gql.tada'
import * as v from 'valibot'
import { addressPage, addressText } from '#data/list-search.ts'
import type { MarketingType } from './marketing.gql.ts'

/** Address of one kind of marketing material. */
export const typeSearch = v.object({
  search: addressText,
  /** Only what this person has not opened. */
  unread: v.fallback(v.optional(v.literal(true)), undefined),
  page: addressPage,
})
export type TypeSearch = v.InferOutput<typeof typeSearch>

/** Variables behind that address. */
export const typeVariables = ({
  search,
  unread,
  page,
}: TypeSearch): Omit<VariablesOf<typeof MarketingType>, 'type'> => ({
  search: search || null,
  unread: unread ?? false,
  searching: !!search || !!unread,
  page: page ?? 1,
})
