import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FrameStatus } from '#domain/frames/registration.ts'

/** State of a reported frame. */
export const statusWords: Record<FrameStatus, MessageDescriptor> = {
  registered: msg`Registered`,
  changed: msg`Changed`,
  withdrawn: msg`Withdrawn`,
  stolen: msg`Stolen`,
  warranty_ended: msg`Warranty ended`,
}
