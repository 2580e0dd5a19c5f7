import { isOrderDocument, type OrderFile, pastedOf } from '#domain/order-file/order-file.ts'
import { type Pasted, pasteLines, pasteRows } from '#domain/paste/paste-lines.ts'
import { isArchive, textOfFile } from '../file/text-of-file.ts'
import { readWorkbook } from '../file/workbook.ts'

/** Facts of an order beside its lines, where its file tells them. */
export type OrderHead = Omit<OrderFile, 'lines'>

/**
 * Reads what a file orders: a workbook's first sheet, a UBL or EDIFACT order, or any kind of text.
 * @throws Error for what is none of them, a PDF say; RefusedFile for a document that is no good order
 */
export async function readOrderFile(file: File): Promise<Pasted & { head?: OrderHead }> {
  const bytes = await file.arrayBuffer()
  if (isArchive(bytes)) return orderOfRows(await readWorkbook(bytes))
  const text = textOfFile(bytes)
  if (!isOrderDocument(text)) return pasteLines(text)
  // The parser of XML is loaded by those who need it.
  const { readOrderFileText } = await import('#domain/order-file/read-order-file.ts')
  const { lines, ...head } = readOrderFileText(text)
  return { ...pastedOf({ lines }), head }
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
