import type { RowResult } from '#parts/sheet-upload/use-sheet-upload.ts'

/** `created`: the article is new. */
export interface VendorResult extends RowResult {
  created: boolean
}
