import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { VisitField } from '#domain/visits/visit-form.ts'
import { visitKindCodes } from '#domain/visits/visit-kinds.ts'
import { type VisitSlot, visitSlots } from '#domain/visits/visit-slots.ts'
import type { visitLists } from '#domain/visits/visit-kinds.ts'

/** Names of the questions that a kind of visit can have. */
export const fieldWords: Record<VisitField, MessageDescriptor> = {
  otherMidrange: msg`Other mid-range brands`,
  brandDomination: msg`Does our brand dominate the shop?`,
  qtyPlgGrp: msg`Our bicycles in the shop`,
  qtyNonPlgGrp: msg`Other bicycles in the shop`,
  brandDisplay: msg`How the brand is displayed`,
  seriesList: msg`Series in the shop`,
  otherSeriesList: msg`Other series`,
  equipment: msg`Equipment in the shop`,
  notes: msg`Notes`,
}

/** Names of the lists. */
export const listWords: Record<(typeof visitLists)[number], MessageDescriptor> = {
  otherMidrange: msg`Other mid-range brands`,
  equipment: msg`Equipment in the shop`,
  brandDisplay: msg`How the brand is displayed`,
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

/** Returns the kinds as choices, under the names that the tenant gives them. */
export const kindOptions = (forms: readonly { id: string; name: string }[]) =>
  forms.map(({ id, name }) => ({ value: id, label: name }))

/** Returns the kinds that a new form can be for, by their codes. */
export const codeOptions = visitKindCodes.map((code) => ({ value: code, label: code }))

/** Why a change of visit forms or their lists was refused. */
export const visitListWords = {
  name_taken: msg`This name is already in use`,
  name_fixed: msg`The kind can’t be changed: visits and areas refer to it`,
  kind_fixed: msg`Visits have this entry, so it can’t be moved`,
  kind_unknown: msg`This kind of visit no longer exists`,
  slots_needed: msg`Choose at least one photo of the shop and one of the display`,
  too_many: msg`At most 9,999`,
  in_use: msg`Visits refer to this entry, so it can’t be deleted. Take it out of use instead.`,
}
