import * as v from 'valibot'
import { askedGroup } from '#domain/content/document-group.ts'
import { listSearch, listVariables } from '#data/list-search.ts'

/** Address of a list of documents. */
export const documentSearch = listSearch({ filters: { group: v.string() } })

/** Variables behind that address. */
export const documentVariables = ({
  sort: _,
  group,
  ...search
}: v.InferOutput<typeof documentSearch>) => ({ ...listVariables(search), ...askedGroup(group) })
