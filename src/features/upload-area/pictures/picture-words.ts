import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { refusalWords } from '#parts/upload/upload-refusal.ts'

/** Why a picture of a batch was not taken, by its code. */
export const pictureWords: Readonly<Record<string, MessageDescriptor>> = {
  ...refusalWords,
  format_not_accepted: msg`This isn’t a JPEG, PNG, WebP or AVIF picture`,
  file_too_large: msg`This picture is larger than 20 MB`,
  unknown_article: msg`There is no article with this code`,
  twice: msg`Another file is for the same place`,
  too_many_pictures: msg`An article can have 24 pictures`,
}

/** Why chosen files are not taken at all. */
export const batchWords = {
  no_files: msg`There are no pictures in this archive.`,
  too_many_files: msg`These are more than 1,000 pictures. Upload them in smaller batches.`,
  archive_too_large: msg`This archive is larger than 500 MB, or unpacks to more than 1 GB. Split it into smaller ones.`,
  not_an_archive: msg`This isn’t a ZIP archive, or it is damaged. Pack the pictures again, then choose it.`,
  NETWORK: msg`We couldn’t reach the server. Check the connection and choose the files again.`,
}
