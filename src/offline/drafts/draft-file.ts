import type { IntentFile } from '#domain/sync/intent-file.ts'

/** A file of a form, as its draft names it and as the intent will. */
export interface DraftFile extends IntentFile {
  name: string
  /** Media type as the browser says. */
  type: string
}

const prefix = 'file/'

/** Id of the row that names a file in a draft. */
export const draftFileRow = (fileId: string): string => prefix + fileId

/** Returns the file that a row of a draft names; null: it is a field. */
export const draftFileId = (rowId: string): string | null =>
  rowId.startsWith(prefix) ? rowId.slice(prefix.length) : null
