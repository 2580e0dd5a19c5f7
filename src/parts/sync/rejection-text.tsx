import { msg } from '@lingui/core/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { BlockReason } from '#domain/article/article-block.ts'
import type { IntentKind } from '#domain/sync/intent.ts'
import { refusalWords as fileWords } from '../upload/upload-refusal.ts'
import { lineReasonWords } from '../article/line-reason.tsx'
import { refusalWords } from '../order/refusal-text.tsx'

const blocks: ReadonlySet<string> = new Set<BlockReason>([
  'not_allowed',
  'sorg_blocked',
  'order_blocked',
  'brand_blocked',
  'category_blocked',
  'hierarchy_blocked',
  'no_price',
  'not_yet_available',
])

const words: Record<string, MessageDescriptor> = {
  unknown_article: msg`This article is no longer sold to this customer`,
  not_your_customer: msg`You can no longer order for this customer`,
  not_understood: msg`The server couldn’t read this change. Reload the page and make it again.`,
  quantity_too_large: msg`More than one cart line can have`,
  too_many_lines: msg`The cart is full: it holds 2,000 lines at most`,
  line_gone: msg`Someone removed this line from the cart`,
  no_such_cart: msg`This cart has been deleted`,
  cart_exists: msg`This cart already exists`,
  too_many_carts: msg`There are 50 named carts already: delete one first`,
  no_permission: msg`You no longer have permission to do this`,
  in_stock: msg`This article is back in stock`,
  too_many: msg`You already have the maximum number of restock alerts`,
  notifications_off: msg`Restock alerts are switched off in this portal`,
  files_missing: msg`Some files didn’t reach the server. Add them again.`,
  files_refused: msg`The server didn’t accept these files. Replace them and send again.`,
  quote_changed: msg`A price has changed since. Check the cart and create the quote again.`,
  in_the_past: msg`The quote’s last day had passed. Create it again with a later one.`,
  withdrawn: msg`You undid this change`,
  too_late: msg`It was sent before you could undo it. Check the cart.`,
  changed_meanwhile: msg`Someone added to this cart in the meantime. Review it first.`,
}

/** Reasons of a proof of payment, whose codes other changes have too. */
const proofWords: Record<string, MessageDescriptor> = {
  not_found: msg`You can no longer see this payment`,
  not_waiting: msg`This payment is no longer waiting for proof`,
  not_by_proof: msg`This payment doesn’t need proof`,
  too_many_docs: msg`This payment already has 5 proofs. Remove one first.`,
  file_unknown: msg`Some files didn’t reach the server. Add them again.`,
}

/** Reasons of a received delivery. */
const receiptWords: Record<string, MessageDescriptor> = {
  not_found: msg`This customer no longer has this delivery`,
}
/** Reasons of a click and collect order. */
const collectWords: Record<string, MessageDescriptor> = {
  not_found: msg`You can no longer see this order`,
  wrong_status: msg`The order has moved on in the meantime. Open it to see where it stands.`,
  quantity_fell: msg`More has been counted in the meantime. Count again.`,
  over_ordered: msg`More was counted than ordered`,
  unknown_line: msg`The order has changed in the meantime. Count again.`,
}
/** Reasons of a third-party order. */
const thirdPartyWords: Record<string, MessageDescriptor> = {
  not_offered: msg`An article is no longer offered`,
  over_stock: msg`There is less in stock than was ordered`,
  price_changed: msg`A price has changed since`,
  ship_to_changed: msg`This address is no longer in use. Choose another one.`,
  day_past: msg`The requested day has passed. Choose another one.`,
}
/** Reasons of an inspection or of a reported sale. */
const frameWords: Record<string, MessageDescriptor> = {
  frame_number: msg`A frame number has 6 to 20 letters and digits`,
  frame_unknown: msg`This frame wasn’t delivered to you. Check the number.`,
  brand_not_registrable: msg`Frames of this brand can’t be reported here`,
  already_reported: msg`This frame is already reported as sold`,
  in_future: msg`The day of the sale can’t be in the future`,
  point_unknown: msg`The checklist has changed since. Make the inspection again.`,
  id_taken: msg`This inspection was already made by someone else`,
  required: msg`A detail is missing`,
}
/** Reasons of a visit, whose codes other changes have too. */
const visitWords: Record<string, MessageDescriptor> = {
  not_found: msg`This visit has been deleted`,
  no_longer_editable: msg`The time to change this visit is over`,
  changed_meanwhile: msg`Someone else changed this visit in the meantime. Open it and make your change again.`,
  kind_unknown: msg`You no longer report visits of this kind`,
  not_your_customer: msg`You no longer visit this customer`,
  photo_unknown: msg`Some photos didn’t reach the server. Take them again.`,
  files_missing: msg`Some photos didn’t reach the server. Take them again.`,
  files_refused: msg`The server didn’t accept some photos. Replace them and send again.`,
  photo_outside_needed: msg`A photo of the shop is missing`,
  photo_display_needed: msg`A photo of the display is missing`,
  series_needed: msg`No series is chosen`,
  choice_unknown: msg`An answer is no longer offered. Choose again.`,
  field_not_asked: msg`The form has changed since. Open it, check it and send it again.`,
  required: msg`A description is missing`,
  id_taken: msg`This visit was already reported by someone else`,
  too_late: msg`It was sent before you could remove it`,
}

