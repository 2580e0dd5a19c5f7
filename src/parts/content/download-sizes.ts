import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PictureSize } from '#domain/files/picture-address.ts'
import { withBasePath } from '#offline/base-path.ts'

/** Sizes in which a picture is downloaded, the largest first. */
export const downloadSizes = ['original', 'hi', 'med', 'low', 'thumb'] as const
export type DownloadSize = 'original' | PictureSize

/** Sizes in words. */
export const sizeWords: Record<DownloadSize, MessageDescriptor> = {
  original: msg`Original`,
  hi: msg`Large, 2,560 pixels`,
  med: msg`Medium, 1,280 pixels`,
  low: msg`Small, 640 pixels`,
  thumb: msg`Thumbnail, 320 pixels`,
}

/** Lets the browser save what is at an address. @param name for the file; the server names it otherwise */
export function saveFrom(url: string, name = ''): void {
  const link = document.createElement('a')
  link.href = withBasePath(url)
  link.download = name
  link.click()
}
