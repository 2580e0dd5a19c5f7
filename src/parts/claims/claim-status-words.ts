import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ClaimStatus } from '#domain/claims/claim-status.ts'

/** States of a claim, in words. */
export const statusWords: Record<ClaimStatus, MessageDescriptor> = {
  submitted: msg`Submitted`,
  in_review: msg`In review`,
  information_needed: msg`Information needed`,
  approved: msg`Approved`,
  waiting_for_goods: msg`Waiting for goods`,
  goods_received: msg`Goods received`,
  inspected: msg`Inspected`,
  replacement_sent: msg`Replacement sent`,
  credit_issued: msg`Credit issued`,
  repaired: msg`Repaired`,
  rejected: msg`Rejected`,
  cancelled: msg`Canceled`,
  closed: msg`Closed`,
}
