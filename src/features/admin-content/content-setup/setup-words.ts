import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { contentTypes, layoutFlags } from '#domain/content/layout-kinds.ts'

/** Kinds of content that have layouts. */
export const contentTypeWords: Record<(typeof contentTypes)[number], MessageDescriptor> = {
  marketing_material: msg`Marketing material`,
  sales_document: msg`Sales documents`,
  news: msg`News`,
}

/** Parts of a card. */
export const flagWords: Record<(typeof layoutFlags)[number], MessageDescriptor> = {
  placeholderOnCard: msg`Picture`,
  titleOnCard: msg`Title`,
  subtitleOnCard: msg`Subtitle`,
  releasedonOnCard: msg`Day of publication`,
  resolutionOnCard: msg`Sizes to download`,
  gotopdpOnCard: msg`Link to the article`,
}

/** Why a change of layouts or target markets was refused. */
export const setupWords = {
  name_taken: msg`This name is already in use`,
  type_fixed: msg`Content has this layout, so its kind can’t be changed`,
  used_by_content: msg`This is still in use by content, or by deleted content that can be restored.`,
  used_by_categories: msg`This is still in use by marketing categories.`,
  used_by_users: msg`This is still in use: users read for it.`,
}
