import { type Pasted, pasteLines, pasteRows } from '#domain/paste/paste-lines.ts'
import { readWorkbook } from '../file/workbook.ts'

/** Reads what a file orders: a workbook's first sheet, or any kind of text. @throws Error for what is neither, a PDF say */
export async function readOrderFile(file: File): Promise<Pasted> {
  const bytes = await file.arrayBuffer()
  // Workbooks are zip archives, whatever their name says.
  if (new TextDecoder('latin1').decode(bytes.slice(0, 2)) !== 'PK')
    return pasteLines(plain(textOf(bytes)))
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

/** White space, what ends a file in DOS (26) and what parts fields in a scanner's one (29) stand in text too; other signs below 32 do not. */
const isText = (text: string) =>
  !/\p{Cc}/u.test(
    text
      .replace(/[\s\u0080-\u009f]/gu, '')
      .replaceAll(String.fromCodePoint(26), '')
      .replaceAll(String.fromCodePoint(29), ''),
  )

function plain(text: string): string {
  if (!isText(text)) throw new Error('not a text')
  return text
}

/** UTF-8, UTF-16 with its mark, else what Windows writes. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
