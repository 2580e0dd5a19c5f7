import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'
import { visitStates } from '#domain/sales-area/visit-states.ts'

/** Address of the sales map: its filters, and the region that is open. */
export const AreaSearch = v.object({
  search: addressText,
  group: addressText,
  /** Id of a category; `none`: regions without one. */
  category: addressText,
  state: v.fallback(v.optional(v.picklist(visitStates)), undefined),
  area: addressText,
})
export type AreaSearch = v.InferOutput<typeof AreaSearch>
