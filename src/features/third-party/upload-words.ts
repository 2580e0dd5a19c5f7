import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** Words of the codes that a row of a vendor's file is refused with. */
export const uploadWords: Record<string, MessageDescriptor> = {
  valid_price: msg`The price must be a number with at most 4 decimals`,
  unclear_price: msg`Write the price without a thousands mark, and with 2 or 4 decimals`,
  valid_number: msg`A quantity must be a whole number of 0 or more`,
  valid_choice: msg`The status must be available, paused or discontinued`,
  valid_address: msg`The picture’s address must begin with https://`,
  twice: msg`The article is in the file more than once`,
  unknown_article: msg`This vendor has no such article`,
  unknown_vendor: msg`Choose the vendor first`,
}
