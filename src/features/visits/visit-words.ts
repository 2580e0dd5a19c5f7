import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { VisitAnswers } from '#domain/visits/visit-form.ts'
import { type VisitSlot, visitSlots } from '#domain/visits/visit-slots.ts'
import type { ProblemWords } from '#ui/form/problem-text.tsx'

/** Names of the questions. */
export const questionWords: Record<keyof VisitAnswers, MessageDescriptor> = {
  otherMidrange: msg`Other mid-range brands`,
  otherMidrangeDescription: msg`Which other brands?`,
  brandDomination: msg`Does our brand dominate the shop?`,
  qtyPlgGrp: msg`Our bicycles in the shop`,
  qtyNonPlgGrp: msg`Other bicycles in the shop`,
  brandDisplay: msg`How the brand is displayed`,
  brandDisplayDescription: msg`Describe the display`,
  seriesList: msg`Series in the shop`,
  otherSeriesList: msg`Other series`,
  notes: msg`Notes`,
  equipment: msg`Equipment in the shop`,
  equipmentText: msg`Which other equipment?`,
}

/** Why a form can't be sent, by the code of the problem. */
export const visitProblemWords: ProblemWords = {
  photo_outside_needed: msg`Add at least one photo of the shop, outside or inside`,
  photo_display_needed: msg`Add at least one photo of the display`,
  series_needed: msg`Choose at least one series`,
  choice_unknown: msg`An answer is no longer offered. Choose again.`,
  field_not_asked: msg`This kind of visit no longer asks for this`,
  too_many: msg`At most 9,999`,
  valid_text: msg`Only letters, digits, spaces and - . , / & : can be used here`,
  required: msg`Add a few words`,
}

const single: Partial<Record<VisitSlot, MessageDescriptor>> = {
  displayBanner: msg`Banner`,
  displayPoster: msg`Poster`,
  displayHangtagShimano: msg`Hang tag`,
}

/** Returns the name of a photo's place in the form: "Shop 2", "Banner". */
export function slotName(i18n: I18n, slot: VisitSlot): string {
  const own = single[slot]
  if (own) return i18n._(own)
  const number = visitSlots.filter((one) => !single[one]).indexOf(slot)
  return number < 4 ? i18n._(msg`Shop ${number + 1}`) : i18n._(msg`Display ${number - 3}`)
}
