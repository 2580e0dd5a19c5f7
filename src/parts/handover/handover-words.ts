import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** States of a record's way to the ERP, in words. */
export const handoverWords: Record<string, MessageDescriptor> = {
  waiting: msg`Waiting`,
  delivered: msg`Sent to ERP`,
  filed: msg`Saved as file`,
  failed: msg`Failed`,
}
