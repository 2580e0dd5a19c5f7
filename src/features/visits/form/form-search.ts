import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'

/** Steps of the form, in their order. */
export const visitSteps = ['shop', 'display', 'questions', 'series', 'review'] as const
export type VisitStep = (typeof visitSteps)[number]

/** Address of a form: its draft on this device, and the step that is shown. */
export const FormSearch = v.object({
  draft: addressText,
  step: v.fallback(v.optional(v.picklist(visitSteps)), undefined),
})
export type FormSearch = v.InferOutput<typeof FormSearch>
