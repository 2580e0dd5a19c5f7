import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why nothing of a file was taken, by the server's codes. */
export const brokenWords: Readonly<Record<string, MessageDescriptor>> = {
  not_csv: msg`This isn’t a CSV file, or a quotation mark in it isn’t closed.`,
  not_utf8: msg`The file has characters that aren’t UTF-8. Save it as “CSV UTF-8”.`,
  missing_column: msg`A required column is missing.`,
  repeated_column: msg`A column is there twice.`,
  unknown_column: msg`A column has an unknown heading.`,
  empty_file: msg`The file is empty.`,
  unreadable: msg`The file couldn’t be read.`,
  row_count: msg`The file doesn’t have as many rows as its last line says. It may have been cut off.`,
  file_changed: msg`The file changed while it was read. Send it again.`,
  no_rows: msg`The file has no rows, so everything would end. If that is right, check “They may end any number of rows”.`,
  too_many_ended: msg`The file leaves out more than a fifth of the rows, which would end. If it is complete, check “They may end any number of rows”.`,
}
