import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** Words of the codes that an order of third-party articles is refused with. */
export const orderProblems: Record<string, MessageDescriptor> = {
  refused_products: msg`Nothing was ordered yet. Look at the marked articles.`,
  ship_to_changed: msg`This address is no longer in use. Choose another one.`,
  day_past: msg`Choose a day that isn’t in the past`,
  not_understood: msg`The server couldn’t read this order. Reload the page and try again.`,
  NOT_SAVED: msg`The order couldn’t be saved on this device. Try again.`,
}
