import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContentState } from '#domain/content/validity.ts'
import type { Tone } from '#ui/display/tone.ts'
import type { ProblemWords } from '#ui/form/problem-text.tsx'

/** Words for the refusals of content. */
export const contentWords: ProblemWords = {
  not_a_minute: msg`Enter a day and a time`,
  to_before_from: msg`The end must be after the start`,
  valid_target: msg`Enter an address that begins with https://, or with / for a page here`,
  unknown_market: msg`One of these markets no longer exists`,
  unknown_layout: msg`This layout no longer exists`,
  unknown_group: msg`This group no longer exists`,
  unknown_file: msg`One of these files no longer exists. Remove it and upload it again`,
  unknown_article: msg`There is no article with this code`,
  unknown_sorg: msg`This sales organization no longer exists`,
  unknown_category: msg`This category no longer exists`,
  unknown_parent: msg`This category no longer exists`,
  below_itself: msg`A category can’t be inside itself`,
  other_type: msg`Choose the same kind as the parent category`,
  too_deep: msg`Categories can be at most six levels deep`,
  type_in_use: msg`You can only change the kind of an empty category`,
  category_deleted: msg`Its category was deleted. Restore the category first`,
  parent_deleted: msg`The parent category was deleted. Restore it first`,
  not_siblings: msg`Someone else changed these entries. Open the list again`,
  title_missing: msg`Every image needs a title`,
  one_to_six: msg`Enter a number from 1 to 6`,
  too_many_files: msg`At most 50 files`,
  too_many: msg`Too many entries`,
  text_or_file: msg`Write a text or add a file`,
  name_taken: msg`This name is already in use`,
  in_use: msg`This is still in use`,
  is_deleted: msg`This was deleted. Restore it first`,
  too_late: msg`This was deleted more than 90 days ago and can’t be restored`,
}

/** States of content, in words. */
export const stateWords: Record<ContentState, { words: MessageDescriptor; tone: Tone }> = {
  VALID: { words: msg`Published`, tone: 'success' },
  SCHEDULED: { words: msg`Scheduled`, tone: 'info' },
  EXPIRED: { words: msg`Expired`, tone: 'neutral' },
  DELETED: { words: msg`Deleted`, tone: 'danger' },
}
