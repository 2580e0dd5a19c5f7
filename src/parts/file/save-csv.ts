import { csvLine, csvStart } from '#domain/files/csv-line.ts'

/** Returns a CSV file's text. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  csvStart + rows.map(csvLine).join('')

/** Hands a file to the person. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

export const saveCsv = (name: string, rows: readonly (readonly (string | number)[])[]): void =>
  saveFile(name, new Blob([csvOf(rows)], { type: 'text/csv' }))
