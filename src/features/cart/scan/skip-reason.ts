import type { I18n } from '@lingui/core'
import { rowReason } from '#parts/order-lines/problem-words.ts'
import { rejectionWords } from '#parts/sync/rejection-text.tsx'
import type { SkipReason } from './scanned.ts'

/** Why a code that was scanned is not in the cart, in words. */
export function skipReasonText(i18n: I18n, why: SkipReason): string {
  switch (why.kind) {
    case 'problem':
      return rowReason(i18n, { state: 'problem', problem: why.problem, lying: why.lying })!
    case 'quantity_too_large':
    case 'too_many_lines':
      return rejectionWords(i18n, why.kind)
    default:
      return rowReason(i18n, { state: why.kind, problem: null, lying: 0 })!
  }
}
