import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { CollectStatus } from '#domain/collect/collect-status.ts'
import type { Tone } from '#ui/display/tone.ts'

/** Labels of the statuses of a click and collect order. */
export const statusWords: Record<CollectStatus, MessageDescriptor> = {
  need_confirmation: msg`Needs confirmation`,
  confirmed: msg({ message: 'Confirmed', context: 'click and collect' }),
  processing_by_hq: msg`Processing by HQ`,
  open: msg({ message: 'Open', context: 'click and collect' }),
  shipment_from_hq: msg`Shipment from HQ`,
  partially_shipped: msg`Partially shipped`,
  shipped: msg`Shipped`,
  ready_to_pickup: msg`Ready for pickup`,
  complete: msg({ message: 'Complete', context: 'click and collect' }),
}

/** Words of the buttons that set a status. */
export const stepWords: Partial<Record<CollectStatus, MessageDescriptor>> = {
  confirmed: msg`Confirm order`,
  processing_by_hq: msg`Ask HQ to send it`,
  ready_to_pickup: msg`Mark as ready for pickup`,
  complete: msg`Mark as collected`,
}

/** Tones of the statuses: a warning where the shop has to act. */
export const statusTones: Record<CollectStatus, Tone> = {
  need_confirmation: 'warning',
  confirmed: 'warning',
  processing_by_hq: 'neutral',
  open: 'neutral',
  shipment_from_hq: 'info',
  partially_shipped: 'info',
  shipped: 'info',
  ready_to_pickup: 'warning',
  complete: 'success',
}
