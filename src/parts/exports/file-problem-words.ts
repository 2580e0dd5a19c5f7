import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FileProblem } from '#domain/files/file-problem.ts'

/** Why a file could not be written, in words. */
export const fileProblemWords: Readonly<Record<FileProblem, MessageDescriptor>> = {
  too_many_rows: msg`It has more rows than an Excel workbook can hold. Choose a shorter period or a CSV file.`,
  not_allowed: msg`You no longer have permission to download this data.`,
  customer_lost: msg`You no longer work for this customer.`,
  timed_out: msg`It took too long. Choose a shorter period, or try again later.`,
  storage_full: msg`The portal is out of storage space. Try again later.`,
  storage_failed: msg`The portal couldn’t save the file. Try again later.`,
  source_failed: msg`The portal couldn’t read the data. Try again later.`,
}
