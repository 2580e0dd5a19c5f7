import type { RowResult } from '#parts/sheet-upload/use-sheet-upload.ts'

/** `created`: the article is new. */
export interface VendorResult extends RowResult {
  created: boolean
}

const camel = (column: string) =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Returns the cells of a row by column, as they go back into a file. */
export const cellsOf = (columns: readonly string[], fields: object): Record<string, string> =>
  Object.fromEntries(
    columns.map((column) => {
      const value = (fields as Record<string, unknown>)[camel(column)]
      return [column, value === undefined || Number.isNaN(value) ? '' : String(value)]
    }),
  )
