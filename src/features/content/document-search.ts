import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'

/** Address of a list of documents. */
export const documentSearch = listSearch({ filters: { group: v.string() } })

/** Variables behind that address. */
export const documentVariables = ({ sort: _, ...search }: v.InferOutput<typeof documentSearch>) =>
  listVariables(search)
