import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { addressPage, addressText } from '#data/list-search.ts'
import type { Screen } from '#shell/navigation/screen.ts'

/** Of /admin/catalog-analyze and of /admin/catalog-analyze-new, which is the same screen. */
export const catalogueAnalysisScreen: Screen = {
  title: msg`Catalog analysis`,
  allow: ['page.catalog-analyze'],
}

/** Schema of the address: the view, and of the order limits the search, place and page, from 1. */
export const AnalysisSearch = v.object({
  view: v.fallback(v.optional(v.literal('reasons')), undefined),
  search: addressText,
  sorg: addressText,
  page: addressPage,
})
export type AnalysisSearch = v.InferOutput<typeof AnalysisSearch>

/** The question of an address. */
export const displaysAsked = ({ search, sorg, page = 1 }: AnalysisSearch) => ({
  search: search ?? null,
  sorgs: sorg ? [sorg] : null,
  page,
})
