import * as v from 'valibot'
import { rules } from '../portal/validation.ts'
import { visitFields } from './visit-form.ts'
import { visitKindCodes, visitLists } from './visit-kinds.ts'
import { slotPart, visitSlots } from './visit-slots.ts'

const name = v.pipe(v.string(), v.trim(), rules.required, v.maxLength(60, 'too_long'))
const kind = v.picklist(visitKindCodes, 'required')
/** A number, or the text that was typed for one. */
const sorting = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.integer('must_be_numeric'),
  v.minValue(0, 'must_be_numeric'),
  v.maxValue(9_999, 'too_many'),
)

/** A kind of visit: it must ask for one photo of the shop and one of its display, which every visit has. */
export const VisitFormFields = v.object({
  kind,
  name,
  fields: v.array(v.picklist(visitFields)),
  slots: v.pipe(
    v.array(v.picklist(visitSlots)),
    v.check(
      (slots) =>
        (['shop', 'display'] as const).every((part) =>
          slots.some((slot) => slotPart(slot) === part),
        ),
      'slots_needed',
    ),
  ),
  sorting,
})

/** An answer that can be chosen. */
export const VisitChoiceFields = v.object({
  kind,
  list: v.picklist(visitLists, 'required'),
  name,
  needsText: v.boolean(),
  sorting,
  active: v.boolean(),
})

/** A series that can be chosen. */
export const VisitSeriesFields = v.object({
  kind,
  brand: name,
  name,
  sorting,
  active: v.boolean(),
})
