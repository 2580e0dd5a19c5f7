import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'

/** Address of a new claim: the draft that is open, or what it begins with. */
export const FormSearch = v.object({
  draft: addressText,
  frame: addressText,
  article: addressText,
  delivery: addressText,
})
export type FormSearch = v.InferOutput<typeof FormSearch>
