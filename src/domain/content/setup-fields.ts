import * as v from 'valibot'
import { rules } from '../portal/validation.ts'
import { line } from './content-fields.ts'
import { contentTypes, layoutFlags } from './layout-kinds.ts'

/** A way to show content on cards. */
export const ContentLayoutFields = v.object({
  type: v.picklist(contentTypes, 'required'),
  description: v.pipe(line(80), rules.required),
  ...v.entriesFromList(layoutFlags, v.boolean()),
})

/** A group of readers that content is written for. */
export const TargetMarketFields = v.object({
  marketName: v.pipe(line(80), rules.required),
  source: line(80),
  brand: line(80),
})
