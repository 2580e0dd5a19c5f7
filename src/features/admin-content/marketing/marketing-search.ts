import * as v from 'valibot'
import { listSearch } from '#data/list-search.ts'
import { marketingTypes } from '#domain/content/marketing-tree.ts'
import { contentStates } from '#domain/content/validity.ts'

/** Address of the list of categories. */
export const categorySearch = listSearch({
  filters: {
    filter: v.picklist(contentStates),
    filterContentTargetMarket: v.string(),
    type: v.picklist(marketingTypes),
    parent: v.string(),
  },
})

/** Address of the list of images. */
export const materialSearch = listSearch({
  filters: {
    filter: v.picklist(contentStates),
    filterContentTargetMarket: v.string(),
    category: v.string(),
  },
})
