import { csvRows } from '#domain/files/csv-rows.ts'
import { maxPacked, type WorkbookProblem, workbookProblem } from '#parts/file/bounded-workbook.ts'
import { isArchive, textOfFile } from '#parts/file/text-of-file.ts'
import { readWorkbook } from '#parts/file/workbook.ts'

/** Why a file has no rows to read. */
export type FileProblem = WorkbookProblem | 'not_csv'

/** The cells of a CSV text; it is refused where the text is no text, or ends within a quote. */
function readCsv(bytes: ArrayBuffer): string[][] | FileProblem {
  if (bytes.byteLength > maxPacked) return 'too_large'
  try {
    return csvRows(textOfFile(bytes)) ?? 'not_csv'
  } catch {
    return 'not_csv'
  }
}

/** Reads the rows of a workbook's first sheet, or of a CSV file. */
export async function readRows(file: File): Promise<string[][] | FileProblem> {
  const bytes = await file.arrayBuffer()
  if (!isArchive(bytes) && /\.(csv|txt)$/i.test(file.name)) return readCsv(bytes)
  return (
    workbookProblem(new Uint8Array(bytes)) ??
    readWorkbook(bytes).catch((): FileProblem => 'not_a_workbook')
  )
}