/** Reasons of a claim. */
const claimWords: Record<string, MessageDescriptor> = {
  not_found: msg`This claim no longer exists`,
  no_longer_editable: msg`This claim can no longer be changed`,
  changed_meanwhile: msg`This claim was changed in the meantime. Edit it to see what’s different.`,
  not_your_customer: msg`You no longer act for this customer`,
  file_unknown: msg`Some files didn’t reach the server. Add them again.`,
  file_needed: msg`A file is missing`,
  required: msg`A detail is missing`,
  in_future: msg`The day of purchase can’t be in the future`,
  problem_needed: msg`No problem is chosen`,
  problem_unknown: msg`A problem is no longer offered. Choose again.`,
  article_needed: msg`No article is chosen`,
  article_unknown: msg`This article isn’t known`,
  frame_stolen: msg`This bicycle is reported as stolen. Call us before you do anything else.`,
  bike_not_offered: msg`Bicycles can’t be claimed for this customer here`,
  paa_not_offered: msg`Parts and accessories can’t be claimed here`,
  id_taken: msg`Someone else already submitted this claim`,
  slot_twice: msg`Two files are in one place. Replace them and send again.`,
  invalid_id: msg`The server couldn’t read this change. Reload the page and make it again.`,
}

/** Reasons of an inspection. */
const inspectionWords: Record<string, MessageDescriptor> = {
  ...frameWords,
  not_found: msg`This inspection no longer exists`,
  changed_meanwhile: msg`This inspection was changed in the meantime. Edit it to see what’s different.`,
}

/** Words of the kinds whose codes mean something of their own. */
const wordsOfKind: Partial<Record<IntentKind, Record<string, MessageDescriptor>>> = {
  PAYMENT_PROOF: proofWords,
  RECEIVE_DELIVERY: receiptWords,
  COLLECT_STATUS: collectWords,
  COLLECT_SHIPMENT: collectWords,
  THIRD_PARTY_ORDER: thirdPartyWords,
  PDI: inspectionWords,
  REGISTER_FRAME: frameWords,
  VISIT: visitWords,
  CLAIM: claimWords,
  DELETE_VISIT: visitWords,
  RESTORE_VISIT: visitWords,
}

const isBlock = (reason: string): reason is BlockReason => blocks.has(reason)

/** Why the server refused a change, in words. @param reason code of the rejection; null or unknown: it did not say */
export function RejectionText({ reason, kind }: { reason: string | null; kind?: IntentKind }) {
  const { i18n } = useLingui()
  return rejectionWords(i18n, reason, kind)
}

/** Returns the reason as a text, for files. */
export function rejectionWords(i18n: I18n, reason: string | null, kind?: IntentKind): string {
  if (kind === 'ORDER') {
    const ofOrder =
      reason === 'too_late'
        ? i18n._(msg`The order had already been sent, and was placed`)
        : reason && refusalWords(i18n, reason)
    if (ofOrder) return ofOrder
  }
  const ofKind = kind && wordsOfKind[kind]?.[reason ?? '']
  if (ofKind) return i18n._(ofKind)
  if (reason !== null && isBlock(reason)) return i18n._(lineReasonWords[reason])
  return i18n._(
    words[reason ?? ''] ?? fileWords[reason ?? ''] ?? msg`The server did not accept this change`,
  )
}
