/** A file of a multipart operation, as its resolver gets it in place of the content. */
export type SentFile = { id: string } | { refusal: string }

const refusedMark = 'refused:'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Writes a file as the value of a variable. */
export const fileValue = (file: SentFile): string =>
  'id' in file ? file.id : `${refusedMark}${file.refusal}`

/** Whether a text can be a file's value: the id of a complete upload, or a refusal. */
export const isFileValue = (value: string): boolean =>
  uuid.test(value) || /^refused:[a-z_]{1,40}$/.test(value)

/** Reads the value of a variable again. */
export const sentFile = (value: string): SentFile =>
  value.startsWith(refusedMark) ? { refusal: value.slice(refusedMark.length) } : { id: value }
