import { msg } from '@lingui/core/macro'
import type { ProblemWords } from '#ui/form/problem-text.tsx'

/** Words for what the server refuses of an inspection. */
export const pdiWords: ProblemWords = {
  frame_number: msg`A frame number has 6 to 20 letters and digits`,
  frame_unknown: msg`This frame wasn’t delivered to you. Check the number.`,
  customer_unknown: msg`You no longer act for this customer`,
  point_unknown: msg`The checklist has changed since. Make the inspection again.`,
  too_many: msg`These are too many`,
  id_taken: msg`This inspection was already made by someone else`,
  invalid_id: msg`This inspection can’t be saved. Reload the page and make it again.`,
  not_found: msg`This inspection has been deleted`,
}
