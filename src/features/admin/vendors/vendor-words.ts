import { msg } from '@lingui/core/macro'
import type { ProblemWords } from '#ui/form/problem-text.tsx'

/** Why a change of a vendor was refused. */
export const vendorWords: ProblemWords = {
  name_taken: msg`This code is already in use`,
  valid_code: msg`Only letters A–Z, digits, - . and _ can be used here`,
  too_many: msg`Enter at most 10 addresses`,
  unknown_sorg: msg`This sales organization no longer exists`,
  unknown_user: msg`One of these users no longer exists`,
  not_a_seller: msg`One of these users has no permission to maintain articles of a vendor`,
  used_by_articles: msg`This is still in use: the vendor has articles. Deactivate it instead.`,
  used_by_orders: msg`This is still in use: orders were placed with it. Deactivate it instead.`,
}
