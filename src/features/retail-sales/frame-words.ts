import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ResultOf } from 'gql.tada'
import type { ProblemWords } from '#ui/form/problem-text.tsx'
import type { RegisteredFrameList } from './retail-sales.gql.ts'

/** A reported frame of the list. */
export type RegisteredFrame = ResultOf<
  typeof RegisteredFrameList
>['registeredFrames']['rows'][number]

/** Words for what the server refuses of a report. */
export const frameWords: ProblemWords = {
  frame_number: msg`A frame number has 6 to 20 letters and digits`,
  frame_unknown: msg`This frame wasn’t delivered to you. Check the number.`,
  brand_not_registrable: msg`Frames of this brand can’t be reported here`,
  already_reported: msg`This frame is already reported as sold`,
  in_future: msg`This day can’t be in the future`,
  customer_unknown: msg`You can’t report sales for this dealer`,
  frame_stolen: msg`This bicycle is reported as stolen. Call us before you do anything else.`,
  not_found: msg`This report no longer exists`,
  no_longer_editable: msg`This report can no longer be changed`,
}

/** State of a report's hand-over to the ERP. */
export const handoverWords: Record<RegisteredFrame['handover'], MessageDescriptor> = {
  pending_insert: msg`Pending insert`,
  processing_insert: msg`Processing insert`,
  failed_insert: msg`Failed insert`,
  pending_update: msg`Pending update`,
  processing_update: msg`Processing update`,
  failed_update: msg`Failed update`,
  complete: msg`Complete`,
}
