import * as v from 'valibot'
import { listSearch } from '#data/list-search.ts'
import { documentTypes } from '#domain/content/content-fields.ts'
import { contentStates } from '#domain/content/validity.ts'

/** Address of the list of sales documents. */
export const documentSearch = listSearch({
  filters: {
    filter: v.picklist(contentStates),
    filterContentTargetMarket: v.string(),
    type: v.picklist(documentTypes),
  },
})
