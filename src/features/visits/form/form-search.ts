import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'
import { visitSteps } from './visit-steps.ts'

/** Address of a form: its draft on this device, and the step that is shown. */
export const FormSearch = v.object({
  draft: addressText,
  step: v.fallback(v.optional(v.picklist(visitSteps)), undefined),
})
export type FormSearch = v.InferOutput<typeof FormSearch>
