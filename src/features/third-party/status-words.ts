import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ItemStatus } from '#domain/third-party/item-status.ts'
import type { Tone } from '#ui/display/tone.ts'

/** Labels of the statuses of an ordered third-party item. */
export const statusWords: Record<ItemStatus, MessageDescriptor> = {
  new: msg({ message: 'New', context: 'third-party order' }),
  accepted: msg({ message: 'Accepted', context: 'third-party order' }),
  preparing: msg({ message: 'Being prepared', context: 'third-party order' }),
  shipped: msg({ message: 'Shipped', context: 'third-party order' }),
  delivered: msg({ message: 'Delivered', context: 'third-party order' }),
  refused: msg({ message: 'Refused', context: 'third-party order' }),
  cancelled: msg({ message: 'Canceled', context: 'third-party order' }),
}

/** Words of the buttons that set a status. */
export const stepWords: Record<ItemStatus, MessageDescriptor> = {
  new: msg({ message: 'New', context: 'third-party order' }),
  accepted: msg`Accept`,
  preparing: msg`Mark as being prepared`,
  shipped: msg`Mark as shipped`,
  delivered: msg`Mark as delivered`,
  refused: msg`Refuse`,
  cancelled: msg`Cancel this article`,
}

export const statusTones: Record<ItemStatus, Tone> = {
  new: 'warning',
  accepted: 'info',
  preparing: 'info',
  shipped: 'info',
  delivered: 'success',
  refused: 'danger',
  cancelled: 'neutral',
}

/** Words of the codes that a change of an item is refused with. */
export const statusProblems: Record<string, MessageDescriptor> = {
  not_found: msg`You can no longer see this order`,
  wrong_status: msg`The order has moved on in the meantime. Open it to see where it stands.`,
  reason_needed: msg`Say why: the dealer reads it`,
  too_long: msg`At most 300 characters`,
}
