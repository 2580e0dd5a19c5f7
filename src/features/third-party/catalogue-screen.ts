import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import type { Screen } from '#shell/navigation/screen.ts'

/** Of /3rd-party/catalog and of /3rd-party/catalog-new, which is the same screen. */
export const catalogueScreen: Screen = {
  title: msg`Third-party catalog`,
  allow: ['page.3rdpartycatalog'],
  search: true,
}

/** Address of a list of vendors' articles. */
export const productSearch = listSearch({ filters: { vendor: v.string() } })
/** Address of the list of articles that are maintained. */
export const maintenanceSearch = listSearch({
  filters: { vendor: v.string(), lacking: v.picklist(['stock', 'picture']) },
})
/** Variables behind these addresses. */
export const productVariables = <Search extends v.InferOutput<typeof productSearch>>(
  search: Search,
) => listVariables(search)
