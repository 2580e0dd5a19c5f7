import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { Screen } from '#shell/navigation/screen.ts'

/** Of /admin/catalog-analyze and of /admin/catalog-analyze-new, which is the same screen. */
export const catalogueAnalysisScreen: Screen = {
  title: msg`Catalogue analysis`,
  allow: ['page.catalog-analyze'],
}

/** A code of digits alone comes out of an address as a number. */
const text = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  undefined,
)

/** What the address says: which view, and of the order limits what is looked for, where and which page, from 1. */
export const AnalysisSearch = v.object({
  view: v.fallback(v.optional(v.literal('reasons')), undefined),
  search: text,
  sorg: text,
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
})
export type AnalysisSearch = v.InferOutput<typeof AnalysisSearch>

/** The question of an address. */
export const displaysAsked = ({ search, sorg, page = 1 }: AnalysisSearch) => ({
  search: search ?? null,
  sorgs: sorg ? [sorg] : null,
  page,
})
