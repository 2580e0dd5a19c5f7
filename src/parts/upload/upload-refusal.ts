import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a file was not accepted, in words; by the server's code or this device's own. */
export const refusalWords: Readonly<Record<string, MessageDescriptor>> = {
  file_empty: msg`This file is empty.`,
  file_too_large: msg`This file is too large.`,
  format_not_accepted: msg`This format isn’t accepted. Choose a file in one of the formats listed above.`,
  too_many_pixels: msg`This picture has more than 64 million pixels. Make it smaller and try again.`,
  image_broken: msg`This picture is damaged and can’t be read.`,
  icon_not_square: msg`An icon must be a square of at least 512 × 512 pixels.`,
  quota_exceeded: msg`There’s no space left for files. Delete some or ask for more space.`,
  not_for_this: msg`This item no longer exists.`,
  too_many_pictures: msg`There are already 24 pictures. Remove one first.`,
  no_such_picture: msg`This picture no longer exists.`,
  no_such_article: msg`This article no longer exists.`,
  http_403: msg`You’re not allowed to upload this.`,
  device_full: msg`There’s no space left on this device. Free some up and try again.`,
}

export const otherRefusal = msg`The server didn’t accept this file.`
