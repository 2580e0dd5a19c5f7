import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { documentTypes } from '#domain/content/content-fields.ts'
import { askedGroup } from '#domain/content/document-group.ts'
import { contentStates } from '#domain/content/validity.ts'

/** Address of the list of sales documents. */
export const documentSearch = listSearch({
  filters: {
    filter: v.picklist(contentStates),
    filterContentTargetMarket: v.string(),
    type: v.picklist(documentTypes),
    group: v.string(),
  },
})

/** Variables behind that address. */
export const documentVariables = ({ group, ...search }: v.InferOutput<typeof documentSearch>) => ({
  ...listVariables(search),
  ...askedGroup(group),
})
