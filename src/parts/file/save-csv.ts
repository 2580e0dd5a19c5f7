/**
 * Returns CSV that spreadsheet programs open without a question: marked as UTF-8, with nothing that could be taken for
 * a formula.
 */
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

export const saveCsv = (name: string, rows: readonly (readonly string[])[]): void =>
  saveFile(name, new Blob([csvOf(rows)], { type: 'text/csv' }))
