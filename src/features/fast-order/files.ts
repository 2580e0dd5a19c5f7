import { type Pasted, pasteLines, pasteRows } from '#domain/paste-lines.ts'

/** What a spreadsheet program opens without a question: marked as UTF-8, and nothing in it is taken for a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
    return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
  }
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Hands a file to the person. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

export const saveCsv = (name: string, rows: readonly (readonly string[])[]) => saveFile(name, new Blob([csvOf(rows)], { type: 'text/csv' }))

/** A workbook of one sheet; the first row stands out. */
export async function saveWorkbook(name: string, rows: readonly (readonly string[])[]): Promise<void> {
  const { default: write } = await import('write-excel-file/browser')
  const cells = rows.map((row, n) => row.map((value) => ({ value, type: String, ...(n === 0 && { fontWeight: 'bold' as const }) })))
  saveFile(name, await write(cells, { columns: rows[0]!.map(() => ({ width: 24 })) }).toBlob())
}

/** Reads what a file orders: a workbook's first sheet, or any kind of text. @throws Error for a workbook that cannot be read */
export async function readOrderFile(file: File): Promise<Pasted> {
  const bytes = await file.arrayBuffer()
  // Workbooks are zip archives, whatever their name says.
  if (new TextDecoder('latin1').decode(bytes.slice(0, 2)) !== 'PK') return pasteLines(textOf(bytes))
  const { readSheet } = await import('read-excel-file/browser')
  const rows = await readSheet(new Blob([bytes]))
  return pasteRows(rows.flatMap((row, n) => {
    const cells = row.map((cell) => (cell === null || cell === undefined ? '' : String(cell).trim()))
    return cells.some(Boolean) ? [{ line: n + 1, text: cells.filter(Boolean).join(' '), cells }] : []
  }))
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
