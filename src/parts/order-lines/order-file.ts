import { type Pasted, pasteLines, pasteRows } from '#domain/paste/paste-lines.ts'
import { isArchive, textOfFile } from '../file/text-of-file.ts'
import { readWorkbook } from '../file/workbook.ts'

/** Reads what a file orders: a workbook's first sheet, or any kind of text. @throws Error for what is neither, a PDF say */
export async function readOrderFile(file: File): Promise<Pasted> {
  const bytes = await file.arrayBuffer()
  if (!isArchive(bytes)) return pasteLines(textOfFile(bytes))
  return orderOfRows(await readWorkbook(bytes))
}

/** Reads the order in the rows of a sheet. */
export const orderOfRows = (rows: readonly (readonly string[])[]): Pasted =>
  pasteRows(
    rows.flatMap((cells, n) =>
      cells.some(Boolean)
        ? [{ line: n + 1, text: cells.filter(Boolean).join(' '), cells: [...cells] }]
        : [],
    ),
  )
