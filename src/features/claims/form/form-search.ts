import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'

const pieces = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined)

/** Address of a new claim: its draft, and what that begins with; `fresh`: nothing has been filled in yet. */
export const FormSearch = v.object({
  draft: addressText,
  fresh: v.fallback(v.optional(v.literal(true)), undefined),
  frame: addressText,
  article: addressText,
  delivery: addressText,
  /** Pieces of the article that never arrived. */
  missing: pieces,
  /** Pieces of the article that arrived damaged. */
  damaged: pieces,
})
export type FormSearch = v.InferOutput<typeof FormSearch>
