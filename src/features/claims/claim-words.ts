import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ClaimSlot } from '#domain/claims/claim-slots.ts'
import type { ClaimPhase, ClaimStatus } from '#domain/claims/claim-status.ts'
import { statusWords } from '#parts/claims/claim-status-words.ts'
import type { ProblemWords } from '#ui/form/problem-text.tsx'
import type { Tone } from '#ui/display/tone.ts'

/** Name of a status; one that this build does not know keeps its code. */
export const statusName = (i18n: I18n, status: string): string =>
  status in statusWords ? i18n._(statusWords[status as ClaimStatus]) : status

const phaseWords: Record<ClaimPhase, MessageDescriptor> = {
  yours: msg`With the dealer`,
  ours: msg`With the distributor`,
  carrier: msg`With the carrier`,
  done: msg`Done`,
}

/** Says whose turn it is; a turn of the reader's own side is "waiting for" them. */
export function phaseName(i18n: I18n, phase: ClaimPhase, mayProcess: boolean): string {
  if (phase === 'ours' && mayProcess) return i18n._(msg`Waiting for us`)
  if (phase === 'yours' && !mayProcess) return i18n._(msg`Waiting for you`)
  return i18n._(phaseWords[phase])
}

export const phaseTones: Record<ClaimPhase, Tone> = {
  yours: 'warning',
  ours: 'info',
  carrier: 'info',
  done: 'neutral',
}

const slotWords: Record<ClaimSlot, MessageDescriptor> = {
  invoice: msg`Invoice`,
  photo1: msg`The whole bicycle or article`,
  photo2: msg`Serial number`,
  photo3: msg`The fault`,
  photo4: msg`The fault, 2nd photo`,
  photo5: msg`The fault, 3rd photo`,
  photo6: msg`The fault, 4th photo`,
  idCard: msg`ID card of the consumer`,
  video: msg`Video`,
  additionalDoc1: msg`Additional document 1`,
  additionalDoc2: msg`Additional document 2`,
  additionalDoc3: msg`Additional document 3`,
  additionalDoc4: msg`Additional document 4`,
  additionalDoc5: msg`Additional document 5`,
}

/** Name of a slot. */
export const slotName = (i18n: I18n, slot: ClaimSlot): string => i18n._(slotWords[slot])

const fieldWords: Record<string, MessageDescriptor> = {
  frameNumber: msg`Frame number`,
  articleCode: msg`Article number`,
  description: msg`Description of the article`,
  contactName: msg`Contact`,
  contactPhone: msg`Phone of the contact`,
  purchaseDate: msg`Day of purchase`,
  problems: msg`Problems`,
  customerNotes: msg`Description of the fault`,
  qty: msg`Quantity`,
  'consumer.email': msg`Email of the consumer`,
  'consumer.phone': msg`Phone of the consumer`,
  consumer: msg`Consumer`,
  referenceNo: msg`Your reference`,
  deliveryNo: msg`Delivery number`,
  brandName: msg`Brand`,
  model: msg`Model`,
  modelYear: msg`Model year`,
  series: msg`Series`,
  mcName: msg`Category`,
  productionCode: msg`Production code`,
  bikeAttributes: msg`Size, color and other attributes`,
  isShortage: msg`It never arrived`,
  isNotAWarranty: msg`Warranty`,
}

/** Name of a field or slot in a list of what is missing. */
export const partName = (i18n: I18n, field: string): string =>
  field in slotWords
    ? slotName(i18n, field as ClaimSlot)
    : i18n._(fieldWords[field] ?? msg`Other details`)

/** Words of what keeps a claim from being submitted. */
export const claimProblemWords: ProblemWords = {
  file_needed: msg`Add a file`,
  problem_needed: msg`Choose at least one problem`,
  article_needed: msg`Choose an article`,
  claim_invalid_article_description: msg`Only letters, spaces and - . , / & : can be used here`,
  valid_text: msg`Only letters, digits, dots, commas and spaces can be used here`,
  frame_stolen: msg`This bicycle is reported as stolen. Call us before you do anything else.`,
  frame_invalid: msg`A frame number has 6 to 20 letters and digits`,
  invalid_email: msg`Enter an email address`,
  invalid_date: msg`Enter a date`,
  in_future: msg`The day of purchase can’t be in the future`,
  too_small: msg`Enter at least 1`,
  too_large: msg`This is too much`,
  too_many: msg`These are too many`,
  status_not_allowed: msg`The claim can’t get this status now`,
  reason_needed: msg`Give a reason`,
  internal_not_allowed: msg`You can’t write internal comments`,
  too_many_docs: msg`A claim has room for five further documents`,
  format_not_accepted: msg`A document is a PDF or a picture`,
  file_too_large: msg`This file is too large`,
  file_unknown: msg`The file didn’t arrive. Add it again.`,
  not_found: msg`This claim no longer exists`,
  no_longer_editable: msg`This claim can no longer be changed`,
}
